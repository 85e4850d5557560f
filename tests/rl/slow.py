"""An observation put together slowly, part by part, from what a view says of itself, with numbers written out."""

import pyskat as sk

__all__ = ["observed"]

_SUITS = "DHSC"
_RANKS = "789QKTAJ"
_PHASES = (*("bidding", "skat decision", "discarding", "declaring", "doubling", "pushing", "playing", "finished"),)


def _place(card: sk.Card) -> int:
    return 8 * _SUITS.index(card.name[0]) + _RANKS.index(card.name[1])


def _cards(*sets: sk.CardSet | None) -> list[int]:
    there = {_place(card) for cards in sets if cards is not None for card in cards}
    return [int(number in there) for number in range(32)]


def _one_of(count: int, place: int) -> list[int]:
    return [int(number == place) for number in range(count)]


def observed(view: sk.View, *, tricks: bool = False) -> list[int]:
    me = view.seat
    assert me is not None
    others = [me, me.next, me.next.next]

    def who(*seats: sk.Seat | None) -> list[int]:
        return [int(seat in seats) for seat in others]

    def relative(seat: sk.Seat | None) -> list[int]:
        return _one_of(4, 3 if seat is None else others.index(seat))

    all_tricks = [*view.tricks, *([] if view.trick is None else [view.trick])]
    plays = [play for trick in all_tricks for play in trick.plays]
    table = [] if view.trick is None else list(view.trick.plays)
    lies_unknown = view.phase is not sk.Phase.FINISHED and not (
        (view.declarer is me and view.picked_up)
        or (view.declarer is None and [seat for seat, looked in view.looked if looked][-1:] == [me])
    )
    legal = [action.card for action in sk.legal_actions(view) if isinstance(action, sk.PlayCard)]
    game = None if view.contract is None else view.contract.game
    numbers = [
        *_cards(view.hand),
        *(bit for seat in others for bit in _cards(sk.CardSet([card for by, card in plays if by is seat]))),
        *(bit for seat in (*others[1:], me) for bit in _cards(sk.CardSet([card for by, card in table if by is seat]))),
        *(bit for seat in others[1:] for bit in _cards(view.may_hold(seat))),
        *_cards(view.unseen if lies_unknown else None),
        *_cards(view.skat),
        *_cards(view.discard),
        *_cards(*view.open_hands),
        *_cards(view.unseen),
        *_cards(None if game is None else sk.trumps(game)),
        *_cards(sk.CardSet(legal)),
        *_cards(sk.follow_group(table[0][1], game) if table and game is not None else None),
        *_cards(),
    ]
    phase = "playing" if view.phase is sk.Phase.CLAIMED else str(view.phase)
    numbers += [*_one_of(8, _PHASES.index(phase)), *_one_of(3, int(me)), *relative(view.declarer), *relative(view.turn)]
    numbers += _one_of(7, -1 if game is None else list(sk.Game).index(game))
    levels = ("hand", "schneider_announced", "schwarz_announced", "ouvert")
    numbers += [int(view.contract is not None and getattr(view.contract, level)) for level in levels]
    numbers += _one_of(64, 0 if view.bid is None else 1 + sk.BID_VALUES.index(view.bid))
    named: dict[int, list[sk.Seat]] = {}
    for seat, call in view.calls:
        if isinstance(call, sk.Bid):
            named[call.value] = [seat]
        elif isinstance(call, sk.Hold):
            named[max(named)].append(seat)
    numbers += [bit for value in sk.BID_VALUES for bit in who(*named.get(value, []))]
    passed = [seat for seat, call in view.calls if isinstance(call, sk.Pass)]
    bidding = view.phase is sk.Phase.BIDDING
    numbers += [*who(*passed), *who(*[seat for seat in sk.Seat if bidding and seat not in passed])]
    numbers += [int(view.kontra), int(view.re)]
    on = [seat for seat, looked in view.looked if not looked]
    numbers += [*_one_of(4, len(on)), int(view.showed), *who(*view.conceded)]
    done = [trick for trick in all_tricks if trick.complete]
    for seat in others:
        numbers += _one_of(11, len([trick for trick in done if trick.winner is seat]))
    for seat in others:
        points = sum(card.points for trick in done if trick.winner is seat for card in trick)
        numbers += [int(points >= 10 * step) for step in range(1, 13)]
    numbers += _one_of(11, min(10, len(view.hand)))
    numbers += who(*[seat for seat, word in view.doubling if isinstance(word, sk.Kontra)])
    numbers += who(*[seat for seat, word in view.doubling if isinstance(word, sk.Pass)])
    numbers += [*who(*[seat for seat, looked in view.looked if looked]), *who(*on)]
    numbers += _claimed(view, others)
    return [*numbers, *_history(plays, others)] if tricks else numbers


def _claimed(view: sk.View, others: list[sk.Seat]) -> list[int]:
    claim, answers = view.claim, view.answers
    kind = ""
    if claim is not None:
        kind = f"claim {claim.level or ''}".strip() if isinstance(claim, sk.Claim) else str(claim).split()[0]
    kind = "claim" if kind == "show" else kind
    yes = [seat for seat, answer in answers if not isinstance(answer, sk.Refuse | sk.PlayOn)]
    return [
        int(claim is not None),
        *[int(claim is not None and claim.seat is seat) for seat in others],
        *[int(kind == each) for each in ("concede", "claim", "claim schneider", "claim schwarz")],
        int(any(isinstance(answer, sk.Throw) for _, answer in answers)),
        *[int(seat in yes) for seat in others],
    ]


def _history(plays: list[tuple[sk.Seat, sk.Card]], others: list[sk.Seat]) -> list[int]:
    numbers: list[int] = []
    for seat, card in plays:
        numbers += [*_one_of(32, _place(card)), *_one_of(3, others.index(seat))]
    return numbers + [0] * (1050 - len(numbers))
