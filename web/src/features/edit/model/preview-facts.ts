/** Builds what buyers see of a draft. */
import { money } from "@marsa/api-spec/amounts";
import { priceIn } from "@marsa/api-spec/text/read-number";
import type { Value, Values } from "./draft/values.ts";
import type { Draft, Meta, MetaField } from "./draft/queries.ts";

type Words = (field: MetaField, value: Value | undefined) => string;

/** Returns the title of the lot, as the server writes it. */
export function titleOf(values: Values, meta: Meta, words: Words): string {
  const fields = meta.groups.flatMap((group) => group.fields);
  const text = (name: string): string => {
    const field = fields.find((each) => each.name === name);
    return field && values[name] !== undefined ? words(field, values[name]).trim() : "";
  };
  if (meta.kind === "apartment") return text("name") || "New apartment";
  return [text("mark"), text("model"), text("trim")].filter(Boolean).join(" ") || "New vehicle";
}

const CARD_FACTS = {
  vehicle: ["year", "mileage", "city"],
  apartment: ["type", "area", "city"],
} as const;

/** Returns the three facts of the card. */
export function cardFacts(values: Values, meta: Meta, words: Words): readonly string[] {
  const fields = meta.groups.flatMap((group) => group.fields);
  return CARD_FACTS[meta.kind].flatMap((name) => {
    const field = fields.find((each) => each.name === name);
    return field && values[name] !== undefined ? words(field, values[name]) : [];
  });
}

/** Returns the filled facts of the lot page, in the order of the form. */
export function pageFacts(
  values: Values,
  meta: Meta,
  words: Words,
): readonly (readonly [label: string, value: string])[] {
  return meta.groups
    .filter(({ name }) => name === meta.kind || name === "place")
    .flatMap(({ fields }) => fields)
    .filter(({ name }) => values[name] !== undefined)
    .map((field) => [field.label, words(field, values[field.name])] as const);
}

/** Returns the main photo; null: none yet. */
export function mainPhoto({ photos }: Pick<Draft, "photos">, values: Values, alt: string) {
  const [first] = (Array.isArray(values["photos"]) ? values["photos"] : []) as readonly unknown[];
  const file = photos.find(({ id_file }) => id_file === first);
  if (!file) return null;
  const { url, width, height, thumbhash } = file;
  const size = { width: width ?? 1200, height: height ?? 800 };
  return { small: url, medium: url, large: url, ...size, thumbhash, alt, illustration: false };
}

/** "82,000"; null without a start price that can be read. */
export function startPriceText(values: Values): string | null {
  const text = values["start_price"];
  const price = typeof text === "string" ? priceIn(text) : null;
  return price === null ? null : money(price);
}
