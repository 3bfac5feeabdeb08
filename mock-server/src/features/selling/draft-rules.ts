/** Checks whether a draft can be published. */
import type { DictName } from "../../tables/schema/dict-names.ts";
import { type FieldError, fieldRules } from "@marsa/api-spec/rules";
import { pinFault } from "@marsa/api-spec/map/land";
import { lotProblems } from "@marsa/api-spec/rules-of-lot";
import { isConfirmed, unusualValues } from "@marsa/api-spec/usual-values";
import type { Dictionaries } from "../../tables/lots/dictionaries.ts";
import type { Schema } from "../../http/handler.ts";
import { OBJECT_TYPES } from "../../http/present/object-types.ts";

export type Fields = Schema<"LotDraftFields">;
/** A lot of the seller with a VIN. */
export type OwnLot = Schema<"OwnLot">;

/** What forbids a publication, and the sentences that forbid nothing. */
export interface DraftCheck {
  readonly problems: Schema<"FieldProblem">[];
  readonly notes: Schema<"FieldNotes">;
}

/**
 * Checks a form in its own order.
 * @param same The seller's other lots with the VIN of the form.
 * @param now ms since 1970 UTC.
 */
export function checkDraft(
  fields: Fields,
  dictionaries: Pick<Dictionaries, "entry">,
  same: readonly OwnLot[],
  now: number,
): DraftCheck {
  const problems = draftProblems(fields, dictionaries, now);
  const vin = sameVin(fields, same);
  return {
    problems: problems.some(({ field }) => field === "vin") ? problems : [...problems, ...vin.problems],
    notes: [...vin.notes, ...unusualValues(fields, now)],
  };
}

/** Returns one sentence for each field that is invalid by itself, in the order of the form. `now`: ms since 1970 UTC. */
export function draftProblems(
  fields: Fields,
  dictionaries: Pick<Dictionaries, "entry">,
  now: number,
): FieldError[] {
  const groups = OBJECT_TYPES.find(({ kind }) => kind === fields.kind)?.groups ?? [];
  const meta = groups.flatMap((group) => group.fields);
  const find = (dict: string, value: string) => dictionaries.entry(dict as DictName, value);
  return [...lotProblems(fields, meta, { find, now }), ...pinProblems(fields)];
}

function pinProblems({ lat, lon }: Fields): FieldError[] {
  const message = lat === undefined || lon === undefined ? null : pinFault({ lat, lon });
  return message === null ? [] : [{ field: "lat", message }];
}

const NOT_ON_SALE: ReadonlySet<OwnLot["status"]> = new Set(["draft", "sold", "notSold"]);

/** A car is on sale once at a time; another draft of it is asked about, and an earlier sale is said. */
export function sameVin(fields: Fields, same: readonly OwnLot[]): DraftCheck {
  const field = "vin";
  const onSale = same.find(({ status }) => !NOT_ON_SALE.has(status));
  if (onSale) {
    const message = fieldRules.vinOnSale(onSale.number);
    return { problems: [{ field, message, lot: onSale }], notes: [] };
  }
  const draft = same.find(({ status }) => status === "draft");
  if (draft) {
    const message = `Is this VIN right? Your draft ${draft.number} has it too`;
    const isAnswered = isConfirmed(fields, field);
    return { problems: [], notes: isAnswered ? [] : [{ field, message, kind: "question", lot: draft }] };
  }
  const sold = same.find(({ status }) => status === "sold");
  if (!sold) return { problems: [], notes: [] };
  const message = `You sold a car with this VIN before, as lot ${sold.number}`;
  return { problems: [], notes: [{ field, message, kind: "hint", lot: sold }] };
}
