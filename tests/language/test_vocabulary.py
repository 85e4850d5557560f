import re
from collections import Counter

import pytest

from pyskat.language.letters import folded
from pyskat.language.numerals import number_in_words
from pyskat.language.settling import RAMSCH, SETTLED, STEPS, Sentences
from pyskat.language.vocabulary import MEANINGS, PHRASES, SPELLINGS, TALK
from pyskat.language.words import GAME_WORDS, SEAT_WORDS


def test_every_word_has_one_meaning() -> None:
    kinds = {kind: {folded(word) for words in both for word in words.split()} for kind, both in TALK.items()}
    said = Counter(word for words in kinds.values() for word in words)
    assert [word for word, count in said.items() if count > 1] == []
    assert said.keys() & ({*map(folded, GAME_WORDS)} | SEAT_WORDS.keys() | {"schneider", "schwarz"}) == set()
    assert all(number_in_words(word) is None or MEANINGS[word][0] == "ARTICLE" for word in said)


def test_a_word_is_spelt_as_it_is_looked_up() -> None:
    assert all(folded(spelt).replace(" ", "_") == word for word, spelt in SPELLINGS.items())
    assert SPELLINGS.keys() <= MEANINGS.keys()


@pytest.mark.parametrize("sentences", [STEPS, SETTLED, RAMSCH])
def test_the_words_of_the_sentences_that_pyskat_writes_are_known(sentences: Sentences) -> None:
    whole = {word for phrase in PHRASES for word in phrase}
    together = {part for word in MEANINGS for part in word.split("_")}
    for language in sentences.values():
        for sentence in language.values():
            words = {folded(word) for word in re.findall(r"[^\W\d_]+", re.sub(r"\{\w*\}", "", sentence))}
            assert words - whole - together - MEANINGS.keys() == set()
