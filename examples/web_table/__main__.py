"""python -m web_table starts the server."""

import argparse
from pathlib import Path

import uvicorn

from web_table.room import LONGEST
from web_table.server import Host, Store, application


def main() -> None:
    """Start the server."""
    parser = argparse.ArgumentParser(prog="python -m web_table", description="Let people and bots play Skat.")
    parser.add_argument("--host", default="127.0.0.1", help="0.0.0.0: other machines may come in")
    parser.add_argument("--port", type=int, default=8000)
    parser.add_argument("--store", type=Path, default=Path("rooms.sqlite"), help="where the rooms are kept")
    asked = parser.parse_args()
    print(f"Open http://{asked.host}:{asked.port}/ in a browser.", flush=True)
    host = Host(Store(asked.store))
    uvicorn.run(
        application(host),
        host=asked.host,
        port=asked.port,
        ws_max_size=LONGEST * 4,
        ws_max_queue=8,
        log_level="warning",
    )


if __name__ == "__main__":
    main()
