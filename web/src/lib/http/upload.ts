import { reply } from "@marsa/api-spec/client";
import type { Schema } from "@marsa/api-spec/client-problem";
import { api } from "./api.ts";
import { messages } from "../format/messages.ts";

/** Kinds of pictures that are taken everywhere. */
export const PICTURES = ["image/jpeg", "image/png", "image/webp"];
/** Scans and papers. */
export const PAPERS = [...PICTURES, "application/pdf"];

const MB = 1_000_000;

/** A file that lies on the server and belongs to nothing yet. */
export interface KeptFile {
  id: number;
  name: string;
  bytes: number;
}

/** What keeps a file from being taken, as its sentence. `mostMb`: the largest size. */
export function fileFault(
  { type, size }: Pick<File, "type" | "size">,
  types: readonly string[],
  mostMb: number,
): string | undefined {
  if (!types.includes(type)) return messages.fileType();
  return size >= mostMb * MB ? messages.fileSize(mostMb) : undefined;
}

/** POST /files. One that nothing links to is removed by the server after a day. */
export async function uploadFile(
  kind: Schema<"FileKind">,
  file: File,
  signal?: AbortSignal,
): Promise<KeptFile> {
  const form = new FormData();
  form.set("kind", kind);
  form.set("file", file, file.name);
  const kept = await reply(
    api.POST("/files", {
      // Typed as its text, sent as its bytes.
      body: { kind, file: "" },
      bodySerializer: () => form,
      ...(signal && { signal }),
    }),
  );
  return { id: kept.id_file, name: kept.name, bytes: kept.bytes };
}

/** DELETE /files/{id}. */
export async function deleteFile(id: number): Promise<void> {
  await reply(api.DELETE("/files/{id}", { params: { path: { id } } }));
}

/** "84 KB", "2.4 MB". */
export function sizeText(bytes: number): string {
  return bytes < MB ? `${Math.max(1, Math.round(bytes / 1000))} KB` : `${(bytes / MB).toFixed(1)} MB`;
}
