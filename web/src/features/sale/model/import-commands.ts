import { reply } from "@marsa/api-spec/client";
import type { Schema } from "@marsa/api-spec/client-problem";
import { type Download, fileOf } from "#/lib/browser/download.ts";
import { api } from "#/lib/http/api.ts";
import { command } from "#/lib/http/command.ts";
import {
  type ChosenHeading,
  type CheckedRow,
  type Preview,
  batchesOf,
  toCheck,
  withCell,
  withChecked,
  withYes,
} from "./rows.ts";
import { type Refusal, refusalOf } from "#/lib/http/refusal.ts";

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

type Rows = readonly CheckedRow[];

/** What a person does with the rows of a spreadsheet. */
export type RowActs = ReturnType<typeof rowActs>;

/** Changes rows, and has the server check them. `mended` null: there are no rows yet. */
export function rowActs(
  mended: { readonly sheet: Sheet; readonly rows: Rows } | null,
  setRows: (change: (rows: Rows) => Rows) => void,
  setRefusal: (refusal: Refusal | undefined) => void,
) {
  /** Shows a new text at once; its row is checked when the person leaves the field. */
  function type(row: number, place: number, text: string) {
    if (mended === null) return;
    const { name } = mended.sheet.columns[place]!;
    setRows((rows) => withCell(rows, [row], { place, name, text }));
  }

  async function checkAll(sheet: Sheet, rows: readonly CheckedRow[]) {
    setRefusal(undefined);
    try {
      for (const batch of batchesOf(rows)) {
        // oxlint-disable-next-line no-await-in-loop -- a request takes 25 rows at most
        const checked = await checkRows(sheet, batch);
        setRows((now) => withChecked(now, checked));
      }
    } catch (error) {
      setRefusal(refusalOf(error));
    }
  }

  async function check(row: CheckedRow) {
    if (mended === null) return;
    await checkAll(mended.sheet, toCheck(mended.rows, row, mended.sheet.columns));
  }

  /** Puts one text into a column of several rows, and checks them. */
  async function spread(chosen: readonly number[], place: number, text: string) {
    if (mended === null) return;
    const { name } = mended.sheet.columns[place]!;
    const change = { place, name, text };
    setRows((rows) => withCell(rows, chosen, change));
    const changed = withCell(mended.rows, chosen, change).filter(({ row }) => chosen.includes(row));
    await checkAll(mended.sheet, changed);
  }

  /** Answers open questions with yes: of one field of a row, or all of them. */
  function confirm(row?: number, field?: string) {
    setRows((rows) =>
      withYes(rows, row === undefined ? new Set(rows.map((each) => each.row)) : new Set([row]), field),
    );
  }

  async function remove(row: CheckedRow) {
    if (mended === null) return;
    const others = toCheck(mended.rows, row, mended.sheet.columns).filter((each) => each.row !== row.row);
    setRows((rows) => rows.filter((each) => each.row !== row.row));
    if (others.length > 0) await checkAll(mended.sheet, others);
  }

  return { type, check, spread, confirm, remove };
}
