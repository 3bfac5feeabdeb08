/** Finds the syntax and the APIs of a built script that a supported browser lacks. */
import { loadPackage } from "../packages.ts";
import { data, type Feature, featureIn, lacking } from "./support.ts";

interface Node {
  readonly type: string;
  readonly name?: string;
  readonly [field: string]: unknown;
}

const { parse } = loadPackage("acorn") as {
  parse: (code: string, options: { ecmaVersion: number; sourceType: "module" }) => Node;
};

/** Newest ECMAScript whose syntax and regular expressions all supported browsers read. */
const ECMASCRIPT = 2023;

const builtins = data.javascript.builtins;
const known: Readonly<Record<string, Feature>> = { ...data.api, ...builtins };

/** The interfaces of well-known objects. */
const INTERFACES: Readonly<Record<string, string>> = {
  crypto: "Crypto",
  document: "Document",
  history: "History",
  location: "Location",
  navigator: "Navigator",
  performance: "Performance",
};
const WINDOW = new Set(["globalThis", "self", "window"]);

/** Newer built-in methods with the names of our own methods or of those of a library. */
const OTHER_METHODS = new Set(["adopt", "conditions", "detached", "drop", "handle", "take", "use"]);

const ITERATORS = new Set(["values", "keys", "entries", "matchAll"]);
const iterator = builtins["Iterator"];

/** Methods of instances that a browser lacks, under whatever interface; a name that an older method has is no sign. */
const newMethods = new Map<string, string>();
const named = new Map<string, { owner: string; feature: Feature }[]>();
for (const [owner, feature] of Object.entries(known)) {
  const isBuiltin = Object.hasOwn(builtins, owner);
  // No page can hold an object of an interface that its browser lacks.
  if (!isBuiltin && lacking(feature).length > 0) continue;
  for (const name of Object.keys(feature)) {
    const member = featureIn(feature, name);
    if (
      !member?.["__compat"] ||
      (!isBuiltin && (name.endsWith("_static") || member["__compat"].status?.experimental))
    )
      continue;
    named.set(name, [...(named.get(name) ?? []), { owner, feature: member }]);
  }
}
for (const [name, features] of named) {
  if (OTHER_METHODS.has(name) || features.some(({ feature }) => lacking(feature).length === 0)) continue;
  newMethods.set(name, features.map(({ owner, feature }) => saying(`${owner}.${name}`, feature)).join("; "));
}

/** Returns a sentence for each feature that a supported browser lacks, unless the script asks for it before. */
export function lackingInScript(code: string): string[] {
  let program: Node;
  try {
    program = parse(code, { ecmaVersion: ECMASCRIPT, sourceType: "module" });
  } catch (error) {
    return [`syntax newer than ES${ECMASCRIPT}: ${(error as Error).message}`];
  }
  const found = new Map<string, string>();
  const asked = new Set<string>();
  walk(program, null, (node, parent) => {
    for (const name of askedBy(node)) asked.add(name);
    for (const [name, sentence] of lackingAt(node, parent)) found.set(name, sentence);
  });
  return [...found].filter(([name]) => !asked.has(name)).map(([, sentence]) => sentence);
}

/** Returns the names for which a script asks: `typeof a.b`, `"b" in a`, `a.b && …`, `a.b ? …`, `a.b?.c`, `a.b?.()`. */
function askedBy(node: Node): string[] {
  const asked = {
    UnaryExpression: node["operator"] === "typeof" && node["argument"],
    LogicalExpression: node["left"],
    ConditionalExpression: node["test"],
    IfStatement: node["test"],
    CallExpression: node["optional"] && node["callee"],
    MemberExpression: node["optional"] && node["object"],
  }[node.type] as Node | false | undefined;
  if (node.type === "BinaryExpression" && node["operator"] === "in")
    return [textOf(node["left"] as Node) ?? []].flat();
  return asked ? [nameOf(asked) ?? []].flat() : [];
}

/** Returns names and sentences of the features that a node uses. */
function lackingAt(node: Node, parent: Node | null): [string, string][] {
  if (node.type === "Identifier" && !isLabel(node, parent)) return lackingGlobal(node.name!);
  if (node.type === "MemberExpression") return lackingMember(node, parent);
  if (node.type === "VariableDeclarator") return lackingInPattern(node);
  if (node.type === "NewExpression" || node.type === "CallExpression") return lackingInRegExp(node);
  return [];
}

