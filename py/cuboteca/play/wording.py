"""Makes sentences of messages and values, the same way in all games and in the house."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType
from typing import Any, NamedTuple


class By(NamedTuple):
    """A message in several forms, told apart by one of the values that it is about."""

    value: str
    forms: Mapping[Any, Message]


class Plural(NamedTuple):
    """A message in two forms: for one of what is counted by a value, and for any other number."""

    value: str
    one: Message
    other: Message


Message = str | By | Plural
"""A whole sentence with a named place for each value, as in "There's no stone at {place}."."""


def word(message: Message, values: Mapping[str, Any], words: Mapping[str, Callable[[Any], str]]) -> str:
    """Return a message with its values in place, each in the words that `words` has for values of its name."""
    while not isinstance(message, str):
        value = values[message.value]
        if isinstance(message, Plural):
            message = message.one if value == 1 else message.other
        else:
            message = message.forms[value]
    return message.format_map({name: words.get(name, str)(value) for name, value in values.items()})


class Messages:
    """The messages of a page by name: `say("add", place=4)` is the one called "add", with its values in place."""

    def __init__(
        self, messages: Mapping[str, Message], words: Mapping[str, Callable[[Any], str]] = MappingProxyType({})
    ) -> None:
        self.messages = messages
        self.words = words

    def __call__(self, message: str, /, **values: Any) -> str:
        return word(self.messages[message], values, self.words)


def join_words(words: Iterable[str], last: str = "and") -> str:
    """Return words in a row, as in "1, 2 and 5"."""
    every = list(words)
    return f"{', '.join(every[:-1])} {last} {every[-1]}" if len(every) > 1 else "".join(every)
