import { parentPort } from "node:worker_threads";
import type { FileKind } from "../../domain/file.ts";
import { prepareUpload, type Prepared } from "./prepare-upload.ts";
import { lowerPriority } from "../../lower-priority.ts";

export interface UploadOrder {
  readonly kind: FileKind;
  readonly bytes: Uint8Array;
}

/** `prepared` null: it is of no type that is taken. */
export interface UploadDone {
  readonly prepared: Prepared | null;
  readonly error: string | null;
}

lowerPriority(10);

function answer(done: UploadDone): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort?.postMessage(done);
}

parentPort?.on("message", ({ kind, bytes }: UploadOrder) => {
  prepareUpload(kind, bytes).then(
    (prepared) => answer({ prepared, error: null }),
    (reason: unknown) => answer({ prepared: null, error: String(reason) }),
  );
});
