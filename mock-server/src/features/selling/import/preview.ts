/** Builds the preview of a spreadsheet: its columns and its checked rows. */
import { plainLine, plainText } from "@marsa/api-spec/plain-text";
import type { Schema } from "../../../http/handler.ts";
import { choicesOf, importFields, type ImportField, type Lists } from "./columns.ts";
import { presentRow, rowReader } from "./check-row.ts";
import { findHead, type Place, presentHeadings, type Remembered } from "./headings.ts";

/** Most rows of one import. */
export const MOST_ROWS = 5_000;
/** Longer than any field may be, so that its own rule is told. */
const LONGEST_CELL = 5_000;
/** A preview, or the sentence that tells why there is none. */
export type Previewed =
  | { readonly ok: true; readonly preview: Schema<"ImportPreview"> }
  | { readonly ok: false; readonly message: string };

/** What a preview is made with. `now`: ms since 1970 UTC; `kind` null: the one whose titles fit best. */
export interface PreviewOrder {
  readonly lists: Lists;
  readonly now: number;
  readonly kind: Schema<"Kind"> | null;
  readonly remembered: Remembered;
}

/** Returns the preview of a sheet. */
export function previewOf(sheet: readonly (readonly string[])[], order: PreviewOrder): Previewed {
  const { lists, now, remembered } = order;
  const best = findHead(sheet, remembered, order.kind);
  if (!best) {
    return refusedWith(
      "The first rows have none of the template’s titles. Download the template and fill it in.",
    );
  }
  const { kind, titles, above, places } = best;
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
      ignored: titles.filter((title, place) => title !== "" && !used.has(place)),
      headings: presentHeadings(best, filled, remembered[kind]),
    },
  };
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
