"""A machine for PTX, the code of a GPU, on any processor: one thread at a time, integers only.

It turns every function of a PTX module into one Python function, registers into its variables and the code between
two labels into one branch of a search tree, and keeps all memory in one `bytearray`. It knows what our kernels use and
says so where they use more. Written from NVIDIA's "PTX ISA"; section numbers there are given as.
"""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

import numpy as np

FIRST_ADDRESS = 4096  # nothing lies at 0
STACK = 1 << 20
FUNCTION = re.compile(r"^\.(?:visible |weak )*\.?(?:entry|func)\s+(?:\((?P<out>.*?)\)\s*)?(?P<name>[\w$]+)")
CONSTANT = re.compile(r"(?m)^\.(?:const|global) \.align (\d+) \.b8 ([\w$]+)\[(\d+)\](?: = \{(.*)\})?;$")
SPECIAL = {"%tid.x": 0, "%ctaid.x": "thread", "%ntid.x": 1, "%nctaid.x": "threads"}
SAME = {"eq": "==", "ne": "!="}
COMPARE = SAME | dict.fromkeys(("lt", "lo"), "<") | dict.fromkeys(("le", "ls"), "<=")
COMPARE |= dict.fromkeys(("gt", "hi"), ">") | dict.fromkeys(("ge", "hs"), ">=")


class NotKnown(Exception):
    """An instruction that this machine has not learnt."""


def width(kind: str) -> int:
    """Bits of a type: `s16`, `b64`; 1 of `pred`."""
    return 1 if kind == "pred" else int(kind[1:])


def signed(expression: str, bits: int) -> str:
    """An unsigned number of so many bits read as one with a sign."""
    half = 1 << bits - 1
    return f"(({expression} ^ {half}) - {half})"


@dataclass
class Function:
    """One function of a module, still as PTX."""

    name: str
    is_entry: bool
    parameters: list[str]
    result: str | None
    local: int
    lines: list[str]


