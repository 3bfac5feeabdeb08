import { useEffect, useState, useSyncExternalStore } from "react";
import { useConfig } from "#/lib/http/queries.ts";
import { documentFault, measure, photoFault } from "./file-checks.ts";
import { sendFile } from "#/lib/http/send-file.ts";
import type { LotFileKind, Job } from "./upload-job.ts";
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

/** A number that two files share only if their bytes are the same; `crypto.subtle` is missing on plain http. */
export async function contentMark(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let low = 0xdeadbeef;
  let high = 0x41c6ce57;
  for (let at = 0; at < bytes.length; at++) {
    low = Math.imul(low ^ bytes[at]!, 2_654_435_761);
    high = Math.imul(high ^ bytes[at]!, 1_597_334_677);
  }
  return `${bytes.length}-${low >>> 0}-${high >>> 0}`;
}

/** Longest side of a smaller copy, px: more than any screen of the lot shows. */
const LONGEST = 2_400;

/** Makes a JPEG of a picture that is too large. Throws what decoding throws. */
async function smallerCopy(file: File): Promise<File> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, LONGEST / Math.max(picture.width, picture.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("No canvas in this browser");
  // A transparent PNG gets paper, not black.
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", 0.88));
  if (!blob) throw new Error("The picture could not be written");
  return new File([blob], file.name.replace(/\.\w+$/, ".jpg"), { type: "image/jpeg" });
}
