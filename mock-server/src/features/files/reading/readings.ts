/** Serves reports to their readers: marked, as a whole or page by page. The original is never sent. */
import { instant } from "@marsa/api-spec/dates";
import { documentSuffix } from "../../../domain/file.ts";
import { createBoundedQueue } from "../../../http/limits/bounded-queue.ts";
import { sceneReport } from "./demo/repository-report.ts";
import type { Keyring } from "../../../tables/sealing/keyring.ts";
import { fileKeyOf } from "../../../tables/sealing/sealed-file.ts";
import type { Store } from "../../../store/store.ts";
import { fileById } from "../../../tables/people/files.ts";
import { nameOfUser } from "../../../tables/people/user-name.ts";
import { inProcess, TaskWorker } from "../../../threads/task-worker.ts";
import type { Links } from "../links.ts";
import { QueueFull } from "../work-queue.ts";
import type { ReadingDone, ReadingOrder } from "./reading-process.ts";

/** Who opened a report, and when (ms): both stand on its pages. */
export interface Reader {
  readonly userId: number;
  readonly at: number;
}

export interface Readings {
  /** Returns the address of a report for this reader, valid for an hour. */
  urlOf(fileId: number, reader: Reader): string;
  /**
   * Returns the marked PDF (`page` null), or one of its pages as WebP, with the file's name; null: no such link or page.
   * @throws QueueFull when too many pages wait.
   */
  read(
    link: string,
    page: number | null,
  ): Promise<{ readonly bytes: Uint8Array; readonly name: string } | null>;
  /** Ends the process. */
  close(): Promise<void>;
}

interface ReadingsParts {
  readonly store: Pick<Store, "read">;
  readonly keys: Keyring;
  readonly links: Links;
  /** Returns the path of a stored form. */
  readonly pathOf: (name: string) => string;
}

const HOUR_MS = 3_600_000;
/** How long an idle process stays, before its memory is freed. */
const IDLE_MS = 60_000;
/** How long one page may take, with the start of the process on a busy machine. */
const LONGEST_MS = 60_000;
/** Pages that run or wait at once, and those of one reader. */
const MOST_PAGES = 120;
const MOST_EACH = 40;

/** Opens the readings of the uploaded files. */
export function openReadings({ store, keys, links, pathOf }: ReadingsParts): Readings {
  const worker = new TaskWorker<ReadingOrder, ReadingDone>(
    inProcess(new URL("./reading-process.ts", import.meta.url)),
    IDLE_MS,
    LONGEST_MS,
  );
  const queue = createBoundedQueue(MOST_PAGES, MOST_EACH);

  // The process gets the key of this file alone.
  const sourceOf = (path: string, mime: string) => ({ path, mime, key: fileKeyOf(path, keys) });
  const orderOf = (fileId: number, { userId, at }: Reader, key: string, page: number | null) =>
    store.read(async (db): Promise<{ order: ReadingOrder; name: string } | null> => {
      const file = await fileById(db, fileId);
      if (!file || file.pages === null || (page !== null && page > file.pages)) return null;
      const mark = { name: await nameOfUser(db, userId), number: `buyer ${userId}`, at: instant(at) };
      const text = await sceneReport(db, file);
      const source = text ? { text } : sourceOf(pathOf(file.hash + documentSuffix(file.mime)), file.mime);
      return { order: { key, source, mark, page }, name: file.name };
    });

  return {
    urlOf: (fileId, { userId, at }) => `/files/r/${links.make([fileId, userId, at], HOUR_MS)}`,
    async read(link, page) {
      const [fileId, userId, at, ...rest] = links.read(link) ?? [];
      if (fileId === undefined || userId === undefined || at === undefined || rest.length > 0) return null;
      const found = await orderOf(fileId, { userId, at }, link, page);
      if (!found) return null;
      const work = queue.run(String(userId), () => worker.ask(found.order));
      if (!work) throw new QueueFull("Too many pages wait already");
      const { bytes } = await work;
      return bytes && { bytes, name: found.name };
    },
    close: () => worker.end(),
  };
}
