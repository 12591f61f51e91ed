import { expect, test } from "vitest";
import { readPythonItems } from "./python-items.ts";

function read(source: string, ...exported: string[]) {
  const names = exported.map((name) => `    "${name}",\n`).join("");
  return readPythonItems(
    new Map([
      ["__init__.py", `__all__ = [\n${names}]\n`],
      ["life.py", source],
    ]),
  );
}

const signaturesOf = (source: string, name: string) =>
  read(source, name)[0]?.functions.map(({ signature }) => signature);

test("methods, class methods and the constructor are read with their types; private ones are omitted", () => {
  const source = `class Tron:
    """An organism.

    def not_code(self) -> None:
    """

    def __init__(self, dna: DNA) -> None:
        """A new one."""
        self._dna = dna

    @classmethod
    def from_seed(cls: type[_Self], seed: int) -> _Self:
        return cls(DNA.from_seed(seed))

    @staticmethod
    def crossed(first: Tron, second: Tron) -> Tron:
        return first

    @property
    def age(self) -> int:
        return 0

    async def send(self: _Self, pairs: dict[str, tuple[int, int]] = {}) -> Optional[float]:
        def inner(text: str) -> str:
            return text

    def _hidden(self) -> None:
        pass
`;
  expect(signaturesOf(source, "Tron")).toEqual([
    "class Tron(dna: DNA)",
    "@classmethod\ndef from_seed(cls, seed: int) -> Tron",
    "@staticmethod\ndef crossed(first: Tron, second: Tron) -> Tron",
    "@property\ndef age(self) -> int",
    "async def send(self, pairs: dict[str, tuple[int, int]] = {}) -> Optional[float]",
  ]);
  const functions = read(source, "Tron")[0]?.functions ?? [];
  expect(functions.map(({ name, isOnClass }) => [name, isOnClass])).toEqual([
    ["Tron", true],
    ["Tron.from_seed", true],
    ["Tron.crossed", true],
    ["Tron.age", false],
    ["Tron.send", false],
  ]);
  expect(functions.map(({ parameters }) => parameters.map(({ name }) => name).join())).toEqual([
    "dna",
    "seed",
    "first,second",
    "",
    "pairs",
  ]);
});

test("a declaration over several lines is read, and a long one is printed with one line per parameter", () => {
  const source = `class NeuralNetwork:
    def train(
        self, inputs: Sequence[float], targets: Sequence[float]
    ) -> float:
        return 0.0

    def train_all(
        self,
        pairs: Sequence[tuple[Sequence[float], Sequence[float]]],
        epochs: int,
    ) -> list[float]:
        return []
`;
  expect(signaturesOf(source, "NeuralNetwork")).toEqual([
    "def train(self, inputs: Sequence[float], targets: Sequence[float]) -> float",
    `def train_all(
    self,
    pairs: Sequence[tuple[Sequence[float], Sequence[float]]],
    epochs: int,
) -> list[float]`,
  ]);
});

test("enums have members, dataclasses have fields and a constructor, and other classes have constants", () => {
  const source = `class Named(Enum):
    _value_: str


class State(Named):
    # At first.
    DORMANT = "Dormant"


@dataclass(frozen=True)
class Position:
    x: float = 0.0
    y: float = 0.0


class DNA:
    LENGTH = 64


class Error(Exception):
    pass


class Paused(Error):
    def __init__(self, action: str) -> None:
        self.action = action
`;
  const [state, position, dna, paused] = read(source, "State", "Position", "DNA", "Paused");
  expect([state?.kind, state?.members]).toEqual(["enum", [{ name: "DORMANT", value: '"Dormant"' }]]);
  expect([position?.kind, position?.functions[0]?.signature]).toEqual([
    "dataclass",
    "class Position(x: float = 0.0, y: float = 0.0)",
  ]);
  expect(dna?.constants).toEqual([{ name: "LENGTH", value: "64" }]);
  expect([paused?.kind, paused?.functions[0]?.parameters]).toEqual([
    "exception",
    [{ name: "action", type: "str" }],
  ]);
});

test("a class includes what it inherits from an unexported class, unless it overrides it", () => {
  const source = `class Condition:
    def __init__(self, dna: DNA) -> None:
        pass

    def age(self) -> int:
        return 0


class Tron(Condition):
    def age(self) -> float:
        return 0.0
`;
  expect(signaturesOf(source, "Tron")).toEqual(["class Tron(dna: DNA)", "def age(self) -> float"]);
});

test("an exported class that isn't declared is refused, as is a private type in a public signature", () => {
  expect(() => read("", "DNA")).toThrow("__init__.py exports DNA, which no source of the package declares.");
  const source = "class DNA:\n    def pairs(self, all: list[_Pair]) -> None:\n        pass\n";
  expect(() => read(source, "DNA")).toThrow("DNA shows the private type _Pair. Write it out.");
});

test("a class supports what it or its base defines, and dataclasses and enums support more", () => {
  const source = `@dataclass(frozen=True)
class Point:
    x: float


@dataclass
class Note:
    text: str


class Named(Enum):
    def __str__(self) -> str:
        return self.value


class State(Named):
    GROWING = "Growing"


class Tron:
    def __copy__(self) -> Tron:
        return self


class Network:
    def advance(self) -> None:
        pass
`;
  expect(
    read(source, "Point", "Note", "State", "Tron", "Network").map(({ supports }) => supports.join(" ")),
  ).toEqual(["== copy.copy() hash()", "== copy.copy()", "== hash() str()", "copy.copy()", ""]);
});
