"""A client of table_server.py. It needs no pyskat: all that a player may know and do comes as JSON.

python table_client.py WORD --lang de
python table_client.py WORD --chance 7
"""

import argparse
import json
import random
import socket
import sys
from contextlib import suppress
from threading import Thread
from typing import IO, Any, TypeAlias

from attrs import Factory, define

Message: TypeAlias = dict[str, Any]


def buttons(may: Message, rng: random.Random) -> list[str]:
    """List what may be done now, in words that the server reads: of the bids the lowest, of two cards any."""
    words = [*map(str, may["bids"][:1]), *may["contracts"], *may["cards"].split(), *may["answers"]]
    for field, word in (("may_hold", "hold"), ("may_pass", "pass"), ("may_pick_up", "pick up")):
        words += [word] * may[field]
    for word in ("kontra", "re"):
        words += [word] * may[word]
    for word in ("discard", "push"):
        if may[word] is not None:
            words.append(" ".join([word, *rng.sample(may[word]["cards"].split(), may[word]["count"])]))
    return words


@define
class Player:
    """Somebody at the table: the connection, and what came over it last."""

    talk: IO[str]
    rng: random.Random
    by_chance: bool
    latest: Message = Factory(dict)
    had: int = 0
    """How many events were told, without those that were taken back."""
    over: bool = False

    def say(self, **message: object) -> None:
        """Send a message to the server."""
        self.talk.write(json.dumps(message) + "\n")
        self.talk.flush()

    def listen(self) -> None:
        """Tell what happens, until the deal is over."""
        for heard in self.talk:
            message = json.loads(heard)
            if "error" in message:
                print(message["message"])
                continue
            self.latest = message
            if message["from"] < self.had:
                print(f"{self.had - message['from']} taken back")
            self.had = message["from"] + len(message["events"])
            for told in message["told"]:
                print(told)
            self.over = message["view"]["phase"] == "finished"
            if self.over:
                break
            if words := buttons(message["choices"], self.rng):
                print(f"\n{message['view']['hand']}\n{', '.join(words)}?")
                if self.by_chance:
                    self.say(at=message["number"], do=self.rng.choice(words))

    def type_in(self) -> None:
        """Send what is typed, as an answer to what came last."""
        for text in map(str.strip, sys.stdin):
            if self.over:
                break
            wish: Message = {"undo": True} if text == "undo" else {"do": text}
            self.say(at=self.latest.get("number"), **wish)


def main() -> None:
    """Play a deal."""
    parser = argparse.ArgumentParser(description="Play at a table.")
    parser.add_argument("word", help="the secret word of the chair, or watch")
    parser.add_argument("--port", type=int, default=4000)
    parser.add_argument("--lang", choices=("en", "de"), default="en")
    parser.add_argument("--chance", type=int, metavar="SEED", help="do anything that may be done")
    asked = parser.parse_args()
    with socket.create_connection(("127.0.0.1", asked.port)) as line, line.makefile("rw", encoding="utf-8") as talk:
        player = Player(talk, random.Random(asked.chance), asked.chance is not None)
        player.say(join=asked.word, lang=asked.lang)
        listener = Thread(target=player.listen, daemon=True)
        listener.start()
        with suppress(KeyboardInterrupt):
            if not player.by_chance:
                player.type_in()
            listener.join()


if __name__ == "__main__":
    main()
