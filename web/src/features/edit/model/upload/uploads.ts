/** Sends chosen files, some at once, each with its own progress. */
import { refusalOf, refusalText } from "#/lib/http/refusal.ts";
import { cleanlyNamed } from "#/lib/http/upload.ts";
import type { FileFault } from "./file-checks.ts";
import { type LotFile, isBusy, type Job, type JobState, type Twin } from "./upload-job.ts";

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

/** Sends files, some at once. Its commands may be passed on alone. */
export class Uploads {
  readonly #parts: UploadParts;
  #handlers = NO_HANDLERS;
  readonly #entries = new Map<number, Entry>();
  readonly #marks = new Map<string, Twin & { readonly key: number }>();
  readonly #listeners = new Set<() => void>();
  readonly #started = new Set<Entry>();
  #jobs: readonly Job[] = [];
  #last = 0;
  #running = 0;

  constructor(parts: UploadParts) {
    this.#parts = parts;
  }

  handle(handlers: UploadHandlers): void {
    this.#handlers = handlers;
  }

  readonly jobs = (): readonly Job[] => this.#jobs;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly add = (files: readonly File[]): void => {
    for (const sent of files) {
      const key = ++this.#last;
      const file = cleanlyNamed(sent);
      const job: Job = { key, file, preview: this.#parts.previewOf(file), state: { is: "waiting" } };
      this.#entries.set(key, { job, mark: null, isWanted: false, sent: null, abort: new AbortController() });
    }
    this.#notifyListeners();
    this.#pump();
  };

  /** Sends a file again. */
  readonly retry = (key: number): void => {
    const entry = this.#entries.get(key);
    if (entry) this.#again(entry);
  };

  /** Stops a file, or takes its tile away. */
  readonly cancel = (key: number): void => {
    const entry = this.#entries.get(key);
    if (entry) this.#cancel(entry);
  };

  /** Takes all refused files away; those that may be sent again stay. */
  readonly removeRefused = (): void => {
    for (const entry of this.#entries.values()) if (entry.job.state.is === "refused") this.#cancel(entry);
  };

  /** Sends a twin all the same. */
  readonly addAnyway = (key: number): void => {
    const entry = this.#entries.get(key);
    if (!entry) return;
    entry.isWanted = true;
    if (entry.sent) this.#arrive(entry, entry.sent);
    else this.#again(entry);
  };

  readonly sendSmaller = (key: number): void => {
    const entry = this.#entries.get(key);
    if (!entry) return;
    this.#show(entry, { is: "sending", part: 0 });
    void this.#shrink(entry);
  };

  /** Stops everything. */
  readonly stop = (): void => {
    for (const { abort, job } of this.#entries.values()) {
      abort.abort();
      if (job.preview !== null) this.#parts.forget(job.preview);
    }
    this.#entries.clear();
    this.#notifyListeners();
  };

  #notifyListeners(): void {
    this.#jobs = [...this.#entries.values()].map(({ job }) => job);
    for (const listener of this.#listeners) listener();
  }

  #show(entry: Entry, state: JobState): void {
    if (!this.#entries.has(entry.job.key)) return;
    entry.job = { ...entry.job, state };
    this.#notifyListeners();
  }

  #drop(entry: Entry): void {
    if (!this.#entries.delete(entry.job.key)) return;
    if (entry.job.preview !== null) this.#parts.forget(entry.job.preview);
    this.#notifyListeners();
  }

  #cancel(entry: Entry): void {
    entry.abort.abort();
    this.#freeMark(entry);
    this.#drop(entry);
  }

  /** Frees the mark of a file that did not arrive, so that it may be chosen again. */
  #freeMark({ mark, job }: Entry): void {
    if (mark !== null && this.#marks.get(mark)?.key === job.key && this.#marks.get(mark)?.id === null)
      this.#marks.delete(mark);
  }

  async #isReady(entry: Entry): Promise<boolean> {
    const { file, preview, key } = entry.job;
    const fault = await this.#handlers.check(file, preview);
    if (fault === "smaller") {
      entry.job = { ...entry.job, file: await this.#parts.smaller(file) };
    } else if (fault) {
      this.#show(entry, { is: "refused", ...fault });
      return false;
    }
    entry.mark ??= await this.#parts.markOf(file);
    const twin = this.#marks.get(entry.mark);
    if (twin && twin.key !== key && !entry.isWanted) {
      this.#show(entry, { is: "twin", twin });
      return false;
    }
    if (!twin) this.#marks.set(entry.mark, { key, name: file.name, id: null });
    return true;
  }

  async #run(entry: Entry): Promise<void> {
    const { signal } = entry.abort;
    try {
      if (!(await this.#isReady(entry)) || signal.aborted) return;
      const { file } = entry.job;
      this.#show(entry, { is: "sending", part: 0 });
      const sent = await this.#parts.send(file, signal, (part) => this.#show(entry, { is: "sending", part }));
      if (signal.aborted) return;
      const twin = this.#handlers.twinOf(sent.url);
      if (twin && !entry.isWanted) {
        entry.sent = sent;
        return this.#show(entry, { is: "twin", twin });
      }
      this.#arrive(entry, sent);
    } catch (caught) {
      this.#freeMark(entry);
      if (!signal.aborted) this.#show(entry, failureOf(caught, entry));
    }
  }

  #arrive(entry: Entry, sent: LotFile): void {
    const { key, file } = entry.job;
    const twin = { key, name: file.name, id: sent.id_file };
    if (entry.mark !== null) this.#marks.set(entry.mark, twin);
    // Those that were found while it was on its way name its place from now on.
    for (const other of this.#entries.values()) {
      const { state } = other.job;
      if (state.is === "twin" && state.twin.id === null && other.mark === entry.mark)
        this.#show(other, { is: "twin", twin });
    }
    this.#drop(entry);
    this.#handlers.onSent(sent, key);
  }

  /** Starts waiting files while there is room. */
  #pump(): void {
    for (const entry of this.#entries.values()) {
      if (this.#running >= AT_ONCE) return;
      if (entry.job.state.is !== "waiting" || this.#started.has(entry)) continue;
      this.#started.add(entry);
      this.#running++;
      void this.#run(entry).finally(() => {
        this.#started.delete(entry);
        this.#running--;
        this.#pump();
      });
    }
  }

  #again(entry: Entry): void {
    entry.abort = new AbortController();
    this.#show(entry, { is: "waiting" });
    // A run that is about to end leaves its place first.
    queueMicrotask(() => this.#pump());
  }

  async #shrink(entry: Entry): Promise<void> {
    try {
      entry.job = { ...entry.job, file: await this.#parts.smaller(entry.job.file) };
      this.#again(entry);
    } catch (caught) {
      this.#show(entry, failureOf(caught, entry));
    }
  }
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
