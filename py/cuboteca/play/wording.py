"""Makes sentences of messages and values, the same way in all games and in the house."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from cuboteca.play import language


class By(NamedTuple):
    """A message in several forms, told apart by one of the values that it is about."""

    value: str
    forms: Mapping[Any, Message]


class Plural(NamedTuple):
    """A message in two forms: for one of what is counted by a value, and for any other number.

    It is innermost, each form a text: other languages have more forms, and gettext knows how many.
    """

    value: str
    one: str
    other: str


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
    if not values and "{" not in message:
        return message
    if words:
        values = {name: words[name](value) if name in words else value for name, value in values.items()}
    return language.fill(message, values) if language.foreign else message.format_map(values)


def own_or_told(own: Message, told: Message) -> By:
    """Return a message in two forms, told apart by `own`: said to the player whom it is about, and told of `player`."""
    return By("own", {True: own, False: told})


class Messages:
    """The messages of a page by name: `say("add", place=4)` is the one called "add", with its values in place.

    In another language than English each is looked up when it is said, by the table it is in, its name and its form:
    "saved.moves" is the message "moves" of the table `say` in `ui/text/saved.py`, "log.made.M.own" a form of one in the
    table `made` of a game's `text/log.py`.
    """

    def __init__(
        self, messages: Mapping[str, Message], words: Mapping[str, Callable[[Any], str]] = MappingProxyType({})
    ) -> None:
        self.messages = messages
        self.words = words
        self.module: str = sys._getframe(1).f_globals["__name__"]
        """The module that made it."""
        self._place: tuple[str, str] | None = None

    def __call__(self, message: str, /, **values: Any) -> str:
        if language.foreign:
            return word(self._translated(message, values), values, self.words)
        return word(self.messages[message], values, self.words)

    def each(self, message: str) -> Callable[[Any], str]:
        """Return what words a value by the message of its name: `each("colour")(2)` is `say("colour", colour=2)`."""
        return lambda value: self(message, **{message: value})

    def place(self) -> tuple[str, str]:
        """Return the domain of the table, and how the contexts of its messages begin."""
        if self._place is None:  # What it is called in its module isn't known before that is loaded.
            domain, context = language.place_of(self.module)
            known = vars(sys.modules[self.module]) if self.module in sys.modules else {}
            name = next((name for name, value in known.items() if value is self), "say").lstrip("_")
            self._place = domain, context if name == "say" else f"{context}.{name}"
        return self._place

    def _translated(self, name: str, values: Mapping[str, Any]) -> str:
        """Return the form of a message that its values ask for, in the language in use."""
        message = self.messages[name]
        domain, context = self.place()
        context = f"{context}.{name}"
        while isinstance(message, By):
            form = next(form for form in message.forms if form == values[message.value])
            context = f"{context}.{form_name(message.value, form)}"
            message = message.forms[form]
        if isinstance(message, Plural):
            return language.translate_count(domain, context, message.one, message.other, values[message.value])
        return language.translate(domain, context, message)


def form_name(value: str, form: object) -> str:
    """Return what a form is called in a context: "own" and "not-own", "shape-2x2", "goals-1"."""
    match form:
        case True:
            return value
        case False:
            return f"not-{value}"
        case tuple():
            return "-".join((value, *(str(part) for part in form)))
        case _:
            return f"{value}-{'none' if form is None or form == '' else form}"


_joined: Final = Messages({"comma": ", ", "and": "{words} and {word}", "or": "{words} or {word}"})


def join_words(words: Iterable[str], last: str = "and") -> str:
    """Return words in a row, as in "1, 2 and 5"; before the last of them stands "and" or "or"."""
    every = list(words)
    return _joined(last, words=_joined("comma").join(every[:-1]), word=every[-1]) if len(every) > 1 else "".join(every)


def begun(text: str) -> str:
    """Return words as a sentence begins with them."""
    return text[:1].upper() + text[1:]


def gone_on(text: str) -> str:
    """Return words as a sentence goes on with them."""
    return text[:1].lower() + text[1:]


def sentence(text: str) -> str:
    """Return a text as it is said with others after it: with a full stop. Nothing stays nothing."""
    return text if not text or text.endswith((".", "?", "…")) else f"{text}."


def sentences(said: Iterable[str]) -> str:
    """Return one text for a voice."""
    return " ".join(sentence(part) for part in said if part)
