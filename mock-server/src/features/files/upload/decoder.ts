/** Asks the decoding process, which may die of a file. */
import { inProcess, TaskWorker } from "../../../threads/task-worker.ts";
import type { StoredForms } from "./stored-forms.ts";
import type { UploadFault } from "../read-picture.ts";
import type { UploadDone, UploadOrder } from "./upload-process.ts";

/** How long an idle process stays, before its memory is freed. */
const IDLE_MS = 30_000;
/** How long one file may take. A longer one is taken for an attack, and its process is ended. */
const LONGEST_MS = 60_000;
/** A process that was killed for another reason gets the file again. */
const TRIES = 2;

export interface Decoder {
  /**
   * Stores the forms of a file. A file that ends the process twice is damaged.
   * @returns their facts; null: there is no original to change.
   * @throws Error when the disk did not take them.
   */
  prepare(order: UploadOrder): Promise<StoredForms | UploadFault | null>;
  /** Ends the process; waiting files fail. */
  close(): Promise<void>;
}

const SCRIPT = new URL("./upload-process.ts", import.meta.url);

/** `script` runs in the process; tests pass one that dies. */
export function openDecoder(script = SCRIPT): Decoder {
  const worker = new TaskWorker<UploadOrder, UploadDone>(inProcess(script), IDLE_MS, LONGEST_MS);
  let isClosed = false;

  /** Returns null for a process that failed. */
  const ask = async (order: UploadOrder): Promise<UploadDone["stored"]> => {
    try {
      return (await worker.ask(order)).stored;
    } catch (error) {
      if (isClosed) throw error;
      return null;
    }
  };

  return {
    async prepare(order) {
      for (let turn = 0; turn < TRIES; turn++) {
        const stored = await ask(order);
        if (stored === "unsaved") throw new Error("The forms of a file could not be stored");
        if (stored !== null) return stored === "missing" ? null : stored;
      }
      return "damaged";
    },
    async close() {
      isClosed = true;
      await worker.end();
    },
  };
}
