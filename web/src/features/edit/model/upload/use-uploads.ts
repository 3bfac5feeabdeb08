import { useEffect, useState, useSyncExternalStore } from "react";
import { useConfig } from "#/lib/http/queries.ts";
import { contentMark } from "./content-mark.ts";
import { documentFault, measure, photoFault } from "./file-checks.ts";
import { sendFile } from "#/lib/http/send-file.ts";
import type { LotFileKind } from "./files-api.ts";
import { smallerCopy } from "./smaller-copy.ts";
import type { Job } from "./upload-job.ts";
import { Uploads, type UploadHandlers } from "./uploads.ts";

type Handlers = Omit<UploadHandlers, "check">;

/** The files of one kind on their way to the server, as long as the editor is open. */
export function useUploads(
  kind: LotFileKind,
  { onSent, twinOf }: Handlers,
): readonly [Uploads, readonly Job[]] {
  const limits = useConfig()?.limits;
  const photo = { mb: limits?.photo_mb ?? 10, megapixels: limits?.photo_megapixels ?? 64 };
  const documentMb = limits?.document_mb ?? 20;
  const isPhoto = kind === "lot_photo" || kind === "floor_plan";
  const [uploads] = useState(
    () =>
      new Uploads({
        send: (file, signal, onProgress) => sendFile(kind, file, { signal, onProgress }),
        markOf: contentMark,
        previewOf: (file) => (isPhoto ? URL.createObjectURL(file) : null),
        forget: (preview) => URL.revokeObjectURL(preview),
        smaller: smallerCopy,
      }),
  );
  useEffect(() =>
    uploads.handle({
      onSent,
      twinOf,
      check: async (file, preview) =>
        isPhoto
          ? photoFault(file, preview === null ? "unknown" : await measure(file, preview), photo)
          : documentFault(file, documentMb),
    }),
  );
  useEffect(() => uploads.stop, [uploads]);
  return [uploads, useSyncExternalStore(uploads.subscribe, uploads.jobs)];
}
