"""What does one say of a game, its levels, its play and its bid? The rules by which that is understood."""

from typing import Final

from pyskat.notation.reckoning import doers, notes, sentences
from pyskat.notation.reckoning.grammar import Found, Sayings, sayings_of
from pyskat.notation.reckoning.outcome import OTHERS, OWN
from pyskat.notation.reckoning.said import Said
from pyskat.scoring.judgement import ALL_TRICKS

__all__ = ["SAYINGS"]

_UNIT: Final = "<POINT|TRICK|BID|TIMES|MARKS>"
_TOWARD: Final = "<COLON|WITH|TO|UP_TO|OF>{0,3}"
_STEP: Final = "(?<=<HAND|LEVEL|OUVERT|GAME_WORD|ANNOUNCED|PLAYS>)"
_PAIRED: Final = "<TO|COLON|DASH|SLASH|AGAINST>"
_PAIR: Final = f"(?P<one><NUMBER>)(?P<unit><POINT>)?(?P<mark>{_PAIRED})(?P<other><NUMBER>)<POINT>?"
_POINTS: Final = f"(?P<n><NUMBER>)(?!<TRICK|BID>|{_PAIRED}<NUMBER>)(?P<unit><POINT>)?"
_TAKEN: Final = "(?P<count><ALL>(?P<all><NUMBER>)?|(?P<no><NO>)|(?P<n><NUMBER|ARTICLE>))<TRICK>"
_PRODUCT: Final = "(?P<one><NUMBER>)<TIMES>(?P<game><GAME>)?(?P<other><NUMBER>)"
_GAME_NAMED: Final = "(?P<name><GAME><HAND|OUVERT|LEVEL>{0,4})(<WITH|WITHOUT|AGAINST><NUMBER>)?"
_GAME: Final = "<GAME|CODE|GAME_WORD|SOLO>"
_SIDE: Final = "(<NUMBER|ARTICLE|BOTH>?<OF>?<DEFENDERS>|<ARTICLE>?<DECLARER>|<SEAT>|<THEY>|<PERSON>|<BOTH><PARTIES>?)"
_WHO: Final = f"(?P<who>{_SIDE})"
_BY: Final = f"<COLON|OF|FOR|UP_TO>(?P<who>{_SIDE})(?!<COLON|WITH>?<NUMBER>)"
_WHEN: Final = "(<IN|UP_TO>(<TRICK><NUMBER>|<NUMBER|ORDINAL><COMMA>?<TRICK>))?"
_CLAIMS: Final = "<LEVEL>?<CLAIMED><LEVEL>?"
_NAME: Final = "<GAME|HAND|OUVERT|LEVEL|GAME_WORD|SOLO|PLAIN>"


