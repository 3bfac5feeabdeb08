/** The process that decodes uploads: a hostile file may crash it, and nothing else. */
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
  process.send?.(done);
}

process.on("message", ({ kind, bytes }: UploadOrder) => {
  prepareUpload(kind, bytes).then(
    (prepared) => answer({ prepared, error: null }),
    (reason: unknown) => answer({ prepared: null, error: String(reason) }),
  );
});
