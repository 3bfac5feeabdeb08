import { useEffect, useRef, useState } from "react";
import { type Refusal, refusalOf } from "../../../lib/http/refusal.ts";
import { saleChanged } from "../queries.ts";
import { checkRows, createDrafts, readSpreadsheet, rememberHeadings, type Sheet } from "./commands.ts";
import { type ChosenHeading, isOpen } from "./headings.ts";
import {
  batchesOf,
  type CheckedRow,
  type Preview,
  isGood,
  toCheck,
  withCell,
  withChecked,
  withYes,
} from "./rows.ts";

/** How far the import is. `choose`: no spreadsheet yet; `map`: its own columns wait for their fields; `mend`: rows with their errors; `done`: the good rows are drafts. */
export type ImportState =
  | { readonly step: "choose" }
  | { readonly step: "reading"; readonly name: string }
  | (Read & { readonly step: "map"; readonly saving: boolean })
  | (Read & { readonly step: "mend"; readonly sheet: Sheet; readonly rows: readonly CheckedRow[] });

/** A spreadsheet as the server read it. The file stays at hand: it is read anew when its columns are chosen. */
interface Read {
  readonly name: string;
  readonly file: File;
  readonly preview: Preview;
}

/** Progress of the drafts; `total` 0: none are being created. */
interface Progress {
  readonly done: number;
  readonly total: number;
}

/** What a person does with the rows of a spreadsheet. */
export type RowActs = Pick<ReturnType<typeof useImport>, "type" | "check" | "spread" | "confirm" | "remove">;

/** The columns come first where one of them has no field yet. */
function shown(read: Read): ImportState {
  const { kind, columns, rows, headings } = read.preview;
  if (headings.some(isOpen)) return { ...read, step: "map", saving: false };
  return { ...read, step: "mend", sheet: { kind, columns }, rows };
}

const NOTHING: Progress = { done: 0, total: 0 };

/** Reads a spreadsheet, checks each mended row, and creates the drafts of good rows batch by batch. */
export function useImport() {
  const [state, setState] = useState<ImportState>({ step: "choose" });
  const [refusal, setRefusal] = useState<Refusal>();
  const [progress, setProgress] = useState<Progress>(NOTHING);
  const [created, setCreated] = useState(0);
  const reading = useRef<AbortController>(null);
  useEffect(() => () => reading.current?.abort(), []);

  /** `kind` null: the one whose titles fit best. */
  async function read(file: File, kind: Preview["kind"] | null = null) {
    reading.current?.abort();
    const stop = new AbortController();
    reading.current = stop;
    setRefusal(undefined);
    setCreated(0);
    setState({ step: "reading", name: file.name });
    try {
      const preview = await readSpreadsheet(file, kind, stop.signal);
      setState(shown({ name: file.name, file, preview }));
    } catch (error) {
      if (stop.signal.aborted) return;
      const found = refusalOf(error);
      const sentence = found.fields["file"];
      setRefusal(sentence === undefined ? found : { ...found, title: sentence });
      setState({ step: "choose" });
    }
  }

  /** Remembers the fields of the seller's own columns, and reads the file by them. */
  async function choose(headings: readonly ChosenHeading[]) {
    if (state.step !== "map") return;
    const { file, preview } = state;
    setState({ ...state, saving: true });
    setRefusal(undefined);
    try {
      await rememberHeadings(preview.kind, headings);
    } catch (error) {
      setRefusal(refusalOf(error));
      setState({ ...state, saving: false });
      return;
    }
    await read(file, preview.kind);
  }

  function changeColumns() {
    if (state.step === "mend") setState({ ...state, step: "map", saving: false });
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
  return {
    state,
    refusal,
    progress,
    created,
    read,
    choose,
    changeColumns,
    type,
    check,
    spread,
    confirm,
    remove,
    create,
    restart,
  };
}
