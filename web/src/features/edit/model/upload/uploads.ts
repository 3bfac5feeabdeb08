/** Sends chosen files, some at once, each with its own progress. */
import { refusalOf, refusalText } from "#/lib/http/refusal.ts";
import { cleanlyNamed } from "#/lib/http/upload.ts";
import type { FileFault } from "./file-checks.ts";
import type { LotFile } from "./files-api.ts";
import { isBusy, type Job, type JobState, type Twin } from "./upload-job.ts";

/** Files that leave at once: more only share the same line. */
const AT_ONCE = 3;

export interface UploadParts {
  readonly send: (file: File, signal: AbortSignal, onProgress: (part: number) => void) => Promise<LotFile>;
  /** Equal for files with the same bytes. */
  readonly markOf: (file: File) => Promise<string>;
  /** Address of a file's picture in this browser; null: no picture. */
  readonly previewOf: (file: File) => string | null;
  readonly forget: (preview: string) => void;
  readonly smaller: (file: File) => Promise<File>;
}

/** The callbacks of the list of files; they change with each render. */
export interface UploadHandlers {
  /** Names the errors of a file before it is sent; "smaller": a smaller copy is sent instead. */
  readonly check: (file: File, preview: string | null) => Promise<FileFault | "smaller" | null>;
  /** A file arrived. `turn` grows in the order in which files were chosen. */
  readonly onSent: (file: LotFile, turn: number) => void;
  /** The photo of this address in the lot already; null: none. */
  readonly twinOf: (url: string) => Twin | null;
}

export interface Uploads {
  readonly handle: (handlers: UploadHandlers) => void;
  readonly jobs: () => readonly Job[];
  readonly subscribe: (listener: () => void) => () => void;
  readonly add: (files: readonly File[]) => void;
  /** Sends a file again. */
  readonly retry: (key: number) => void;
  /** Stops a file, or takes its tile away. */
  readonly cancel: (key: number) => void;
  /** Takes all refused files away; those that may be sent again stay. */
  readonly removeRefused: () => void;
  /** Sends a twin all the same. */
  readonly addAnyway: (key: number) => void;
  readonly sendSmaller: (key: number) => void;
  /** Stops everything. */
  readonly stop: () => void;
}

interface Entry {
  job: Job;
  mark: string | null;
  /** A twin that is wanted. */
  isWanted: boolean;
  /** Came from the server as a twin: only has to be added. */
  sent: LotFile | null;
  abort: AbortController;
}

const NO_HANDLERS: UploadHandlers = { check: async () => null, onSent: () => {}, twinOf: () => null };

