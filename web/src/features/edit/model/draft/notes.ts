/** Finds what the server says of the values of a form: questions, hints, and a lot with the same VIN. */
import type { Schema } from "@marsa/api-spec/client-problem";
import type { EditState } from "./edit-state.ts";
import type { Meta } from "./queries.ts";
import { isSame, type Value, type Values, valuesOf } from "./values.ts";

/** A sentence at a field. Only a hint leaves the way to publication open. */
export interface Note {
  readonly field: string;
  readonly message: string;
  readonly kind: "problem" | "question" | "hint";
  readonly lot?: Schema<"OwnLot">;
}

type Confirmed = NonNullable<Schema<"LotDraftFields">["confirmed"]>;

/** Returns the notes of a draft that are about the present values; an answered question is left out. */
export function notesOf({ draft, values }: EditState, meta: Meta): readonly Note[] {
  const saved = valuesOf(draft.fields, meta);
  const problems = draft.problems.filter(({ lot }) => lot !== undefined);
  return [...problems.map((problem) => ({ ...problem, kind: "problem" as const })), ...draft.notes].filter(
    ({ field, kind }) =>
      isSame(values[field], saved[field]) &&
      !(kind === "question" && isAnswered(values, draft.fields, field)),
  );
}

/** Returns the answers with a yes to the present value of a field. `fields`: as they are saved. */
export function withYes(values: Values, fields: Schema<"LotDraftFields">, field: string): Value {
  const others = confirmedIn(values).filter((each) => each.field !== field);
  return [...others, { field, value: savedText(fields, field) }];
}

function isAnswered(values: Values, fields: Schema<"LotDraftFields">, field: string): boolean {
  return confirmedIn(values).some((each) => each.field === field && each.value === savedText(fields, field));
}

function confirmedIn({ confirmed }: Values): Confirmed {
  return Array.isArray(confirmed) ? (confirmed as Confirmed) : [];
}

function savedText(fields: Schema<"LotDraftFields">, field: string): string {
  return String((fields as Readonly<Record<string, unknown>>)[field]);
}
