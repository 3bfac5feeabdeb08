/** Builds the preview of a spreadsheet: its columns and its checked rows. */
import { plainLine, plainText } from "@marsa/api-spec/text/plain-text";
import type { Schema } from "../../../http/handler.ts";
import { choicesOf, importFields, type ImportField, type Lists } from "./columns.ts";
import { presentRow, rowReader } from "./check-row.ts";

/** Most rows of one import. */
export const MOST_ROWS = 5_000;
/** Columns that a spreadsheet has to share with the template. */
const LEAST_COLUMNS = 3;
/** Longer than any field may be, so that its own rule is told. */
const LONGEST_CELL = 5_000;
/** Lines above the titles: a name, a date, a note. */
const MOST_LINES_ABOVE = 20;

/** A preview, or the sentence that tells why there is none. */
export type Previewed =
  | { readonly ok: true; readonly preview: Schema<"ImportPreview"> }
  | { readonly ok: false; readonly message: string };

/** Returns the preview of a sheet. `now`: ms since 1970 UTC. */
export function previewOf(sheet: readonly (readonly string[])[], lists: Lists, now: number): Previewed {
  const heads = sheet.slice(0, MOST_LINES_ABOVE + 1).flatMap((head, above) =>
    (["vehicle", "apartment"] as const).map((kind) => ({
      kind,
      head,
      above,
      places: placesOf(kind, head),
    })),
  );
  const [best] = heads.toSorted((one, other) => other.places.length - one.places.length);
  if (!best || best.places.length < LEAST_COLUMNS) {
    return refusedWith(
      "The first rows have none of the template’s titles. Download the template and fill it in.",
    );
  }
  const { kind, head, above, places } = best;
  const filled = sheet
    .map((cells, place) => ({ row: place + 1, cells }))
    .slice(above + 1)
    .filter(({ cells }) => cells.some((cell) => cell !== ""));
  if (filled.length === 0) return refusedWith("The spreadsheet has no rows below its titles.");
  if (filled.length > MOST_ROWS) {
    return refusedWith(
      `The spreadsheet has ${filled.length} rows. Import ${MOST_ROWS} rows at most at a time.`,
    );
  }
  const fields = importFields(kind);
  const columns = fields.map(({ name }) => name);
  const read = rowReader({ kind, lists, now }, columns);
  const rows = filled.map(({ row, cells }) => {
    const mine = fields.map((field) => cellOf(field, places, cells));
    return presentRow(read({ row, cells: mine }));
  });
  const used = new Set(places.map(({ place }) => place));
  return {
    ok: true,
    preview: {
      kind,
      columns: fields.map((field) => presentColumn(field, lists)),
      rows,
      ignored: head.filter((title, place) => title !== "" && !used.has(place)),
    },
  };
}

interface Place {
  readonly name: string;
  readonly place: number;
}

/** Finds the columns of a kind by their titles, with or without the unit, else by the names of their fields. */
function placesOf(kind: Schema<"Kind">, head: readonly string[]): Place[] {
  const titles = head.map(wordOf);
  const fields = importFields(kind);
  // The engine's text is titled "Engine", and "engine" is the name of the fuel: titles go first.
  const labels = new Set(fields.flatMap(({ title, label }) => [wordOf(title), wordOf(label)]));
  return fields.flatMap(({ name, title, label }) => {
    const words = [wordOf(title), wordOf(label), ...(labels.has(name) ? [] : [name])];
    const place = titles.findIndex((word) => words.includes(word));
    return place === -1 ? [] : [{ name, place }];
  });
}

function wordOf(title: string): string {
  return plainLine(title).replaceAll("*", "").replaceAll("’", "'").trim().toLowerCase();
}

function cellOf({ name, type }: ImportField, places: readonly Place[], cells: readonly string[]): string {
  const place = places.find((known) => known.name === name)?.place;
  const text = (place === undefined ? undefined : cells[place]) ?? "";
  return (type === "longtext" ? plainText(text) : plainLine(text)).slice(0, LONGEST_CELL);
}

function presentColumn(field: ImportField, lists: Lists): Schema<"ImportColumn"> {
  const choices = choicesOf(field, lists);
  const labels = choices && [...new Set(choices.map(({ label }) => label))];
  return { name: field.name, title: field.title, label: field.label, choices: labels };
}

function refusedWith(message: string): Previewed {
  return { ok: false, message };
}
