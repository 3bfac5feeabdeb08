/** Spreadsheets that staff take away: each is a row of the audit. */
import type { FileQuery } from "../../store/store.ts";
import { addToAudit, type Act } from "../../tables/people/audit.ts";
import type { Context } from "../context.ts";
import { file } from "../handler.ts";
import { exported } from "./export-queue.ts";
import { XLSX, type SheetOrder } from "./spreadsheet.ts";

interface Taken<Input> {
  readonly sheet: FileQuery<Input, SheetOrder>;
  /** Asked when the turn of the export comes. */
  readonly input: () => Input;
  readonly act: Exported["act"];
  readonly filter: Exported["filter"];
  /** Of the file. */
  readonly name: string;
}

/** Makes a spreadsheet when its turn comes, and records in the audit who took it. */
export function exportedForStaff<Input>(
  request: { readonly user: { readonly id: number }; readonly address: string },
  context: Pick<Context, "exports" | "rateLimit" | "store" | "clock">,
  { sheet, input, act, filter, name }: Taken<Input>,
) {
  return exported(request, context, async () => {
    const { bytes, rows } = await context.store.makeFile(sheet, input());
    await recordExport(context, request, { act, rows, filter });
    return file(bytes, { type: XLSX, name });
  });
}

interface Exported {
  readonly act: Extract<Act["act"], `read.${string}`>;
  readonly rows: number;
  /** What was asked for, as it came. */
  readonly filter: object | undefined;
}

/** Longest text of a filter in the audit. */
const MOST_LETTERS = 500;

/** Shortens what may be the number of a document to its last three signs: the audit is not encrypted. */
const withoutNumbers = (q: string): string =>
  q.replaceAll(/[\w-]+/g, (word) => (/(?:\d\D*){5}/.test(word) ? `…${word.slice(-3)}` : word));

/** Adds a row with the number of rows and the filter. */
async function recordExport(
  { store, clock }: Pick<Context, "store" | "clock">,
  { user, address }: { readonly user: { readonly id: number }; readonly address: string },
  { act, rows, filter = {} }: Exported,
): Promise<void> {
  const asked = Object.entries(filter as Record<string, unknown>).flatMap(([name, value]) => {
    if (value === undefined) return [];
    const kept = name === "q" && typeof value === "string" ? withoutNumbers(value) : value;
    return `${name}: ${JSON.stringify(kept)}`;
  });
  await store.write((db) =>
    addToAudit(db, {
      at: clock.now(),
      userId: user.id,
      act,
      subject: `${rows} ${rows === 1 ? "row" : "rows"}`,
      reason: asked.length === 0 ? null : asked.join(", ").slice(0, MOST_LETTERS),
      address,
    }),
  );
}
