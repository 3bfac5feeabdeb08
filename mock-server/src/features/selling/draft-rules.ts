/** Checks whether a draft can be published. */
import type { DictName } from "../../tables/system/dict-names.ts";
import type { FieldError } from "@marsa/api-spec/rules";
import { lotProblems } from "@marsa/api-spec/rules-of-lot";
import type { Dictionaries } from "../../tables/lots/dictionaries.ts";
import type { Schema } from "../../http/handler.ts";
import { OBJECT_TYPES } from "../../http/present/object-types.ts";

export type Fields = Schema<"LotDraftFields">;

/** Returns one sentence for each invalid field, in the order of the form. `now`: ms since 1970 UTC. */
export function draftProblems(
  fields: Fields,
  dictionaries: Pick<Dictionaries, "entry">,
  now: number,
): FieldError[] {
  const groups = OBJECT_TYPES.find(({ kind }) => kind === fields.kind)?.groups ?? [];
  const meta = groups.flatMap((group) => group.fields);
  const find = (dict: string, value: string) => dictionaries.entry(dict as DictName, value);
  return lotProblems(fields, meta, { find, now });
}
