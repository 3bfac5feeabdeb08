/** The columns of an import: one for each field of a lot that fits into a cell. */
import { OTHER } from "@marsa/api-spec/rules-of-lot";
import type { DictEntry, DictName } from "../../../tables/schema/dict-names.ts";
import type { Schema } from "../../../http/handler.ts";
import type { Field } from "../../../http/present/object-fields.ts";
import { OBJECT_TYPES } from "../../../http/present/object-types.ts";

/** The closed lists by name, as plain data: it is sent to another process. */
export type Lists = Readonly<Partial<Record<DictName, readonly DictEntry[]>>>;

/** A field as a column of a spreadsheet. */
export interface ImportField extends Field {
  /** The title in the first row: label and unit. */
  readonly title: string;
}

/** Photos, documents, the drawing and its checks do not fit into a cell. */
const NOT_IN_CELLS: ReadonlySet<Field["type"]> = new Set([
  "zones",
  "tyres",
  "checks",
  "photos",
  "documents",
  "rooms",
]);

/** The choices of fields that have no closed list. */
const VAT: readonly DictEntry[] = [
  { value: "included", label: "Included" },
  { value: "without", label: "Without" },
  { value: "partial", label: "Partial" },
];
const YES_NO: readonly DictEntry[] = [
  { value: "yes", label: "Yes" },
  { value: "no", label: "No" },
];

/** Returns the columns of a kind, in the order of its form. */
export function importFields(kind: Schema<"Kind">): readonly ImportField[] {
  const groups = OBJECT_TYPES.find((type) => type.kind === kind)?.groups ?? [];
  return groups
    .flatMap(({ fields }) => fields)
    .filter(({ name, type }) => !NOT_IN_CELLS.has(type) && !name.includes("."))
    .map((field) => ({ ...field, title: titleOf(field) }));
}

function titleOf({ label, unit, type }: Field): string {
  if (type === "datetime") return `${label}, GST`;
  return unit === undefined ? label : `${label}, ${unit}`;
}

/** Returns the values that a field takes; null where it takes any. */
export function choicesOf({ name, type, dict, other }: Field, lists: Lists): readonly DictEntry[] | null {
  if (name === "vat") return VAT;
  if (type === "boolean") return YES_NO;
  if (dict === undefined) return null;
  const list = lists[dict as DictName] ?? [];
  return other === undefined ? list : [...list, { value: OTHER, label: "Other" }];
}
