/** Renders JSON schemas as HTML. */
import type { JsonSchema } from "@marsa/api-spec/document";

/**
 * Renders a JSON schema briefly: `{ id_auction: Id, price: integer 1…1000000000 }`, indented, with links to named
 * schemas.
 */
export function schemaText(schema: unknown, indent = ""): string {
  const node = schema as JsonSchema;
  if (typeof node["$ref"] === "string") return link(node["$ref"]);
  if (node["const"] !== undefined) return code(node["const"]);
  if (Array.isArray(node["enum"])) return node["enum"].map(code).join(" | ");
  for (const keyword of ["oneOf", "anyOf", "allOf"]) {
    const parts = node[keyword];
    if (Array.isArray(parts) && !node["properties"]) {
      return parts.map((part) => schemaText(part, indent)).join(keyword === "allOf" ? " & " : " | ");
    }
  }
  if (node["type"] === "array") return `${schemaText(node["items"] ?? {}, indent)}[]${bounds(node, "Items")}`;
  if (node["properties"]) return objectText(node, indent);
  return escapeHtml(typeName(node)) + bounds(node, "") + bounds(node, "Length") + preset(node);
}

function objectText(node: JsonSchema, indent: string): string {
  const inner = `${indent}  `;
  const required = (node["required"] ?? []) as readonly string[];
  const inherited = ((node["allOf"] ?? []) as JsonSchema[]).map(
    (part) => `${inner}…${schemaText(part, inner)}`,
  );
  const lines = Object.entries(node["properties"] as Record<string, JsonSchema>).map(([name, field]) => {
    const mark = required.includes(name) ? "" : "?";
    const note =
      typeof field["description"] === "string" ? `  <i>${escapeHtml(field["description"])}</i>` : "";
    return `${inner}${escapeHtml(name)}${mark}: ${schemaText(field, inner)}${note}`;
  });
  return `{\n${[...inherited, ...lines].join("\n")}\n${indent}}`;
}

function typeName({ type, format, pattern }: JsonSchema): string {
  const name = Array.isArray(type) ? type.join(" | ") : typeof type === "string" ? type : "anything";
  if (typeof format === "string") return `${name} (${format})`;
  return typeof pattern === "string" ? `${name} ${pattern}` : name;
}

function bounds(node: JsonSchema, of: "" | "Length" | "Items"): string {
  const least = node[of === "" ? "minimum" : `min${of}`];
  const most = node[of === "" ? "maximum" : `max${of}`];
  if (least === undefined && most === undefined) return "";
  return ` <small>${numberText(least)}…${numberText(most)}${of === "Length" ? " characters" : ""}</small>`;
}

function numberText(value: unknown): string {
  return typeof value === "number" ? String(value) : "";
}

function preset(node: JsonSchema): string {
  return node["default"] === undefined ? "" : ` = ${code(node["default"])}`;
}

/** Returns the names of the schemas in a schema, without its own. */
export function namesIn(schema: JsonSchema): string[] {
  const names = [...JSON.stringify(schema).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)];
  return names.map(([, name]) => name ?? "");
}

function link(ref: string): string {
  const name = ref.slice(ref.lastIndexOf("/") + 1);
  return `<a href="#${escapeHtml(name)}">${escapeHtml(name)}</a>`;
}

function code(value: unknown): string {
  return escapeHtml(JSON.stringify(value));
}

/** Escapes text for HTML. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
