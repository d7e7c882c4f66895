"""What was measured, beside what was promised."""

from __future__ import annotations

from typing import NamedTuple


class Result(NamedTuple):
    name: str
    value: float
    unit: str
    target: float | None = None
    at_least: bool = False
    """Is the target the least that will do? Else it is the most."""
    note: str = ""

    @property
    def passed(self) -> bool:
        if self.target is None:
            return True
        return self.value >= self.target if self.at_least else self.value <= self.target


def row(result: Result) -> str:
    target = ""
    if result.target is not None:
        target = f"{'≥' if result.at_least else '≤'} {result.target:g}"
    mark = "" if result.target is None else ("✓" if result.passed else "✗")
    return f"  {mark:1} {result.name:<46}{result.value:>10.2f} {result.unit:<6}{target:>9}   {result.note}".rstrip()


def table(results: list[Result]) -> str:
    promised = [result for result in results if result.target is not None]
    kept = sum(result.passed for result in promised)
    return "\n".join([*map(row, results), f"\n{kept} of {len(promised)} targets met."])