function lackingGlobal(name: string): [string, string][] {
  const feature = Object.hasOwn(known, name) ? known[name] : featureIn(data.api["Window"], name);
  return missing(name, name, feature);
}

function lackingMember(node: Node, parent: Node | null): [string, string][] {
  const name = nameOf(node);
  if (name === undefined) return [];
  const object = node["object"] as Node;
  if (object.type === "Identifier" && WINDOW.has(object.name!)) return lackingGlobal(name);
  const owner = ownerOf(object);
  const member = owner && memberOf(owner, name);
  if (owner && member) return missing(name, `${owner}.${name}`, member);
  if (!(parent?.type === "CallExpression" && parent["callee"] === node)) return [];
  const called = object.type === "CallExpression" ? (object["callee"] as Node) : undefined;
  if (
    called &&
    ITERATORS.has(nameOf(called) ?? "") &&
    (called["object"] as Node | undefined)?.name !== "Object"
  )
    return missing(name, `Iterator.${name}`, featureIn(iterator, name));
  const sentence = newMethods.get(name);
  return sentence ? [[name, sentence]] : [];
}

/** `const { withResolvers } = Promise`. */
function lackingInPattern({ id, init }: Node): [string, string][] {
  const owner = ownerOf(init as Node | null);
  if (!owner || (id as Node).type !== "ObjectPattern") return [];
  return ((id as Node)["properties"] as Node[]).flatMap((property) => {
    const name = (property["key"] as Node | undefined)?.name ?? "";
    return missing(name, `${owner}.${name}`, memberOf(owner, name));
  });
}

/** `new RegExp("…", "v")` hides its pattern from the parser. */
function lackingInRegExp(node: Node): [string, string][] {
  if ((node["callee"] as Node).name !== "RegExp") return [];
  const [pattern, flags = ""] = (node["arguments"] as Node[]).map((argument) => textOf(argument));
  try {
    const source = pattern ? pattern.replaceAll(/[/\n]/g, " ") : "x";
    parse(`/${source}/${flags}`, { ecmaVersion: ECMASCRIPT, sourceType: "module" });
    return [];
  } catch (error) {
    return [["RegExp", `a regular expression newer than ES${ECMASCRIPT}: ${(error as Error).message}`]];
  }
}

function ownerOf(object: Node | null): string | undefined {
  if (object?.type !== "Identifier") return undefined;
  const owner = INTERFACES[object.name!] ?? object.name!;
  return Object.hasOwn(known, owner) ? owner : undefined;
}

function memberOf(owner: string, name: string): Feature | undefined {
  return featureIn(known[owner], `${name}_static`) ?? featureIn(known[owner], name);
}

function missing(name: string, title: string, feature: Feature | undefined): [string, string][] {
  return lacking(feature).length > 0 ? [[name, saying(title, feature)]] : [];
}

function saying(title: string, feature: Feature | undefined): string {
  return `${title} is missing in ${lacking(feature).join(", ")}`;
}

/** Returns the name of a variable or of a member. */
function nameOf(node: Node): string | undefined {
  if (node.type === "ChainExpression") return nameOf(node["expression"] as Node);
  if (node.type !== "MemberExpression") return node.name;
  const property = node["property"] as Node;
  return node["computed"] ? textOf(property) : property.name;
}

/** Returns the text of a literal string. */
function textOf(node: Node): string | undefined {
  if (node.type === "Literal" && typeof node["value"] === "string") return node["value"];
  if (node.type !== "TemplateLiteral") return undefined;
  const [first, ...more] = node["quasis"] as { value: { cooked: string } }[];
  return more.length === 0 ? first?.value.cooked : undefined;
}

/** Whether an identifier is the name of a member or of a property, and no variable. */
function isLabel(node: Node, parent: Node | null): boolean {
  if (parent?.type === "MemberExpression") return parent["property"] === node && !parent["computed"];
  return parent?.["key"] === node && !parent["computed"] && !parent["shorthand"];
}

function walk(node: unknown, parent: Node | null, visit: (node: Node, parent: Node | null) => void): void {
  if (Array.isArray(node)) for (const each of node) walk(each, parent, visit);
  if (node === null || typeof node !== "object" || !("type" in node)) return;
  visit(node as Node, parent);
  for (const field of Object.values(node)) walk(field, node as Node, visit);
}
