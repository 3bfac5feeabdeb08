/** Finds the errors of the form, in the sentences of the specification. */
import { lotNumberRules, readNumber } from "@marsa/api-spec/text/read-number";
import { type FindEntry, isDate, lotProblems } from "@marsa/api-spec/rules-of-lot";
import { messages } from "#/lib/format/messages.ts";
import type { Fields, Meta, MetaField } from "./queries.ts";
import { fieldsOf, fieldsOfMeta, isTooLong, type Value, type Values } from "./values.ts";

/** One sentence for each field that breaks a rule, by its name. */
export type Faults = ReadonlyMap<string, string>;

interface FaultFacts {
  readonly meta: Meta;
  /** Null while the dictionaries are not read: no choice is called wrong then. */
  readonly find: FindEntry | null;
  /** Server time, ms. */
  readonly now: number;
  /** Dates that the browser could not read, by the name of their field. */
  readonly unread: ReadonlySet<string>;
}

/** Returns the faults in the order of the form. */
export function faultsOf(values: Values, { meta, find, now, unread }: FaultFacts): Faults {
  const all = fieldsOfMeta(meta);
  const rules = new Map(
    problemsOf(fieldsOf(values, meta), all, find, now).map(({ field, message }) => [field, message]),
  );
  const found = new Map<string, string>();
  for (const field of all) {
    const { name } = field;
    if (isDate(name) && values["lane"] === true) continue;
    const message = (unread.has(name) ? messages.date() : typedFault(field, values[name])) ?? rules.get(name);
    if (message !== undefined) found.set(name, message);
  }
  return found;
}

function problemsOf(fields: Fields, all: readonly MetaField[], find: FindEntry | null, now: number) {
  if (find !== null) return lotProblems(fields, all, { find, now });
  return lotProblems(fields, all.map(withoutDictionary), { find: () => undefined, now });
}

function withoutDictionary(field: MetaField): MetaField {
  const copy = { ...field };
  delete copy.dict;
  return copy;
}

/** Returns the fault of a text that cannot even be sent; undefined: none. */
function typedFault(field: MetaField, value: Value | undefined): string | undefined {
  if (typeof value !== "string" || value.trim() === "") return undefined;
  const { type, max } = field;
  if (type === "integer" || type === "number" || type === "money") {
    const read = readNumber(value, lotNumberRules(field));
    return read.ok ? undefined : read.message;
  }
  return max !== undefined && isTooLong(field, value) ? messages.maxLength(max) : undefined;
}
