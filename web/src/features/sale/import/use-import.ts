import { useEffect, useRef, useState } from "react";
import { type Refusal, refusalOf } from "../../../lib/http/refusal.ts";
import { saleChanged } from "../queries.ts";
import { checkRows, createDrafts, readSpreadsheet, type Sheet } from "./commands.ts";
import { batchesOf, type CheckedRow, isGood, toCheck, withCell, withChecked, withYes } from "./rows.ts";

/** How far the import is. `choose`: no spreadsheet yet; `mend`: rows with their errors; `done`: the good rows are drafts. */
export type ImportState =
  | { readonly step: "choose" }
  | { readonly step: "reading"; readonly name: string }
  | {
      readonly step: "mend";
      readonly name: string;
      readonly sheet: Sheet;
      readonly rows: readonly CheckedRow[];
      readonly ignored: readonly string[];
    };

/** Progress of the drafts; `total` 0: none are being created. */
interface Progress {
  readonly done: number;
  readonly total: number;
}

/** What a person does with the rows of a spreadsheet. */
export type RowActs = Pick<ReturnType<typeof useImport>, "type" | "check" | "spread" | "confirm" | "remove">;

const NOTHING: Progress = { done: 0, total: 0 };

/** Reads a spreadsheet, checks each mended row, and creates the drafts of good rows batch by batch. */
export function useImport() {
  const [state, setState] = useState<ImportState>({ step: "choose" });
  const [refusal, setRefusal] = useState<Refusal>();
  const [progress, setProgress] = useState<Progress>(NOTHING);
  const [created, setCreated] = useState(0);
  const reading = useRef<AbortController>(null);
  useEffect(() => () => reading.current?.abort(), []);

  async function read(file: File) {
    reading.current?.abort();
    const stop = new AbortController();
    reading.current = stop;
    setRefusal(undefined);
    setCreated(0);
    setState({ step: "reading", name: file.name });
    try {
      const { kind, columns, rows, ignored } = await readSpreadsheet(file, stop.signal);
      setState({ step: "mend", name: file.name, sheet: { kind, columns }, rows, ignored });
    } catch (error) {
      if (stop.signal.aborted) return;
      const found = refusalOf(error);
      const sentence = found.fields["file"];
      setRefusal(sentence === undefined ? found : { ...found, title: sentence });
      setState({ step: "choose" });
    }
  }

  const setRows = (change: (rows: readonly CheckedRow[]) => readonly CheckedRow[]) =>
    setState((now) => (now.step === "mend" ? { ...now, rows: change(now.rows) } : now));

  /** Shows a new text at once; its row is checked when the person leaves the field. */
  function type(row: number, place: number, text: string) {
    if (state.step !== "mend") return;
    const { name } = state.sheet.columns[place]!;
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
    if (state.step !== "mend") return;
    await checkAll(state.sheet, toCheck(state.rows, row, state.sheet.columns));
  }

  /** Puts one text into a column of several rows, and checks them. */
  async function spread(chosen: readonly number[], place: number, text: string) {
    if (state.step !== "mend") return;
    const { name } = state.sheet.columns[place]!;
    const change = { place, name, text };
    setRows((rows) => withCell(rows, chosen, change));
    const changed = withCell(state.rows, chosen, change).filter(({ row }) => chosen.includes(row));
    await checkAll(state.sheet, changed);
  }

  /** Answers open questions with yes: of one field of a row, or all of them. */
  function confirm(row?: number, field?: string) {
    setRows((rows) =>
      withYes(rows, row === undefined ? new Set(rows.map((each) => each.row)) : new Set([row]), field),
    );
  }

  async function remove(row: CheckedRow) {
    if (state.step !== "mend") return;
    const others = toCheck(state.rows, row, state.sheet.columns).filter((each) => each.row !== row.row);
    setRows((rows) => rows.filter((each) => each.row !== row.row));
    if (others.length > 0) await checkAll(state.sheet, others);
  }

  /** Good rows leave the table as soon as they are drafts; what fails stays, and can be sent again. */
  async function create() {
    if (state.step !== "mend" || progress.total > 0) return;
    const { sheet } = state;
    const good = state.rows.filter(isGood);
    setRefusal(undefined);
    setProgress({ done: 0, total: good.length });
    try {
      for (const batch of batchesOf(good)) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other, so that bids are not held up
        const result = await createDrafts(sheet, batch);
        const gone = new Set(result.created.map(({ row }) => row));
        setCreated((before) => before + gone.size);
        setProgress((before) => ({ ...before, done: before.done + batch.length }));
        setState((now) =>
          now.step === "mend"
            ? { ...now, rows: withChecked(now.rows, result.rejected).filter(({ row }) => !gone.has(row)) }
            : now,
        );
      }
    } catch (error) {
      setRefusal(refusalOf(error));
    }
    setProgress(NOTHING);
    void saleChanged();
  }

  const restart = () => {
    setState({ step: "choose" });
    setCreated(0);
    setRefusal(undefined);
  };
  return { state, refusal, progress, created, read, type, check, spread, confirm, remove, create, restart };
}
