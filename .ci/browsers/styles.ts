/** Finds the styles of a built style sheet that a supported browser lacks, and that a screen needs. */
import { loadPackage } from "../packages.ts";
import { data, type Feature, featureIn, lacking } from "./support.ts";

interface Node {
  readonly type: string;
  readonly name: string;
  readonly property: string;
  readonly value: Node;
}

interface Walk {
  /** Returned by a visitor, leaves out what is inside the node. */
  readonly skip: unknown;
  readonly rule: Node | null;
}

const { parse, walk } = loadPackage("css-tree") as {
  parse: (css: string, options: { parseAtrulePrelude: boolean }) => Node;
  walk: (node: Node, enter: (this: Walk, node: Node) => unknown) => void;
};

/** A browser without these draws the same content in the same place: other line breaks, bars, pointers, later drawing. */
const DEGRADES =
  /^(contain-intrinsic-.+|content-visibility|cursor|field-sizing|font-family|forced-color-adjust|resize|scrollbar-width|text-decoration|text-size-adjust|text-wrap|::selection|text-align: match-parent)(: .*)?$/;

/** Sizes, colors and functions of values, by name. */
const types = new Map<string, Feature>();
for (const [name, type] of Object.entries(data.css.types)) {
  for (const [inner, feature] of [[name, type], ...Object.entries(type)] as [string, Feature][])
    if (inner !== "__compat" && feature["__compat"] && !types.has(inner)) types.set(inner, feature);
}

const { properties, selectors, "at-rules": atRules } = data.css;

/** Returns a sentence for each feature that a supported browser lacks, except inside `@supports`. */
export function lackingInStyles(css: string): string[] {
  const found = new Set<string>();
  const use = (title: string, feature: Feature | undefined) => {
    const browsers = lacking(feature, true);
    if (browsers.length > 0 && !DEGRADES.test(title))
      found.add(`${title} is missing in ${browsers.join(", ")}`);
  };
  walk(parse(css, { parseAtrulePrelude: false }), function (node) {
    const { type, name, property } = node;
    // Extras for one engine.
    if (/^(::?)?-/.test(name ?? property ?? "") && !property?.startsWith("--")) return this.skip;
    if (type === "Atrule") {
      if (name === "supports") return this.skip;
      use(`@${name}`, atRules[name]);
    } else if (type === "Rule" && this.rule && this.rule !== node) {
      found.add("A nested rule is left, which the build resolves");
    } else if (type === "PseudoClassSelector") {
      // A browser leaves out of this list what it does not know.
      if (name === "is" || name === "where") return this.skip;
      use(`:${name}`, selectors[name]);
    } else if (type === "PseudoElementSelector") {
      use(`::${name}`, selectors[name]);
    } else if (type === "Declaration" && this.rule && !property.startsWith("--")) {
      if (properties[property]) useDeclaration(node, use);
      else found.add(`${property} is no property`);
    } else if (type === "Function") {
      use(`${name}()`, types.get(name));
    } else if (type === "Dimension") {
      use(
        `the unit ${(node as unknown as { unit: string }).unit}`,
        types.get((node as unknown as { unit: string }).unit),
      );
    }
    return undefined;
  });
  return [...found];
}

function useDeclaration(
  { property, value }: Node,
  use: (title: string, feature: Feature | undefined) => void,
) {
  use(property, properties[property]);
  walk(value, ({ type, name }) => {
    if (type === "Identifier" || type === "Function")
      use(`${property}: ${name}`, featureIn(properties[property], name));
  });
}
