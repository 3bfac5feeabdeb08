import type { Schema } from "@marsa/api-spec/client-problem";
import { writtenVin } from "@marsa/api-spec/vin";

export type Preview = Schema<"ImportPreview">;
/** A row as the server checked it, with the fields whose questions the seller answered with yes. */
export type CheckedRow = Schema<"CheckedRow"> & { readonly confirmed?: readonly string[] };
type Column = Schema<"ImportColumn">;

/** Rows of one request: the server takes as many at most. */
const MOST_ROWS = 25;
/** Letters of one request, below the server's limit of 64 KB also in Arabic. */
const MOST_LETTERS = 20_000;

/** Splits rows into requests that the server takes. */
export function batchesOf(rows: readonly CheckedRow[]): CheckedRow[][] {
  const batches: CheckedRow[][] = [];
  let letters = Infinity;
  for (const row of rows) {
    const more = row.cells.reduce((sum, cell) => sum + cell.length + 3, 0);
    const last = batches.at(-1);
    if (last && last.length < MOST_ROWS && letters + more <= MOST_LETTERS) {
      last.push(row);
      letters += more;
    } else {
      batches.push([row]);
      letters = more;
    }
  }
  return batches;
}

/** Returns the subject of a row: make, model and year, or the apartment's name. */
export function titleOf({ cells }: Pick<CheckedRow, "cells">, columns: readonly Column[]): string {
  const words = ["mark", "model", "trim", "year", "name", "building"].flatMap((name) => {
    const place = columns.findIndex((column) => column.name === name);
    const isLong = name === "year" || name === "building";
    return place === -1 || (cells[place] ?? "") === "" ? [] : [isLong ? `· ${cells[place]}` : cells[place]];
  });
  return words.join(" ").replace(/^· /, "") || "Empty row";
}

/** Returns the rows with a cell changed in some of them; a yes to its earlier text counts no more. */
export function withCell(
  rows: readonly CheckedRow[],
  changed: readonly number[],
  { place, name, text }: { readonly place: number; readonly name: string; readonly text: string },
): readonly CheckedRow[] {
  return rows.map((each) => {
    if (!changed.includes(each.row)) return each;
    const confirmed = (each.confirmed ?? []).filter((field) => field !== name);
    return { ...each, confirmed, cells: each.cells.with(place, text) };
  });
}

/** Returns the rows with these checked anew. */
export function withChecked(
  rows: readonly CheckedRow[],
  checked: readonly CheckedRow[],
): readonly CheckedRow[] {
  const byRow = new Map(checked.map((row) => [row.row, row]));
  // A cell may have changed again while the row was on its way: its own check follows.
  return rows.map((row) => {
    const now = byRow.get(row.row);
    return now ? { ...row, errors: now.errors, notes: now.notes } : row;
  });
}

/** Whether a row can become a draft: nothing is wrong, and no question is open. */
export function isGood({ errors, notes }: Pick<CheckedRow, "errors" | "notes">): boolean {
  return errors.length === 0 && !notes.some(isQuestion);
}

/** Whether a sentence about a cell waits for a yes, or for another value. */
export function isQuestion({ kind }: Schema<"FieldNotes">[number]): boolean {
  return kind === "question";
}

/** Returns the rows with the open questions of these rows answered with yes; of one field, or of all. */
export function withYes(
  rows: readonly CheckedRow[],
  chosen: ReadonlySet<number>,
  field?: string,
): readonly CheckedRow[] {
  return rows.map((row) => {
    const asked = row.notes.filter(
      (note) => isQuestion(note) && (field === undefined || note.field === field),
    );
    if (!chosen.has(row.row) || asked.length === 0) return row;
    const confirmed = [...(row.confirmed ?? []), ...asked.map((note) => note.field)];
    return { ...row, confirmed, notes: row.notes.filter((note) => !asked.includes(note)) };
  });
}

/** Returns the numbers of the rows whose cell in a column has this text, and is wrong. */
export type SameCells = (name: string, text: string) => readonly number[];

const keyOf = (name: string, text: string) => `${name} ${text.trim().toLowerCase()}`;

/** Finds the wrong cells of one text. */
export function sameCellsOf(rows: readonly CheckedRow[], columns: readonly Column[]): SameCells {
  const places = new Map(columns.map(({ name }, place) => [name, place]));
  const found = new Map<string, number[]>();
  for (const { row, cells, errors } of rows) {
    for (const { field } of errors) {
      const key = keyOf(field, cells[places.get(field) ?? -1] ?? "");
      found.set(key, [...(found.get(key) ?? []), row]);
    }
  }
  return (name, text) => found.get(keyOf(name, text)) ?? [];
}

/** Returns the rows to check after a row has changed or left: itself, and those that share its VIN or shared it. */
export function toCheck(
  rows: readonly CheckedRow[],
  changed: CheckedRow,
  columns: readonly Column[],
): readonly CheckedRow[] {
  const place = columns.findIndex(({ name }) => name === "vin");
  const vinOf = ({ cells }: CheckedRow) => writtenVin(cells[place] ?? "");
  const before = new Set(changed.errors.flatMap((error) => error.rows ?? []));
  return rows.filter(
    (row) =>
      row.row === changed.row || before.has(row.row) || (vinOf(row) !== "" && vinOf(row) === vinOf(changed)),
  );
}

export type Heading = Preview["headings"][number];
/** A heading with its field; null: the column is left out. */
export type ChosenHeading = Pick<Heading, "title" | "field">;

/** The headings that a person chooses a field for: those that are not of the template. */
export function ownHeadings(headings: readonly Heading[]): readonly Heading[] {
  return headings.filter(({ source }) => source !== "template");
}

/** Whether a heading waits for a first choice. */
export function isOpen({ source }: Heading): boolean {
  return source === "proposed" || source === "unknown";
}

/** Returns one sentence for each heading whose field another one has before it, by its place. */
export function doubleFields(chosen: readonly ChosenHeading[]): ReadonlyMap<number, string> {
  const found = new Map<number, string>();
  chosen.forEach(({ field }, place) => {
    const first = chosen.findIndex((each) => each.field === field);
    if (field !== null && first < place) found.set(place, `“${chosen[first]!.title}” is this field already`);
  });
  return found;
}

/** Says how headings are read: "“Prix” as Start price". */
export function readAs(headings: readonly Heading[], columns: Preview["columns"]): string {
  return headings
    .flatMap(({ title, field }) => {
      const label = columns.find(({ name }) => name === field)?.label;
      return label === undefined ? [] : [`“${title}” as ${label}`];
    })
    .join(", ");
}
