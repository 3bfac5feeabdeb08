/** One chosen file on its way to the server, and the calls of the files that are there. */
import type { FileFault } from "./file-checks.ts";
import { reply } from "@marsa/api-spec/client";
import type { Schema } from "@marsa/api-spec/client-problem";
import { api } from "#/lib/http/api.ts";

export type JobState =
  /** Waits for its turn, or is being checked. */
  | { readonly is: "waiting" }
  /** `part`: 0 to 1. At 1 the server works on it. */
  | { readonly is: "sending"; readonly part: number }
  /** Not sent: the file breaks a rule. */
  | ({ readonly is: "refused" } & FileFault)
  /** Sent in vain; may be sent again. */
  | { readonly is: "failed"; readonly sentence: string }
  /** Not sent: `twin` is the same file. */
  | { readonly is: "twin"; readonly twin: Twin };

/** A file that is there already: on the server, or chosen before. */
export interface Twin {
  readonly name: string;
  /** Null while it is on its way. */
  readonly id: number | null;
}

export interface Job {
  readonly key: number;
  readonly file: File;
  /** Address of the picture in this browser; null where it has none. */
  readonly preview: string | null;
  readonly state: JobState;
}

/** Whether a job still does something by itself. */
export const isBusy = ({ state }: Job): boolean => state.is === "waiting" || state.is === "sending";

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
