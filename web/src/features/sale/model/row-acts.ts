import { type Refusal, refusalOf } from "#/lib/http/refusal.ts";
import { checkRows, type Sheet } from "./import-commands.ts";
import { batchesOf, type CheckedRow, toCheck, withCell, withChecked, withYes } from "./rows.ts";

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
