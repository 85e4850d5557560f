"""What can be wrong? One stable code for each cause, for programs that translate or react."""

from pyskat.base.enums import NamedText

__all__ = ["Code"]


class Code(NamedText):
    """The cause of an error or a refusal. Once released, a code keeps its name and its text."""

    # Any argument
    WRONG_TYPE = "wrong_type"
    WRONG_VALUE = "wrong_value"

    # Text
    UNKNOWN_CARD = "unknown_card"
    AMBIGUOUS_CARD = "ambiguous_card"
    DUPLICATE_CARD = "duplicate_card"
    UNKNOWN_SEAT = "unknown_seat"
    UNKNOWN_CONTRACT = "unknown_contract"
    UNKNOWN_ACTION = "unknown_action"
    UNKNOWN_WORD = "unknown_word"
    WORD_TWICE = "word_twice"
    WORD_MISSING = "word_missing"
    BAD_DEAL_TEXT = "bad_deal_text"
    TEXT_TOO_LONG = "text_too_long"

    # Contracts and their value
    NULL_LEVEL = "null_level"
    RAMSCH_LEVEL = "ramsch_level"
    NO_MATADORS = "no_matadors"
    NO_VALUE = "no_value"
    NULL_BELOW_BID = "null_below_bid"
    NOT_A_GAME = "not_a_game"

    # Deals
    BAD_DEAL = "bad_deal"
    PACK_SIZE = "pack_size"
    HAND_COUNT = "hand_count"
    HAND_SIZE = "hand_size"
    CARD_IN_TWO_PLACES = "card_in_two_places"
    CARD_MISSING = "card_missing"

    # Actions refused
    NOT_YOUR_TURN = "not_your_turn"
    DEAL_OVER = "deal_over"
    NOT_NOW = "not_now"
    BID_TOO_LOW = "bid_too_low"
    BID_TOO_HIGH = "bid_too_high"
    NOT_A_BID_VALUE = "not_a_bid_value"
    NOT_THE_NEXT_BID = "not_the_next_bid"
    LISTENER_BIDS = "listener_bids"
    NOTHING_TO_HOLD = "nothing_to_hold"
    FOREHAND_TAKES_18 = "forehand_takes_18"
    HAND_NEEDS_UNSEEN_SKAT = "hand_needs_unseen_skat"
    SKAT_STILL_THERE = "skat_still_there"
    NO_DECLARED_RAMSCH = "no_declared_ramsch"
    DISCARD_COUNT = "discard_count"
    CARD_NOT_HELD = "card_not_held"
    MUST_FOLLOW = "must_follow"
    CONCEDE_TOO_LATE = "concede_too_late"
    CONCEDED_ALREADY = "conceded_already"
    NOT_THE_DECLARER = "not_the_declarer"
    SHOWN_ALREADY = "shown_already"
    NO_CLAIMS = "no_claims"
    CLAIM_IN_NULL = "claim_in_null"
    LEVEL_NOT_CLAIMABLE = "level_not_claimable"
    LEVEL_LOST = "level_lost"
    ASKED_ALREADY = "asked_already"
    NO_PARTIES = "no_parties"
    NO_SUCH_OFFENCE = "no_such_offence"

    NO_KONTRA = "no_kontra"
    DECLARER_ANSWERS = "declarer_answers"
    PUSH_COUNT = "push_count"
    JACK_PUSHED = "jack_pushed"
    NO_DECLARER = "no_declarer"

    # Settling
    MATADORS_MISSING = "matadors_missing"
    BAD_MATADORS = "bad_matadors"
    POINTS_MISSING = "points_missing"
    POINTS_OUT_OF_RANGE = "points_out_of_range"
    POINTS_IMPOSSIBLE = "points_impossible"
    TRICKS_MISSING = "tricks_missing"
    TRICKS_OUT_OF_RANGE = "tricks_out_of_range"
    BAD_BID = "bad_bid"
    RE_WITHOUT_KONTRA = "re_without_kontra"
    NOT_IN_PLACE_OF_NULL = "not_in_place_of_null"
    NULL_REPLACED = "null_replaced"
    DEFENDERS_POINTS_IMPOSSIBLE = "defenders_points_impossible"
    LEVEL_NOT_AGREED = "level_not_agreed"
    BAD_DOUBLINGS = "bad_doublings"
    RAMSCH_NOT_SETTLED = "ramsch_not_settled"
    CONTRADICTION = "contradiction"
    NO_SCORE_FOLLOWS = "no_score_follows"
    DEAL_NEEDED = "deal_needed"

    # Ramsch on a score sheet
    RAMSCH_POINTS = "ramsch_points"
    RAMSCH_TRICKS = "ramsch_tricks"
    RAMSCH_CARDS = "ramsch_cards"
    RAMSCH_NUMBERS = "ramsch_numbers"

    # Sheets and sessions
    BAD_PLAYERS = "bad_players"
    BAD_NAME = "bad_name"
    UNKNOWN_PLAYER = "unknown_player"
    NOT_A_PLAYER = "not_a_player"
    SITTING_OUT = "sitting_out"
    BAD_SCORE = "bad_score"
    BAD_SYSTEM = "bad_system"
    NO_SUCH_ENTRY = "no_such_entry"
    SHEET_OVER = "sheet_over"
    OTHER_RULES = "other_rules"
    OTHER_PLAYERS = "other_players"
    BOOKED_ALREADY = "booked_already"
    BAD_SHEET_LINE = "bad_sheet_line"
    BAD_SHEET_FILE = "bad_sheet_file"
    CELL_DIFFERS = "cell_differs"
    FAULT_AT = "fault_at"

    # Tables
    STALE = "stale"
    PLAYED_BY_BOT = "played_by_bot"
    EMPTY_CHAIR = "empty_chair"
    CHAIR_TAKEN = "chair_taken"
    NO_BOT_ON_TURN = "no_bot_on_turn"
    EVENING_OVER = "evening_over"

    # Records
    NOT_A_RECORD = "not_a_record"
    OTHER_GAME = "other_game"
    RECORD_NOT_CLOSED = "record_not_closed"
    BAD_PROPERTY = "bad_property"
    PROPERTY_MISSING = "property_missing"
    UNKNOWN_CARDS = "unknown_cards"
    BAD_MOVE = "bad_move"
    BAD_RESULT = "bad_result"
    ILLEGAL_MOVE = "illegal_move"
    NOTHING_TO_UNDO = "nothing_to_undo"
    FIELD_DIFFERS = "field_differs"
    RECORD_STOPS = "record_stops"
    CUT_OFF = "cut_off"
    BID_WITHOUT_GAME = "bid_without_game"

    # Solving
    SOLVER_STOPPED = "solver_stopped"
    NULL_HAS_NO_POINTS = "null_has_no_points"
    RAMSCH_NOT_SOLVED = "ramsch_not_solved"

    # Worlds
    NO_WORLDS = "no_worlds"
    NO_POSITIONS = "no_positions"

    # Documents
    NOT_JSON = "not_json"
    UNKNOWN_VERSION = "unknown_version"
    UNKNOWN_KIND = "unknown_kind"
    FIELD_MISSING = "field_missing"
    UNKNOWN_FIELD = "unknown_field"
    FIELD_TWICE = "field_twice"
    DOES_NOT_FOLLOW = "does_not_follow"
    UNKNOWN_SYSTEM = "unknown_system"
    NOT_STORABLE = "not_storable"
