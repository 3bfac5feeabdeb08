/** The calls of photos and documents. */
import { reply } from "@marsa/api-spec/client";
import type { Schema } from "@marsa/api-spec/client-problem";
import { api } from "#/lib/http/api.ts";

/** A file as the server has it. */
export type LotFile = Schema<"UploadedFile">;
export type PhotoChange = Schema<"PhotoChange">;
export type LotFileKind = "lot_photo" | "lot_report" | "lot_document" | "floor_plan";

/** POST /files/{id}/change. */
export async function changePhoto(id: number, change: PhotoChange): Promise<LotFile> {
  return await reply(api.POST("/files/{id}/change", { params: { path: { id } }, body: change }));
}

/** GET /files/{id}/original: a link of five minutes. */
export async function originalUrl(id: number): Promise<string> {
  return (await reply(api.GET("/files/{id}/original", { params: { path: { id } } }))).url;
}
