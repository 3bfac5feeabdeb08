/** The calls of photos and documents. */
import { reply } from "@marsa/api-spec/client";
import type { Schema } from "@marsa/api-spec/client-problem";
import { api, apiVia } from "../../../lib/http/api.ts";
import { sendWithProgress } from "../../../lib/http/send-with-progress.ts";

/** A file as the server has it. */
export type LotFile = Schema<"UploadedFile">;
export type PhotoChange = Schema<"PhotoChange">;
export type LotFileKind = "lot_photo" | "lot_document";

/** POST /files. `onProgress`: the sent part, 0 to 1. */
export async function sendFile(
  kind: LotFileKind,
  file: File,
  signal: AbortSignal,
  onProgress: (part: number) => void,
): Promise<LotFile> {
  const form = new FormData();
  form.set("kind", kind);
  form.set("file", file, file.name);
  const client = apiVia((request) => sendWithProgress(request, onProgress));
  // Typed as its text, sent as its bytes.
  return await reply(client.POST("/files", { body: { kind, file: "" }, bodySerializer: () => form, signal }));
}

/** POST /files/{id}/change. */
export async function changePhoto(id: number, change: PhotoChange): Promise<LotFile> {
  return await reply(api.POST("/files/{id}/change", { params: { path: { id } }, body: change }));
}

/** GET /files/{id}/original: a link of five minutes. */
export async function originalUrl(id: number): Promise<string> {
  return (await reply(api.GET("/files/{id}/original", { params: { path: { id } } }))).url;
}
