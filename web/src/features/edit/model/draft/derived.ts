/** Fields that follow from another one while it is typed. */
import { suggestedStep } from "@marsa/api-spec/money";
import { priceIn } from "@marsa/api-spec/text/read-number";
import type { Value, Values } from "./values.ts";
import type { Meta } from "./types.ts";

/** The fields that change with a field; undefined empties one. */
export type Derived = Readonly<Record<string, Value | undefined>>;

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