@dataclass
class Machine:
    """A module ready to run: `place` lays arrays out in memory, `launch` runs the entry on them, `fetch` reads them."""

    text: str
    memory: bytearray = field(default_factory=lambda: bytearray(FIRST_ADDRESS))
    symbols: dict[str, int] = field(default_factory=dict)
    code: dict[str, Any] = field(default_factory=dict)
    entry: str = ""

    def __post_init__(self) -> None:
        self.stack = self._room(STACK, 64)
        for align, name, size, values in CONSTANT.findall(self.text):
            start = self._room(int(size), int(align))
            given = bytes(int(value) & 0xFF for value in values.split(",")) if values else b""
            self.memory[start : start + len(given)] = given
            self.symbols[name] = start
        for function in functions_of(self.text):
            self.entry = function.name if function.is_entry else self.entry
            exec(compile("\n".join(Translation(function, self.symbols).source()), function.name, "exec"), self.code)

    def place(self, array: np.ndarray) -> int:
        """Copy an array into memory; its address."""
        start = self._room(array.nbytes, 64)
        self.put(start, array)
        return start

    def put(self, start: int, array: np.ndarray) -> None:
        """Write an array where there is room for it."""
        self.memory[start : start + array.nbytes] = array.tobytes()

    def fetch(self, start: int, like: np.ndarray) -> np.ndarray:
        """What lies there now, as an array of the same form."""
        return np.frombuffer(bytes(self.memory[start : start + like.nbytes]), like.dtype).reshape(like.shape)

    def launch(self, arrays: list[tuple[int, np.ndarray]], threads: int) -> None:
        """Run the module's entry once for each thread, on arrays of one dimension that are placed."""
        flat: list[int] = []
        for start, array in arrays:  # as Numba passes them: two owners, items, bytes an item, data, shape, strides
            flat += [0, 0, array.size, array.itemsize, start, array.shape[0], array.strides[0]]
        for thread in range(threads):
            self.code[self.entry](self.memory, self.stack, thread, threads, *flat)

    def _room(self, size: int, align: int) -> int:
        start = -(-len(self.memory) // align) * align
        self.memory.extend(bytes(start + size - len(self.memory)))
        return start


def functions_of(text: str) -> Iterator[Function]:
    """The functions that have a body."""
    for part in re.split(r"(?m)^(?=\.(?:visible|weak|func|entry))", text)[1:]:
        head, brace, body = part.partition("\n{\n")
        found = FUNCTION.match(head)
        if found is None or not brace:
            continue
        body = body[: body.index("\n}\n") if "\n}\n" in body else None]
        local = re.search(r"\.local .*?\[(\d+)\];", body)
        parameters = re.findall(r"\.param \S+ ([\w$]+)", head[found.end() :])
        result = found["out"].split()[-1] if found["out"] else None
        lines = [line.strip() for line in body.splitlines()]
        yield Function(found["name"], ".entry" in head, parameters, result, int(local[1]) if local else 0, lines)


class Translation:
    """One function as Python."""

    def __init__(self, function: Function, symbols: dict[str, int]) -> None:
        self.function, self.symbols = function, symbols
        self.blocks: list[list[str]] = [[]]
        self.labels: dict[str, int] = {}

    def source(self) -> list[str]:
        """The lines of the Python function."""
        function = self.function
        for line in self._statements():
            if line.startswith("$"):
                self.blocks.append([])
                self.labels[line.rstrip(":")] = len(self.blocks) - 1
            else:
                self._translate(line)
        given = ", ".join(["memory", "stack", "thread", "threads", *map(self._name, function.parameters)])
        head = [f"def {self._name(function.name)}({given}):", " value = int.from_bytes", " block = 0", " while True:"]
        return head + self._tree(0, len(self.blocks), 2)

    def _statements(self) -> Iterator[str]:
        """Labels and statements without their semicolons, calls on one line, declarations left out."""
        pending = ""
        for line in self.function.lines:
            line = line.split("//")[0].strip()
            if line in ("", "{", "}"):
                continue
            if line.startswith("$"):
                yield line
                continue
            pending += line
            if not pending.endswith(";"):
                continue
            if not pending.startswith((".reg", ".local", ".loc", ".pragma")):
                yield pending.rstrip(";")
            pending = ""

    def _tree(self, first: int, last: int, depth: int) -> list[str]:
        """Find a block by halving; one that does not jump falls into the next."""
        indent = " " * depth
        if last - first == 1:
            onward = [f"block = {last}"] if last < len(self.blocks) else ["return"]
            return [indent + line for line in self._jumps(self.blocks[first]) + onward]
        middle = (first + last) // 2
        low, high = self._tree(first, middle, depth + 1), self._tree(middle, last, depth + 1)
        return [f"{indent}if block < {middle}:", *low, f"{indent}else:", *high]

    def _jumps(self, lines: list[str]) -> list[str]:
        return [re.sub(r"@(\$[\w$]+)", lambda found: str(self.labels[found[1]]), line) for line in lines]

    def _name(self, name: str) -> str:
        return re.sub(r"\W", "_", name)

    def _operand(self, text: str, kind: str) -> str:
        """The value of a register, a number or a symbol, unsigned."""
        text = text.strip()
        if text in SPECIAL:
            return str(SPECIAL[text])
        if text.startswith("%"):
            return "q" + self._name(text)
        if re.fullmatch(r"-?(0[xX][0-9a-fA-F]+|\d+)", text):
            return str(int(text, 0) & (1 << width(kind)) - 1)
        if text.startswith("__local_depot"):
            return "stack"
        return str(self.symbols[text])

    def _number(self, text: str, kind: str) -> str:
        """The same with the sign that the type gives it."""
        value = self._operand(text, kind)
        return signed(value, width(kind)) if kind[0] == "s" else value

    def _translate(self, line: str) -> None:
        out = self.blocks[-1].append
        guard = re.match(r"@(!?)(%p\d+) bra(?:\.uni)?\s+(\S+)$", re.sub(r"\s+", " ", line))
        if guard:
            condition = f"{'not ' if guard[1] else ''}{self._operand(guard[2], 'pred')}"
            out(f"if {condition}: block = @{guard[3]}; continue")
            return
        if line.startswith(".param"):
            out(f"{self._name(line.split()[-1])} = 0")  # an argument nobody reads is never stored
            return
        word, _, rest = line.partition(" ") if " " in line.split("\t")[0] else line.partition("\t")
        operation, rest = word.strip(), rest.strip()
        if operation in ("bra", "bra.uni"):
            out(f"block = @{rest}; continue")
        elif operation == "ret":
            result = self.function.result
            out(f"return {self._name(result)}" if result else "return")
        elif operation.startswith("call"):
            self._call(rest)
        elif operation.split(".")[0] in ("ld", "st"):
            self._memory(operation.split("."), rest)
        elif "{" in rest:
            self._pack(width(operation.split(".")[-1]), rest)
        else:
            parts = operation.split(".")
            target, *arguments = [part.strip() for part in rest.split(",")]
            out(f"{self._operand(target, 'b64')} = {self._value(parts[0], parts[1:], arguments)}")

    def _pack(self, bits: int, rest: str) -> None:
        """A move that puts registers together in one, or takes one apart."""
        target, value = [part.strip() for part in re.split(r",(?![^{]*\})", rest)]
        pieces = [self._operand(each, "b64") for each in (target + value).split("{")[1].split("}")[0].split(",")]
        each = bits // len(pieces)
        if target.startswith("{"):
            for number, piece in enumerate(pieces):
                whole = self._operand(value, "b64")
                self.blocks[-1].append(f"{piece} = {whole} >> {number * each} & {(1 << each) - 1}")
        else:
            joined = " | ".join(f"{piece} << {number * each}" for number, piece in enumerate(pieces))
            self.blocks[-1].append(f"{self._operand(target, 'b64')} = {joined}")

    def _call(self, rest: str) -> None:
        found = re.fullmatch(r"(?:\(([\w$]+)\)\s*,\s*)?([\w$]+)\s*,?\s*(?:\((.*)\))?", rest)
        if found is None:
            raise NotKnown(rest)
        given = [self._name(name.strip()) for name in (found[3] or "").split(",") if name.strip()]
        there = ", ".join(["memory", f"stack + {-(-self.function.local // 64) * 64}", "thread", "threads", *given])
        result = f"{self._name(found[1])} = " if found[1] else ""
        self.blocks[-1].append(f"{result}{self._name(found[2])}({there})")

    def _memory(self, parts: list[str], rest: str) -> None:
        """Loads and stores, vectors piece by piece."""
        kind = parts[-1]
        size = width(kind) // 8
        place = re.search(r"\[(.+?)\]", rest)
        registers = re.sub(r"\[.+?\]|[{}]", "", rest).split(",")
        names = [name.strip() for name in registers if name.strip()]
        assert place is not None
        base, _, offset = place[1].partition("+")
        if "param" in parts:
            if offset not in ("", "0"):
                raise NotKnown(f"{'.'.join(parts)} {rest}")
            variable = self._name(base)
            register = self._operand(names[0], kind)
            self.blocks[-1].append(f"{register} = {variable}" if parts[0] == "ld" else f"{variable} = {register}")
            return
        for number, name in enumerate(names):
            start = f"{self._operand(base, 'b64')} + {int(offset or 0) + number * size}"
            if parts[0] == "st":
                value = f"({self._operand(name, kind)} & {(1 << 8 * size) - 1}).to_bytes({size}, 'little')"
                self.blocks[-1].append(f"at = {start}; memory[at:at + {size}] = {value}")
            else:
                value = f"value(memory[at:at + {size}], 'little', signed={kind[0] == 's'})"
                mask = (1 << {"s": 16, "_": 32, "d": 64}[self._class(name)]) - 1
                self.blocks[-1].append(f"at = {start}; {self._operand(name, kind)} = {value} & {mask}")

    def _class(self, register: str) -> str:
        """`s` of %rs1, `d` of %rd1, `_` of %r1."""
        found = re.match(r"%r([sd]?)\d+", register)
        assert found is not None, register
        return found[1] or "_"

    def _value(self, operation: str, parts: list[str], arguments: list[str]) -> str:
        """What an instruction computes, as an expression without a sign."""
        kind = parts[-1]
        bits = width(kind) if re.fullmatch(r"[subf]\d+|pred", kind) else 64
        mask = (1 << bits) - 1
        plain = [self._operand(each, kind) for each in arguments]
        if operation == "setp":
            return self._comparison(parts, arguments)
        if operation == "selp":
            return f"{plain[0]} if {self._operand(arguments[2], 'pred')} else {plain[1]}"
        if operation == "cvt":
            return self._conversion(parts, arguments[0])
        if operation in ("mov", "cvta"):
            return plain[0]
        if operation in ("and", "or", "xor"):
            return f"{plain[0]} {dict(zip(('and', 'or', 'xor'), '&|^'))[operation]} {plain[1]}"
        if operation == "not":
            return f"not {plain[0]}" if kind == "pred" else f"{plain[0]} ^ {mask}"
        number = [self._number(each, kind) for each in arguments]
        simple: dict[str, Callable[[], str]] = {
            "add": lambda: f"{plain[0]} + {plain[1]}",
            "sub": lambda: f"{plain[0]} - {plain[1]}",
            "neg": lambda: f"-{plain[0]}",
            "abs": lambda: f"abs({number[0]})",
            "min": lambda: f"min({number[0]}, {number[1]})",
            "max": lambda: f"max({number[0]}, {number[1]})",
            "popc": lambda: f"({plain[0]}).bit_count()",
            "clz": lambda: f"{bits} - ({plain[0]}).bit_length()",
            "shl": lambda: f"{plain[0]} << min({self._operand(arguments[1], 'b32')}, {bits})",
            "shr": lambda: f"{number[0]} >> min({self._operand(arguments[1], 'b32')}, {bits})",
            "div": lambda: self._quotient(*number),
            "rem": lambda: f"{number[0]} - {number[1]} * ({self._quotient(*number)})",
            "mul": lambda: self._product(parts, number),
            "mad": lambda: f"{self._product(parts, number[:2])} + {self._operand(arguments[2], 'b64')}",
            "bfi": lambda: self._field_put(*plain),
            "prmt": lambda: self._permuted(*plain),
            "dp4a": lambda: self._dot_of_bytes(parts, *plain),
            "dp2a": lambda: self._dot(parts, *plain),
        }
        if operation not in simple:
            raise NotKnown(f"{operation}.{'.'.join(parts)} {', '.join(arguments)}")
        if "wide" in parts:
            mask = (1 << 2 * bits) - 1
        return f"({simple[operation]()}) & {mask}"

    def _comparison(self, parts: list[str], arguments: list[str]) -> str:
        """A test of two numbers, also joined with a predicate."""
        kind = parts[-1]
        left, right = (self._number(each, kind) for each in arguments[:2])
        test = f"{left} {COMPARE[parts[0]]} {right}"
        if len(parts) == 2:
            return test
        return f"({test}) {parts[1]} {self._operand(arguments[2], 'pred')}"

    def _conversion(self, parts: list[str], argument: str) -> str:
        """Another width: cut off, or carry the sign on."""
        into, out_of = parts[-2], parts[-1]
        value = f"({self._operand(argument, out_of)} & {(1 << width(out_of)) - 1})"
        return f"{signed(value, width(out_of)) if out_of[0] == 's' else value} & {(1 << width(into)) - 1}"

    def _product(self, parts: list[str], number: list[str]) -> str:
        product = f"{number[0]} * {number[1]}"
        return f"({product} >> {width(parts[-1])})" if "hi" in parts else product

    def _quotient(self, left: str, right: str) -> str:
        """Division towards zero; nothing divides by zero here."""
        return f"(abs({left}) // abs({right})) * (1 if ({left} < 0) == ({right} < 0) else -1)"

    def _field_put(self, piece: str, into: str, start: str, count: str) -> str:
        """`count` bits of `piece` put into another number."""
        field_mask = f"((1 << {count}) - 1 << {start})"
        return f"{into} & ~{field_mask} | {piece} << {start} & {field_mask}"

    def _permuted(self, left: str, right: str, selector: str) -> str:
        """Four bytes picked out of eight; repeating a byte's sign is not known here."""
        digits = [int(selector) >> 4 * place & 15 for place in range(4)]
        if max(digits) > 7:
            raise NotKnown(f"prmt {selector}")
        whole = f"({left} | {right} << 32)"
        return " | ".join(f"({whole} >> {8 * digit} & 255) << {8 * place}" for place, digit in enumerate(digits))

    def _dot(self, parts: list[str], left: str, right: str, add: str) -> str:
        """Two halves of 16 bits times the lower or upper two of four bytes, added up."""
        terms = [add]
        for number in range(2):
            half = f"({left} >> {16 * number} & 65535)"
            byte = f"({right} >> {8 * number + (16 if parts[0] == 'hi' else 0)} & 255)"
            half = signed(half, 16) if parts[1] == "s32" else half
            terms.append(f"{half} * {signed(byte, 8) if parts[2] == 's32' else byte}")
        return " + ".join(terms)

    def _dot_of_bytes(self, parts: list[str], left: str, right: str, add: str) -> str:
        """Four bytes times four bytes, added up."""
        terms = [add]
        for number in range(4):
            one, other = (f"({each} >> {8 * number} & 255)" for each in (left, right))
            one = signed(one, 8) if parts[0] == "s32" else one
            terms.append(f"{one} * {signed(other, 8) if parts[1] == 's32' else other}")
        return " + ".join(terms)