SAYINGS: Final[Sayings[Said]] = sayings_of(
    ("(?P<remark><REMARK>)", sentences.remark),
    ("<SEAT><PLAYS>(?P<name><GAME|HAND|OUVERT|LEVEL>{1,5})<COLON>", sentences.heading),
    (f"{_GAME_NAMED}<WORTH>(?P<n><NUMBER>)", sentences.worth),
    (f"{_GAME_NAMED}(?P<n><NUMBER>)<WORTH>", sentences.worth),
    (
        f"(?P<one><NUMBER>)<TIMES>(?P<game><GAME>)?(?P<other><NUMBER>)(<EQUALS>?(?P<sum><NUMBER>)(?!{_UNIT}))?",
        sentences.multiplied,
    ),
    ("<BOCK><COLON><ASKS>?<TIMES>(?P<n><NUMBER>)", sentences.listed),
    ("(?P<doubled><DOUBLED>)?<COLON>?<TIMES>(?P<n><NUMBER>)", sentences.factor),
    ("<TIMES>(?P<game><GAME>)?(?P<n><NUMBER>)", sentences.base),
    # What went wrong, and how the game was cut short.
    (f"{_WHEN}<OF|UP_TO>?{_WHO}{_WHEN}<WITH>?(?P<what><OFFENCE>){_WHEN}", doers.fault),
    (f"{_WHEN}(?P<what><OFFENCE>){_WHEN}{_BY}", doers.fault),
    (f"{_WHEN}(?P<what><OFFENCE>){_WHEN}", doers.fault),
    (f"<OF|UP_TO>?{_WHO}(?P<levels>(?P<what><CONCEDED|THROWN>)|{_CLAIMS})", doers.cut),
    (f"(?P<levels>(?P<what><CONCEDED|THROWN>)|{_CLAIMS}){_BY}", doers.cut),
    (f"(?P<levels>(?P<what><CONCEDED|THROWN>)|{_CLAIMS})", doers.cut),
    (f"{_WHO}?(?P<what><ACCEPTED|REFUSED>)", doers.answered),
    # Levels.
    ("(?P<levels><LEVEL>)<LIFTS><TO|UP_TO>?<BID><OF>?(?P<n><NUMBER>)", sentences.lifts),
    (
        "<LEVEL><WOULD>?<NEEDED>|<NEEDED><WOULD>?<LEVEL>|<WITHOUT|NO><ANNOUNCED>|(?<=<OUVERT|GAME>)<ANNOUNCED>",
        notes.skip,
    ),
    ("(?P<levels><LEVEL>)<NOT><ANNOUNCED>", notes.made),
    ("<NOT><ANNOUNCED>(?P<levels><LEVEL>)", notes.made),
    ("<WITH>?(?P<levels><LEVEL><COMMA>?<LEVEL>|<LEVEL>)<ANNOUNCED>", notes.announced),
    ("<ANNOUNCED>(?P<n><NUMBER>)", sentences.announced_points),
    ("(?P<n><NUMBER>)<ANNOUNCED>", sentences.announced_points),
    ("<ANNOUNCED>(?=(?P<n><NUMBER>))", sentences.announced_count),
    ("<WITH>?<ANNOUNCED><COLON>?(?P<levels><LEVEL>{1,2})", notes.announced),
    ("<DEFENDERS|DECLARER>?(?P<levels><LEVEL>)<FREE>", notes.denied),
    ("<DEFENDERS>(?P<levels><LEVEL>)<BECAME>", notes.made_by(OWN)),
    ("<DEFENDERS><DOES><DECLARER|PERSON>(?P<levels><LEVEL>{1,2})", notes.made_by(OTHERS)),
    ("<DEFENDERS><DOES>(?P<levels><LEVEL>{1,2})", notes.unclear),
    ("<DEFENDERS>(<IN|BECAME>|<NOT><OUT>)?(?P<levels><LEVEL>{1,2})(?!<ANNOUNCED>)", notes.made_by(OWN)),
    ("<DEFENDERS><OUT>(?P<levels><LEVEL>)", notes.denied),
    ("<DECLARER>(?P<levels><LEVEL>{1,2})<MADE|PLAYED>", notes.made_by(OWN)),
    ("<DECLARER>(?P<levels><LEVEL>)<BECAME>", notes.made_by(OTHERS)),
    ("(<DECLARER>(<IN|IS|BECAME>|<NOT><OUT>)|<OWN>)(?P<levels><LEVEL>{1,2})", notes.made_by(OTHERS)),
    ("(<DECLARER|IN|IS|BECAME>|<NOT><OUT>)(?P<levels><LEVEL>{1,2})(?!<NOT>?<ANNOUNCED>)", notes.unclear),
    ("(?P<levels><LEVEL>)<BECAME>", notes.unclear),
    ("<OUT>(?P<levels><LEVEL>)", notes.denied),
    ("<NO|NOT|WITHOUT>(?P<levels><LEVEL>)<MADE|PLAYED>?", notes.denied),
    ("(?P<levels><LEVEL>)<NOT><MADE|PLAYED>", notes.denied),
    ("<WITH>?(?P<levels><LEVEL>)<MADE|PLAYED>?", notes.made),
    # Tricks.
    (f"(?P<who><DEFENDERS>?){_TAKEN}(?P<verdict><WON|LOST>)", notes.taken),
    (f"(?P<who><DEFENDERS>?)(?P<verdict><WON|LOST>){_TAKEN}", notes.taken),
    ("<DEFENDERS><WITH>?(?P<n><ARTICLE|NUMBER>)<TRICK>", notes.their_tricks(Found.number)),
    ("<DEFENDERS>(<WITHOUT|NO>)(?P<n><ARTICLE|NUMBER>)?<TRICK>", notes.their_tricks(lambda _: 0)),
    ("<DEFENDERS><ALL><NUMBER>?<TRICK>", notes.their_tricks(lambda _: ALL_TRICKS)),
    ("<WITH>?<WITHOUT|NO|NOT>(?P<n><ARTICLE|NUMBER>)?<TRICK>", notes.tricks(notes.no_trick)),
    ("<WITH>?<ALL>(?P<n><NUMBER>)?<TRICK>", notes.tricks(notes.all_tricks)),
    ("<WITH>?(?P<n><ARTICLE|NUMBER>)<TRICK>", notes.tricks(Found.number)),
    (f"<TRICK><COLON>?(?P<n><NUMBER>)(?!{_UNIT})", notes.tricks(Found.number)),
    # Numbers that follow from the rest.
    (f"{_STEP}(?P<n><NUMBER>)(?!{_UNIT}|{_PAIRED}<NUMBER>)", sentences.count),
    (f"{_STEP}(?P<n><NUMBER>)(?=<COLON|DASH>)", sentences.count),
    ("<COUNTED>(?P<n><NUMBER>)", sentences.claim("counted")),
    (f"<WORTH><COLON>?(?P<n><NUMBER>)(?!{_UNIT})", sentences.claim("value")),
    ("(?P<n><NUMBER>)<WORTH>", sentences.claim("value")),
    (f"<EQUALS>?(?P<sign><SIGN>)(?P<n><NUMBER>)(?!{_UNIT}|{_PAIRED}<NUMBER>)", sentences.score),
    ("<EQUALS>(?P<n><NUMBER>)", sentences.claim("value")),
    # Points.
    (f"((?P<theirs><DEFENDERS>)<COLON>?|<UP_TO>?<DECLARER>?)(?P<with><WITH>)?{_PAIR}", notes.pair),
    (
        f"(?P<who><DEFENDERS>)(?P<no><NOT>)?(?P<verdict><WON|LOST>)(?P<with><WITH>)?{_POINTS}",
        notes.verdict_with,
    ),
    ("<DEFENDERS><WITH|COLON>?(?P<n><NUMBER>)(?!<TRICK|BID>)<POINT>?", notes.against),
    ("<WITH>?(?P<n><NUMBER>)<POINT>?<FOR><DEFENDERS>", notes.against),
    ("<WITH>?(?P<n><NUMBER>)<POINT><DEFENDERS>(?=<COMMA>|$)", notes.against),
    (f"<MADE>(?P<n><NUMBER>)(?!{_UNIT}|{_PAIRED}<NUMBER>)", notes.points_made),
    ("<DECLARER><WITH|COLON>?(?P<n><NUMBER>)(?!<TRICK|BID>)<POINT>?", notes.own_points),
    ("<POINT><DEFENDERS><COLON>?(?P<n><NUMBER>)(?!<TRICK|BID>)", notes.against),
    ("<WITH|UP_TO>?(?P<n><NUMBER>)<POINT>(<WITH><SKAT>)?", notes.points),
    (f"<POINT><COLON>?(?P<n><NUMBER>)(?!{_UNIT})", notes.points),
    ("<TO>(?P<n><NUMBER>)(?!<BID>)<POINT>?", notes.one_side),
    ("<SPLIT>", notes.halves),
    # The bid.
    (f"(?P<one><NUMBER>)<BID>(?P<other><NUMBER>)(?!{_UNIT})", notes.bid_between),
    (f"<WITH|TO|UP_TO>{{0,2}}(?P<n><NUMBER>)<BID>(?!{_TOWARD}<NUMBER>(?!{_UNIT}))", notes.bid_before),
    (f"<BID>{_TOWARD}(?P<n><NUMBER>)(?!<POINT|TRICK>)", notes.bid),
    # Matadors, and points beside a verdict.
    (f"(?P<side><WITH|WITHOUT|AGAINST>)<ALL>?(?P<n><NUMBER>|<ARTICLE>(?!{_NAME}|<NUMBER>))<TOPS>?", notes.beside),
    # How it ended.
    ("<INSTEAD><OF>?<ARTICLE>?(?P<game><GAME>)", notes.instead),
    ("(?P<who><DECLARER|DEFENDERS>?)(?P<no><NOT>)?(?P<verdict><WON|LOST>)", notes.verdict_said),
    ("<NOT><ONLY>(?=<WON|LOST|LEVEL>)", notes.skip),
    ("<NOT><MADE>", notes.failed),
    ("<NOT><OVERBID>", notes.overbid(overbid=False)),
    ("<OVERBID>", notes.overbid(overbid=True)),
    # What doubles.
    ("<NO|WITHOUT><KONTRA|RE|BOCK>", notes.skip),
    ("<WITH|AGAINST>?<KONTRA>(<OF|FOR><SEAT|DEFENDERS>)?<SAID>?", notes.flag("kontra")),
    ("<WITH>?<RE><SAID>?", notes.flag("re")),
    ("<WITH>?<BOCK>", notes.bock),
    # The game.
    ("(?P<game><GAME>)", notes.game),
    ("<CODE>", notes.code),
    ("<NO|NOT|WITHOUT><HAND>", notes.no_hand),
    ("<OUT|WITH>?<HAND>", notes.hand),
    ("<WITH>?<OUVERT>", notes.ouvert),
    ("<PLAIN>", notes.plain),
    # What says nothing more.
    ("<ASKS><POINT|MARKS>?|<WORTH>", notes.asked),
    ("<GAME_WORD|SOLO|COMMA|COLON|DASH|SLASH|PLUS|PLAYS|PLAYED>|<WITH><SKAT>", notes.skip),
    ("<SEAT>(?=<PLAYS|PLAYED>|<COLON|COMMA>?<GAME|CODE>|<NUMBER>?<BID>)", doers.plays),
    (f"<IN|UP_TO|OF>(?=<ARTICLE>?({_GAME}|<HAND><GAME_WORD>))|<UP_TO>(?=<BID|POINT>)", notes.skip),
    (f"<ARTICLE>(?={_NAME}|<WON|LOST|ANNOUNCED|OVERBID>)", notes.skip),
    ("(?<=<TRICK|POINT>)<MADE>|<MADE>(?=<NUMBER><POINT|TRICK>)", notes.skip),
    ("<DECLARER>(?=<WITH|WITHOUT|NO|NOT|ALL|NUMBER|ARTICLE>{1,2}<TRICK>)", notes.skip),
    ("<DECLARER>(?=<NUMBER><BID>|<COLON>|<BID|GAME|PLAYS|PLAYED|WITH|WITHOUT|OUT>)", notes.skip),
    ("(?P<n><NUMBER>)(?=<COMMA>?<NUMBER><POINT>)", notes.apart),
    ("(?P<n><NUMBER>)", notes.free),
)
"""The first that fits is taken, so what has more words stands before what has fewer."""
