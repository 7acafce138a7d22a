"""Case files: YAML read strictly, a list of cases each with its place in the file."""

import re
from collections.abc import Hashable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import yaml

from fangcheng.errors import RecordError, UnknownName
from fangcheng.variants import ids

LARGEST = 8 << 20  # bytes; the longest of ours has 12 kB
LARGEST_NUMBER = 10**18
TEXT = "tag:yaml.org,2002:str"
ANYTHING = re.compile(r".*", re.DOTALL)
# How numbers are written, by tag: YAML reads 010 as eight, 1:10 as seventy and a date as a day. What else is wrong.
WRITTEN = {
    "tag:yaml.org,2002:int": (
        re.compile(r"[-+]?(0|[1-9][0-9]*)"),
        "no plain number; write it in digits, or quote tiles",
    ),
    "tag:yaml.org,2002:float": (re.compile(r"[-+]?[0-9]+\.[0-9]+"), "no plain number; write it as -21.5"),
    "tag:yaml.org,2002:timestamp": (re.compile(r"(?!)"), "a date to YAML; quote what is text"),
}


@dataclass(frozen=True)
class Case:
    """One case as written; `fields` is empty when `trouble` says why it cannot be read."""

    path: str
    line: int
    variant: str
    name: str
    fields: dict[str, Any]
    trouble: str = ""

    @property
    def rules(self) -> tuple[str, ...]:
        """Return the rule ids it cites."""
        rules = self.fields.get("rules", ())
        return tuple(rule for rule in rules if isinstance(rule, str)) if isinstance(rules, list) else ()


def read_cases(path: str | Path, variant: str | None = None) -> list[Case]:
    """Read the cases of a file; `variant` where neither the case nor the name of the file says it.

    Raises RecordError when the file is no list of cases. A case that is wrong in itself carries its trouble.
    """
    document = _Document(Path(path))
    root = document.compose()
    if root is None:
        return []
    if not isinstance(root, yaml.SequenceNode):
        raise RecordError(str(path), _line(root), "a case file is a list of cases", "each begins with `- name:`")
    return [_case(document, node, variant) for node in root.value]


def variant_of_file(path: Path) -> str | None:
    """Return the variant a file is named after: `riichi.yaml`, `riichi-extra.yaml`."""
    stem = path.stem.lower()
    known = sorted((*ids(), *books()), key=len, reverse=True)
    return next((name for name in known if stem == name or stem.startswith((f"{name}-", f"{name}_", f"{name}."))), None)


def books() -> tuple[str, ...]:
    """Return all variants that have a rulebook, built or not."""
    from fangcheng.books.rulebooks import variants_with_book

    return variants_with_book()


def _case(document: "_Document", node: yaml.Node, variant: str | None) -> Case:
    path, line = str(document.path), node.start_mark.line + 1
    chosen = variant or variant_of_file(document.path) or ""
    try:
        fields = document.value(node)
    except _Wrong as wrong:
        return Case(path, line, chosen, _name_in(node), {}, str(wrong))
    if not isinstance(fields, dict):
        return Case(path, line, chosen, "?", {}, "a case is a mapping of keys to values")
    name = fields.get("name")
    if not isinstance(name, str) or not name.strip():
        return Case(path, line, chosen, "?", {}, "name: every case needs one, in words")
    try:
        return Case(path, line, _variant(fields.pop("variant", chosen)), name, fields)
    except _Wrong as wrong:
        return Case(path, line, chosen, name, {}, str(wrong))


def check_variant(name: str) -> None:
    """Raise UnknownName for a variant that has neither rules nor a rulebook."""
    known = dict.fromkeys((*ids(), *books()))
    if name not in known:
        raise UnknownName("variant", name, known, f"There are {', '.join(known)}.")


def _variant(name: object) -> str:
    if not isinstance(name, str) or not name:
        raise _Wrong("which variant? Name the file after it, give the case a `variant:` or say --variant")
    try:
        check_variant(name)
    except UnknownName as error:
        raise _Wrong(str(error)) from None
    return name


def _name_in(node: yaml.Node) -> str:
    """Return the name of a case that cannot be read as a whole."""
    if isinstance(node, yaml.MappingNode):
        for key, value in node.value:
            if key.value == "name" and isinstance(value, yaml.ScalarNode):
                return str(value.value)
    return "?"


