# The public names of the room, said once: type checkers read them here, and the package itself does.

from pyskat.bots.protocol import (
    Bot as Bot,
    drive as drive,
)
from pyskat.bots.uniform import RandomBot as RandomBot
