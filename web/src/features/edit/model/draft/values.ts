/** Converts between the fields of a draft and what its form shows. */
import { toMs } from "@marsa/api-spec/dates";
import { lotText } from "@marsa/api-spec/lot-text";
import { lotNumberRules, readNumber, writtenNumber, priceIn } from "@marsa/api-spec/text/read-number";
import { dubaiInput, fromDubaiInput } from "#/lib/format/dubai-input.ts";
import type { Fields, Meta, MetaField } from "./queries.ts";
import { suggestedStep } from "@marsa/api-spec/money";

/** Texts as they are typed, boxes as booleans, lists as they are sent. */
export type Value = string | boolean | readonly unknown[];
/** By the name of the field; a name that is missing is an empty field. */
export type Values = Readonly<Record<string, Value>>;

/** Fields of a draft that no group of the meta names. */
const OTHERS: readonly MetaField[] = [
  { name: "lat", label: "Latitude", type: "number", required: false, min: 22, max: 27 },
  { name: "lon", label: "Longitude", type: "number", required: false, min: 51, max: 57 },
  { name: "photo_views", label: "Standard views", type: "checks", required: false },
  { name: "confirmed", label: "Confirmed values", type: "checks", required: false },
];

const CONDITION = "condition.";

/** Returns every field of this kind of lot. */
export function fieldsOfMeta(meta: Meta): readonly MetaField[] {
  return [...meta.groups.flatMap(({ fields }) => fields), ...OTHERS];
}

/** Returns a draft as its form shows it. */
export function valuesOf(fields: Fields, meta: Meta): Values {
  const wire = { ...fields, ...conditionParts(fields) } as Readonly<Record<string, unknown>>;
  const shown = fieldsOfMeta(meta).map((field) => [field.name, shownValue(field, wire[field.name])] as const);
  return Object.fromEntries(shown.filter((entry): entry is [string, Value] => entry[1] !== null));
}

function conditionParts({ condition }: Fields): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(condition ?? {}).map(([part, value]) => [CONDITION + part, value]),
  );
}

/** Returns one value of the wire as its field shows it; null: an empty field. */
export function shownValue({ type }: MetaField, value: unknown): Value | null {
  if (value === undefined || value === null) return null;
  if (type === "boolean") return value === true;
  if (Array.isArray(value)) return value.length === 0 ? null : value;
  if (type === "datetime") return dubaiInput(toMs(value as string)).slice(0, 16);
  const text = typeof value === "number" ? writtenNumber(value) : (value as string);
  return text === "" ? null : text;
}

/** Returns the values of the form that the server accepts; values that it would refuse stay out. */
export function fieldsOf(values: Values, meta: Meta): Fields {
  const sent: Record<string, unknown> = { kind: meta.kind };
  const condition: Record<string, unknown> = {};
  for (const field of fieldsOfMeta(meta)) {
    const value = wireValue(field, values[field.name]);
    if (value === undefined) continue;
    if (field.name.startsWith(CONDITION)) condition[field.name.slice(CONDITION.length)] = value;
    else sent[field.name] = value;
  }
  if (Object.keys(condition).length > 0) {
    sent["condition"] = { grade: null, zones: [], tyres: [], checks: [], ...condition };
  }
  return sent;
}

function wireValue(field: MetaField, value: Value | undefined): unknown {
  if (value === undefined || value === "") return undefined;
  if (typeof value !== "string") return value;
  switch (field.type) {
    case "integer":
    case "money":
    case "number": {
      const read = readNumber(value, lotNumberRules(field));
      return read.ok ? read.value : undefined;
    }
    case "datetime":
      return fromDubaiInput(value) ?? undefined;
    case "date":
      return /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : undefined;
    default: {
      const text = lotText(field, value);
      return text === "" || isTooLong(field, text) ? undefined : text;
    }
  }
}

export function isTooLong({ type, max = Infinity }: MetaField, text: string): boolean {
  return (type === "text" || type === "longtext") && text.length > max;
}

/** Whether two values of one field say the same. */
export function isSame(one: Value | undefined, other: Value | undefined): boolean {
  return JSON.stringify(one ?? "") === JSON.stringify(other ?? "");
}

/** Returns the field of a name; undefined: this kind of lot has no such field. */
export function fieldNamed(meta: Meta, name: string): MetaField | undefined {
  return fieldsOfMeta(meta).find((field) => field.name === name);
}

/** The fields that change with a field; undefined empties one. */
type Derived = Readonly<Record<string, Value | undefined>>;

/** Returns the changes that a new value of one field brings to others. */
export function derivedOf(name: string, value: Value | undefined, values: Values, meta: Meta): Derived {
  return { ...emptiedChildren(name, value, values, meta), ...proposedStep(name, value, values) };
}

/** A model belongs to its make, a city to its emirate. */
function emptiedChildren(name: string, value: Value | undefined, values: Values, meta: Meta): Derived {
  if (value === values[name]) return {};
  const children = meta.groups.flatMap(({ fields }) => fields).filter(({ parent }) => parent === name);
  return Object.fromEntries(children.map((child) => [child.name, undefined]));
}

/** The step follows the start price until the seller sets another one. */
function proposedStep(name: string, value: Value | undefined, values: Values): Derived {
  if (name !== "start_price") return {};
  const before = proposalFor(values["start_price"]);
  const isOwn = values["step"] !== undefined && values["step"] !== before;
  return isOwn ? {} : { step: proposalFor(value) };
}

/** Returns the proposed step of a start price, as a field holds it; undefined: no price. */
export function proposalFor(startPrice: Value | undefined): string | undefined {
  const price = typeof startPrice === "string" ? priceIn(startPrice) : null;
  return price === null || price <= 0 ? undefined : String(suggestedStep(price));
}
