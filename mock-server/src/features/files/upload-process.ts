/** The process that decodes uploads: a hostile file may crash only this process. */
import type { FileKind } from "../../domain/file.ts";
import { prepareUpload, type Prepared } from "./prepare-upload.ts";
import { lowerPriority } from "../../lower-priority.ts";

export interface UploadOrder {
  readonly kind: FileKind;
  readonly bytes: Uint8Array;
}

/** `prepared` null: the type is not accepted. */
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