export function startUploads(parts: UploadParts): Uploads {
  let handlers = NO_HANDLERS;
  const entries = new Map<number, Entry>();
  const marks = new Map<string, Twin & { readonly key: number }>();
  const listeners = new Set<() => void>();
  const started = new Set<Entry>();
  let jobs: readonly Job[] = [];
  let last = 0;
  let running = 0;

  function notifyListeners(): void {
    jobs = [...entries.values()].map(({ job }) => job);
    for (const listener of listeners) listener();
  }

  function show(entry: Entry, state: JobState): void {
    if (!entries.has(entry.job.key)) return;
    entry.job = { ...entry.job, state };
    notifyListeners();
  }

  function drop(entry: Entry): void {
    if (!entries.delete(entry.job.key)) return;
    if (entry.job.preview !== null) parts.forget(entry.job.preview);
    notifyListeners();
  }

  function cancel(entry: Entry): void {
    entry.abort.abort();
    freeMark(entry);
    drop(entry);
  }

  /** Frees the mark of a file that did not arrive, so that it may be chosen again. */
  function freeMark({ mark, job }: Entry): void {
    if (mark !== null && marks.get(mark)?.key === job.key && marks.get(mark)?.id === null) marks.delete(mark);
  }

  async function isReady(entry: Entry): Promise<boolean> {
    const { file, preview, key } = entry.job;
    const fault = await handlers.check(file, preview);
    if (fault === "smaller") {
      entry.job = { ...entry.job, file: await parts.smaller(file) };
    } else if (fault) {
      show(entry, { is: "refused", ...fault });
      return false;
    }
    entry.mark ??= await parts.markOf(file);
    const twin = marks.get(entry.mark);
    if (twin && twin.key !== key && !entry.isWanted) {
      show(entry, { is: "twin", twin });
      return false;
    }
    if (!twin) marks.set(entry.mark, { key, name: file.name, id: null });
    return true;
  }

  async function run(entry: Entry): Promise<void> {
    const { signal } = entry.abort;
    try {
      if (!(await isReady(entry)) || signal.aborted) return;
      const { file } = entry.job;
      show(entry, { is: "sending", part: 0 });
      const sent = await parts.send(file, signal, (part) => show(entry, { is: "sending", part }));
      if (signal.aborted) return;
      const twin = handlers.twinOf(sent.url);
      if (twin && !entry.isWanted) {
        entry.sent = sent;
        return show(entry, { is: "twin", twin });
      }
      arrive(entry, sent);
    } catch (caught) {
      freeMark(entry);
      if (!signal.aborted) show(entry, failureOf(caught, entry));
    }
  }

  function arrive(entry: Entry, sent: LotFile): void {
    const { key, file } = entry.job;
    if (entry.mark !== null) marks.set(entry.mark, { key, name: file.name, id: sent.id_file });
    drop(entry);
    handlers.onSent(sent, key);
  }

  /** Starts waiting files while there is room. */
  function pump(): void {
    for (const entry of entries.values()) {
      if (running >= AT_ONCE) return;
      if (entry.job.state.is !== "waiting" || started.has(entry)) continue;
      started.add(entry);
      running++;
      void run(entry).finally(() => {
        started.delete(entry);
        running--;
        pump();
      });
    }
  }

  function again(entry: Entry): void {
    entry.abort = new AbortController();
    show(entry, { is: "waiting" });
    // A run that is about to end leaves its place first.
    queueMicrotask(pump);
  }

  async function shrink(entry: Entry): Promise<void> {
    try {
      entry.job = { ...entry.job, file: await parts.smaller(entry.job.file) };
      again(entry);
    } catch (caught) {
      show(entry, failureOf(caught, entry));
    }
  }

  const withEntry = (key: number, act: (entry: Entry) => void): void => {
    const entry = entries.get(key);
    if (entry) act(entry);
  };

  return {
    handle(next) {
      handlers = next;
    },
    jobs: () => jobs,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add(files) {
      for (const sent of files) {
        const key = ++last;
        const file = cleanlyNamed(sent);
        const job: Job = { key, file, preview: parts.previewOf(file), state: { is: "waiting" } };
        entries.set(key, { job, mark: null, isWanted: false, sent: null, abort: new AbortController() });
      }
      notifyListeners();
      pump();
    },
    retry: (key) => withEntry(key, again),
    cancel: (key) => withEntry(key, cancel),
    removeRefused() {
      for (const entry of entries.values()) if (entry.job.state.is === "refused") cancel(entry);
    },
    addAnyway: (key) =>
      withEntry(key, (entry) => {
        entry.isWanted = true;
        if (entry.sent) arrive(entry, entry.sent);
        else again(entry);
      }),
    sendSmaller: (key) =>
      withEntry(key, (entry) => {
        show(entry, { is: "sending", part: 0 });
        void shrink(entry);
      }),
    stop() {
      for (const { abort, job } of entries.values()) {
        abort.abort();
        if (job.preview !== null) parts.forget(job.preview);
      }
      entries.clear();
      notifyListeners();
    },
  };
}

/** Whether a file may be sent again; one that the server refused needs another file. */
function failureOf(caught: unknown, { job }: Pick<Entry, "job">): JobState {
  const { title, code } = refusalOf(caught);
  const isFinal = code === "UNSUPPORTED_TYPE" || code === "TOO_LARGE" || code === "VALIDATION";
  if (isFinal) return { is: "refused", sentence: title, smaller: false };
  return { is: "failed", sentence: refusalText(caught, `${job.file.name} was not sent.`) };
}

/** How many files are still on their way. */
export const busyCount = (jobs: readonly Job[]): number => jobs.filter(isBusy).length;
