# The public names of the room, said once: type checkers read them here, and the package itself does.

from pyskat.bots.advice import (
    Advice as Advice,
    Alternative as Alternative,
    Reason as Reason,
    ReasonCode as ReasonCode,
)
from pyskat.bots.asking import (
    Adviser as Adviser,
    advise as advise,
)
from pyskat.bots.named import (
    BOT_NAMES as BOT_NAMES,
    named_bot as named_bot,
)
from pyskat.bots.protocol import (
    Bot as Bot,
    drive as drive,
)
from pyskat.bots.rule import RuleBot as RuleBot
from pyskat.bots.uniform import RandomBot as RandomBot
