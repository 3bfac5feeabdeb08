import { reply } from "@marsa/api-spec/client";
import type { Schema } from "@marsa/api-spec/client-problem";
import { type Download, fileOf } from "#/lib/browser/download.ts";
import { api } from "#/lib/http/api.ts";
import { command } from "#/lib/http/command.ts";
import type { ChosenHeading } from "./headings.ts";
import type { CheckedRow, Preview } from "./rows.ts";

type Kind = Preview["kind"];

/** GET /sale/import/template: the spreadsheet to fill in. */
export async function importTemplate(kind: Kind): Promise<Download> {
  const { data, response } = await api.GET("/sale/import/template", {
    params: { query: { kind } },
    parseAs: "blob",
  });
  return fileOf(data, response, `marsa-${kind}s.xlsx`);
}

/** POST /sale/import: reads a spreadsheet; nothing is stored. `kind` null: the one whose titles fit best. */
export function readSpreadsheet(file: File, kind: Kind | null, signal: AbortSignal): Promise<Preview> {
  const form = new FormData();
  form.set("file", file, file.name);
  return reply(
    // Typed as its text, sent as its bytes.
    api.POST("/sale/import", {
      params: { query: kind === null ? {} : { kind } },
      body: { file: "" },
      bodySerializer: () => form,
      signal,
    }),
  );
}

/** PUT /sale/import/headings: remembers what the headings of the seller's own spreadsheets mean. */
export async function rememberHeadings(kind: Kind, headings: readonly ChosenHeading[]): Promise<void> {
  await reply(api.PUT("/sale/import/headings", { body: { kind, headings: [...headings] } }));
}

/** POST /sale/import/check: the errors of changed rows. */
export function checkRows(sheet: Sheet, rows: readonly CheckedRow[]): Promise<Schema<"CheckedRow">[]> {
  return reply(api.POST("/sale/import/check", { body: bodyOf(sheet, rows) }));
}

/** POST /sale/import/create: drafts of good rows. */
export function createDrafts(sheet: Sheet, rows: readonly CheckedRow[]): Promise<Schema<"ImportResult">> {
  return command("/sale/import/create", bodyOf(sheet, rows), "created");
}

/** The settings that all rows of a spreadsheet share. */
export type Sheet = Pick<Preview, "kind" | "columns">;

function bodyOf({ kind, columns }: Sheet, rows: readonly CheckedRow[]) {
  return {
    kind,
    columns: columns.map(({ name }) => name),
    rows: rows.map(({ row, cells, confirmed = [] }) => ({ row, cells, confirmed: [...confirmed] })),
  };
}
