"""The types of the browser app: `python -m lawspeaker.table.typescript FOLDER` writes them, as `make protocol` does.

`protocol.ts` comes from the messages of the sockets, `api.ts` from the description of the HTTP side at /schema, and
`routes.ts` from the pages that the server knows.
"""

from __future__ import annotations

import inspect
import re
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, get_args

import msgspec

from lawspeaker.table.house import House
from lawspeaker.table.http.app import described
from lawspeaker.table.http.pages import ROUTES
from lawspeaker.table.protocol.messages import CloseCode, ToClient, ToServer
from lawspeaker.table.refusals import Code
from lawspeaker.table.settings import Settings

JsonSchema = Mapping[str, Any]

HEADER = "// Made by `make protocol` from {source}; change that, and not this file."
WIDEST = 110  # columns of a type on one line
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def files() -> dict[str, str]:
    """What is in each file."""
    return {"protocol.ts": protocol(), "api.ts": api(), "routes.ts": routes()}


# The sockets.


def protocol() -> str:
    """All messages, and what they are made of."""
    requests, news = get_args(ToServer), get_args(ToClient)
    _, structs = msgspec.json.schema_components([*requests, *news], schema_hook=anything, ref_template="{name}")
    asked = {request.__name__ for request in requests}
    codes = "\n".join(f"  {code.name.lower()}: {code.value}," for code in CloseCode)
    blocks = [
        HEADER.format(source="src/lawspeaker/table/protocol/messages.py"),
        "/** Why something is refused. */\n" + union("Code", get_args(Code)),
        f"/** {CloseCode.__doc__} */\nexport const CLOSED = {{\n{codes}\n}} as const;",
        *(interface(name, schema, whole=name not in asked) for name, schema in structs.items()),
        named_union("ToServer", [request.__name__ for request in requests]),
        named_union("ToClient", [message.__name__ for message in news]),
    ]
    return "\n\n".join(blocks) + "\n"


def anything(kind: type) -> dict[str, Any]:
    """The schema of a type about which nothing is known."""
    return {"title": "anything"}


# Requests.


def api() -> str:
    """A function for each request, and the types that are not in the protocol already."""
    schema = described(House(Settings("sqlite://")))
    operations = list(operations_of(schema))
    components: JsonSchema = schema["components"]["schemas"]
    shared = set(re.findall(r"^export interface (\w+)", protocol(), re.MULTILINE))
    sent = {name for _, _, operation in operations if (name := body_of(operation))}
    told = reachable([answer_of(operation) for _, _, operation in operations], components)
    own = [name for name in components if name not in shared and (name in sent or name in told)]
    blocks = [interface(name, components[name], whole=name in told) for name in own]
    calls = "\n".join(call(*operation) for operation in operations)
    text = "\n\n".join(blocks)
    used = sorted(name for name in {*shared, "Code"} if re.search(rf"\b{name}\b", text + calls))
    imports = f"import {{ call, part }} from './call';\nimport type {{ {', '.join(used)} }} from './protocol';"
    header = HEADER.format(source="the server's description of its requests (src/lawspeaker/table/http)")
    return f"{header}\n\n{imports}\n\n{text}\n\nexport const api = {{\n{calls}\n}};\n"


def operations_of(schema: JsonSchema) -> Iterator[tuple[str, str, JsonSchema]]:
    """Method, path and description of each request, in the order of their paths."""
    for path, methods in sorted(schema["paths"].items()):
        for method, operation in methods.items():
            yield method.upper(), path, operation


def body_of(operation: JsonSchema) -> str:
    """What is sent, or nothing."""
    body = operation.get("requestBody")
    return type_of(body["content"]["application/json"]["schema"]) if body else ""


def answer_of(operation: JsonSchema) -> str:
    """The answer if all goes well."""
    for status, response in operation["responses"].items():
        if status.startswith("2") and "content" in response:
            return type_of(response["content"]["application/json"]["schema"])
    return "null"


def reachable(types: list[str], components: JsonSchema) -> set[str]:
    """The components that these types name, and all that those are made of."""
    found: set[str] = set()
    left = set(types)
    while left:
        names = {name for each in left for name in re.findall(r"\w+", each) if name in components} - found
        found |= names
        left = {type_of(field) for name in names for field in components[name].get("properties", {}).values()}
    return found


