import { useEffect, useRef, useState } from "react";
import { type Refusal, refusalOf } from "#/lib/http/refusal.ts";
import { saleChanged } from "./queries.ts";
import { createDrafts, readSpreadsheet, rememberHeadings, type Sheet, rowActs } from "./import-commands.ts";
import {
  type ChosenHeading,
  isOpen,
  batchesOf,
  type CheckedRow,
  isGood,
  type Preview,
  withChecked,
} from "./rows.ts";

/**
 * How far the import is. `choose`: no spreadsheet yet; `map`: its own columns wait for their fields; `mend`: rows with
 * their errors.
 */
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
  const acts = rowActs(state.step === "mend" ? state : null, setRows, setRefusal);

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
    create,
    restart,
    ...acts,
  };
}