def _line(node: yaml.Node) -> str:
    return f"line {node.start_mark.line + 1}"


class _Wrong(Exception):
    """A case that breaks the strict reading; never leaves this file."""


class _Loader(yaml.SafeLoader):
    """Plain YAML; `marked` says of the nodes with an alias, an anchor or a tag which it is, for they are refused."""

    def __init__(self, stream: Any) -> None:
        super().__init__(stream)
        self.marked: dict[yaml.Node, str] = {}

    def compose_node(self, parent: Any, index: Any) -> Any:
        events: Any = self  # the parser below, of which no types are told
        event = events.peek_event()
        if isinstance(event, yaml.AliasEvent):
            events.get_event()
            mark: Any = event.start_mark
            alias = yaml.ScalarNode(TEXT, "", mark, mark)
            self.marked[alias] = f"alias *{event.anchor}"
            return alias
        node = super().compose_node(parent, index)
        assert node is not None
        if event.anchor is not None:
            self.marked[node] = f"anchor &{event.anchor}"
        elif event.tag is not None:
            self.marked[node] = f"tag {event.tag.replace('tag:yaml.org,2002:', '!!')}"
        return node


class _Document:
    """A file as a tree of nodes that still know their lines."""

    def __init__(self, path: Path) -> None:
        self.path = path
        try:
            self.loader = _Loader(self._text())
        except yaml.YAMLError as error:
            raise self.broken(error) from None

    def _text(self) -> str:
        try:
            if self.path.stat().st_size > LARGEST:
                raise RecordError(str(self.path), "file", f"larger than {LARGEST >> 20} MB, no case file")
            return self.path.read_bytes().decode("utf-8-sig")
        except OSError as error:
            raise RecordError(str(self.path), "file", error.strerror or "cannot be read") from None
        except UnicodeDecodeError as error:
            raise RecordError(str(self.path), f"byte {error.start}", "not UTF-8") from None

    def compose(self) -> yaml.Node | None:
        """Return the root node, None for an empty file."""
        try:
            node: yaml.Node | None = self.loader.get_single_node()
        except RecursionError:
            raise RecordError(str(self.path), "file", "nested too deeply") from None
        except yaml.YAMLError as error:
            raise self.broken(error) from None
        return node

    def broken(self, error: yaml.YAMLError) -> RecordError:
        mark = getattr(error, "problem_mark", None)
        reason = str(getattr(error, "problem", "") or getattr(error, "reason", "") or "no valid YAML").splitlines()[0]
        return RecordError(str(self.path), f"line {mark.line + 1}" if mark else "file", reason)

    def value(self, node: yaml.Node) -> Any:
        """Return what a node says, with every mapping's keys once."""
        self._refuse_marked(node)
        if isinstance(node, yaml.MappingNode):
            return self._mapping(node)
        if isinstance(node, yaml.SequenceNode):
            return [self.value(item) for item in node.value]
        return self._scalar(node)

    def _mapping(self, node: yaml.MappingNode) -> dict[str, Any]:
        found: dict[str, Any] = {}
        for key_node, value_node in node.value:
            key = self._scalar(key_node) if isinstance(key_node, yaml.ScalarNode) else None
            if not isinstance(key, str):
                raise _Wrong(f"{_line(key_node)}: a key is one word")
            if key in found:
                raise _Wrong(f"{_line(key_node)}: {key} stands there twice")
            found[key] = self.value(value_node)
        return found

    def _refuse_marked(self, node: yaml.Node) -> None:
        if node in self.loader.marked:
            raise _Wrong(
                f"{_line(node)}: the {self.loader.marked[node]} is not for case files; write what it stands for"
            )

    def _scalar(self, node: yaml.Node) -> Hashable:
        self._refuse_marked(node)
        plain, otherwise = WRITTEN.get(node.tag, (ANYTHING, ""))
        if not plain.fullmatch(str(node.value)):
            raise _Wrong(f"{_line(node)}: {node.value!r:.40} is {otherwise}")
        try:
            value: Hashable = self.loader.construct_object(node)
        except (yaml.YAMLError, ValueError, IndexError, OverflowError, RecursionError):
            raise _Wrong(f"{_line(node)}: {node.value!r:.40} cannot be read") from None
        if isinstance(value, int) and abs(value) > LARGEST_NUMBER:
            raise _Wrong(f"{_line(node)}: {node.value!r:.40} is larger than any number of a case")
        return value
