/** Finds what server and staff say of the values of a form: questions, hints, a lot with the same VIN, remarks. */
import type { Schema } from "@marsa/api-spec/client-problem";
import type { EditState } from "./edit-state.ts";
import type { Meta, Draft } from "./queries.ts";
import { isSame, type Value, type Values, valuesOf, fieldNamed, shownValue } from "./values.ts";

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

export interface FieldRemark {
  readonly text: string;
  /** Whether the field has another value than the staff read. */
  readonly changed: boolean;
  /** The value that the staff read; undefined: the field was empty, or is a list. */
  readonly was: Value | undefined;
}

export interface Remarks {
  /** By the name of the field; a photo is a field too. */
  readonly atFields: ReadonlyMap<string, FieldRemark>;
  /** About the whole lot. */
  readonly general: readonly string[];
  /** Remarks at fields that still have the value that the staff read. */
  readonly open: number;
}

/** Sorts the remarks of a draft to their fields. Typed values count before they are saved. */
export function remarksOf({ remarks }: Pick<Draft, "remarks">, values: Values, meta: Meta): Remarks {
  const atFields = new Map<string, FieldRemark>();
  const general: string[] = [];
  for (const { field: name, text, was, changed } of remarks) {
    const photo = photoOf(name);
    if (name !== null && photo !== null) {
      atFields.set(name, { text, changed: placeOf(photo, values) === -1, was: undefined });
      continue;
    }
    const field = name === null ? undefined : fieldNamed(meta, name);
    if (name === null || !field) {
      general.push(text);
      continue;
    }
    const before = shownValue(field, was) ?? undefined;
    const value = values[name];
    const isList = Array.isArray(value);
    const other = atFields.get(name);
    atFields.set(name, {
      text: other ? `${other.text} ${text}` : text,
      changed: isList ? changed : !isSame(before, value),
      was: before,
    });
  }
  return { atFields, general, open: [...atFields.values()].filter((one) => !one.changed).length };
}

const PHOTO = /^photos\.(\d+)$/;

/** The name under which a remark stands at one photo. */
export const photoField = (fileId: number): string => `photos.${fileId}`;

/** Returns the file of a remark at one photo; null: the remark stands elsewhere. */
export function photoOf(field: string | null): number | null {
  const id = PHOTO.exec(field ?? "")?.[1];
  return id === undefined ? null : Number(id);
}

/** Place of a photo in the form, from 0; -1: it was deleted or changed, which makes another file. */
export function placeOf(fileId: number, { photos }: Values): number {
  return Array.isArray(photos) ? (photos as readonly unknown[]).indexOf(fileId) : -1;
}