def call(method: str, path: str, operation: JsonSchema) -> str:
    """A request as a function of its path parameters, its body and its query."""
    parameters = operation.get("parameters", [])
    in_path = {each["name"]: type_of(each["schema"]) for each in parameters if each["in"] == "path"}
    query = {each["name"]: type_of(each["schema"]) for each in parameters if each["in"] == "query"}
    body = body_of(operation)
    arguments = [f"{name}: {in_path[name]}" for name in re.findall(r"{(\w+)}", path)]
    if body:
        arguments.append(f"body: {body}")
    if query:
        arguments.append("query: { " + "; ".join(f"{name}?: {kind}" for name, kind in query.items()) + " } = {}")
    address = f"'{path}'" if not in_path else "`" + re.sub(r"{(\w+)}", r"${part(\1)}", path) + "`"
    given = [f"'{method}'", address, *(["query"] if query else ["{}"] if body else []), *(["body"] if body else [])]
    doc = comment(operation.get("description", ""), "  ")
    name = camel(operation["operationId"])
    head, body = f"  {name}: ({', '.join(arguments)}) =>", f"call<{answer_of(operation)}>({', '.join(given)}),"
    return doc + (f"{head} {body}" if len(head) + len(body) < WIDEST else f"{head}\n    {body}")


def camel(name: str) -> str:
    first, *others = name.split("_")
    return first + "".join(word.title() for word in others)


# Pages.


def routes() -> str:
    """The paths of the pages, and what each page needs to know."""
    paths = "\n".join(f"  {name}: {quoted(route)}," for name, route in ROUTES.items())
    pages = [f"{{ {'; '.join(page_fields(name, route))} }}" for name, route in ROUTES.items()]
    blocks = [
        HEADER.format(source="src/lawspeaker/table/http/pages.py"),
        "/** Pages by name, with their paths: `:field` is any text, and `:field?` may be missing. */\n"
        f"export const ROUTES = {{\n{paths}\n}} as const;",
        named_union("Page", [*pages, "{ name: 'missing' }"]),
    ]
    return "\n\n".join(blocks) + "\n"


def page_fields(name: str, route: str) -> list[str]:
    return [f"name: {quoted(name)}", *(f"{field}: string" for field in re.findall(r":(\w+)", route))]


# Types.


def interface(name: str, schema: JsonSchema, *, whole: bool) -> str:
    """A struct. What the server sends is `whole`: fields with their default value are there as well."""
    required = schema["properties"] if whole else schema.get("required", [])
    fields = [
        f"  {field}{'' if field in required else '?'}: {type_of(kind)};" for field, kind in schema["properties"].items()
    ]
    return "\n".join([comment(schema.get("description", "")) + f"export interface {name} {{", *fields, "}"])


def type_of(schema: JsonSchema) -> str:
    """A JSON schema as a type."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    for several in ("anyOf", "oneOf"):
        if several in schema:
            return " | ".join(dict.fromkeys(type_of(each) for each in schema[several]))
    if "enum" in schema:
        return "Code" if set(schema["enum"]) == set(get_args(Code)) else " | ".join(map(quoted, schema["enum"]))
    if "const" in schema:
        return quoted(schema["const"])
    kind = schema.get("type")
    if kind == "array":
        if "prefixItems" in schema:
            return f"[{', '.join(map(type_of, schema['prefixItems']))}]"
        item = type_of(schema.get("items", {}))
        return f"({item})[]" if "|" in item else f"{item}[]"
    if kind == "object":
        return f"Record<string, {type_of(schema.get('additionalProperties') or {})}>"
    return PLAIN[kind] if kind else "unknown"


def quoted(value: object) -> str:
    return "'" + value + "'" if isinstance(value, str) else str(value)


def union(name: str, values: tuple[str, ...]) -> str:
    return named_union(name, [quoted(value) for value in values])


def named_union(name: str, kinds: list[str]) -> str:
    """A type that is one of several; on one line where that is short enough."""
    line = f"export type {name} = {' | '.join(kinds)};"
    if len(line) <= WIDEST:
        return line
    return "\n".join([f"export type {name} =", *(f"  | {kind}" for kind in kinds)]) + ";"


def comment(text: str, indent: str = "") -> str:
    lines = inspect.cleandoc(text).splitlines()
    if not lines:
        return ""
    if len(lines) == 1:
        return f"{indent}/** {lines[0]} */\n"
    return "\n".join([f"{indent}/**", *(f"{indent} * {line}".rstrip() for line in lines), f"{indent} */"]) + "\n"


if __name__ == "__main__":
    for name, text in files().items():
        (Path(sys.argv[1]) / name).write_text(text, encoding="utf-8")
