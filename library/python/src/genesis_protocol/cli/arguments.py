"""Command options: `--name value` or `--name=value`, and switches without a value."""

from __future__ import annotations

import re
from typing import Dict, List, Optional, Sequence, Union

from .failure import UsageFailure


class Options:
    """The given options by name."""

    def __init__(
        self, arguments: List[str], values: Sequence[str], switches: Sequence[str]
    ) -> None:
        """Parses arguments. `values` names the options that take a value; `switches`,
        those that don't."""
        self._values: Dict[str, str] = {}
        self._switches: List[str] = []
        rest = iter(arguments)
        for argument in rest:
            name, is_attached, attached = argument.partition("=")
            if name in switches and not is_attached:
                self._switches.append(name)
            elif name in values:
                value = attached if is_attached else next(rest, None)
                if value is None:
                    raise UsageFailure(f"{name} needs a value")
                if name in self._values:
                    raise UsageFailure(f"{name} is given twice")
                self._values[name] = value
            else:
                raise UsageFailure(f'there is no option "{argument}"')

    def text(self, name: str) -> Optional[str]:
        return self._values.get(name)

    def whole(self, name: str, default: int, min: int, max: int) -> int:
        """Returns an option's value as an integer from `min` to `max`, or the
        default."""
        text = self.text(name)
        if text is None:
            return default
        if re.fullmatch("[0-9]+", text) and min <= int(text) <= max:
            return int(text)
        raise _refused(name, text, "a whole number", min, max)

    def number(
        self,
        name: str,
        default: float,
        min: Union[int, float],
        max: Union[int, float],
    ) -> float:
        """Returns an option's value as a number from `min` to `max`, or the default."""
        text = self.text(name)
        if text is None:
            return default
        if (
            re.fullmatch(r"[0-9]+\.?[0-9]*|\.[0-9]+", text)
            and min <= float(text) <= max
        ):
            return float(text)
        raise _refused(name, text, "a number", min, max)

    def format(self, formats: Sequence[str]) -> str:
        """Returns the requested format, or an empty string if none was requested."""
        chosen = [format for format in formats if format in self._switches]
        if len(chosen) > 1:
            raise UsageFailure(f"choose {chosen[0]} or {chosen[1]}")
        return chosen[0] if chosen else ""


def _refused(
    name: str, text: str, what: str, min: Union[int, float], max: Union[int, float]
) -> UsageFailure:
    return UsageFailure(f'{name} is "{text}", but must be {what} from {min} to {max}')
