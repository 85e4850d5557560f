"""Who bids, who answers, and who becomes the declarer at what value."""


def bid_values() -> list[int]:
    """List the values that games can be worth, the lowest first."""
    values = {23, 35, 46, 59}
    for base in [9, 10, 11, 12]:
        for multiplier in range(2, 19):
            values.add(base * multiplier)
    for multiplier in range(2, 12):
        values.add(24 * multiplier)
    return sorted(values)


BID_VALUES = bid_values()
LOWEST_BID = 18
LIMIT_OF_ANY = 500
"""Where any whole number may be bid, it has to be below this one."""


class Auction:
    """The bidding of one deal: middlehand to forehand, then rearhand to the survivor."""

    def __init__(self, bidding: str) -> None:
        """Begin with middlehand to speak; `bidding` is `jump`, `next` or `any`."""
        self.bidding = bidding
        self.speaker = 1
        self.listener = 0
        self.listener_answers = False
        self.forehand_alone = False
        self.last = 0
        self.over = False
        self.declarer: int | None = None
        self.bid_or_held: set[int] = set()

    def turn(self) -> int:
        """Return the seat that has to speak."""
        if self.forehand_alone:
            return 0
        return self.listener if self.listener_answers else self.speaker

    def bids(self) -> list[int]:
        """List the values open to a seat that may bid."""
        if self.bidding == "any":
            return list(range(max(self.last + 1, LOWEST_BID), LIMIT_OF_ANY))
        if self.forehand_alone:
            return [LOWEST_BID]
        higher = [value for value in BID_VALUES if value > self.last]
        return higher[:1] if self.bidding == "next" else higher

    def legal(self) -> set[str]:
        """Return what the seat on turn may say."""
        if self.listener_answers:
            return {"hold", "pass"}
        return {"pass"} | {str(value) for value in self.bids()}

    def say(self, text: str) -> None:
        """Take a legal bid, hold or pass of the seat on turn."""
        seat = self.turn()
        if text == "pass":
            self.drop_out()
            return
        self.bid_or_held.add(seat)
        if text == "hold":
            self.listener_answers = False
            return
        self.last = int(text)
        if self.forehand_alone:
            self.end(0)
        else:
            self.listener_answers = True

    def drop_out(self) -> None:
        """Take a pass: the other one of the two survives."""
        if self.forehand_alone:
            self.end(None)
            return
        survivor = self.speaker if self.listener_answers else self.listener
        self.listener_answers = False
        if self.speaker != 2 and self.listener != 2:
            self.speaker = 2
            self.listener = survivor
        elif self.last == 0:
            # Two passes without a bid: the survivor is forehand, who has not been asked yet.
            self.forehand_alone = True
        else:
            self.end(survivor)

    def end(self, declarer: int | None) -> None:
        """Close the auction; without a declarer all three have passed."""
        self.declarer = declarer
        self.over = True
