/** The process that reads and writes spreadsheets of lots: a hostile file may crash only this process. */
import { readFile } from "node:fs/promises";
import type { Schema } from "../../../http/handler.ts";
import { lowerPriority } from "../../../threads/lower-priority.ts";
import type { Lists } from "./columns.ts";
import type { Remembered } from "./headings.ts";
import { fileRows } from "./file-rows.ts";
import { previewOf, type Previewed } from "./preview.ts";
import { SheetRefused } from "./sheet-refused.ts";
import { templateBytes } from "./template.ts";
import { sendResult } from "../../../threads/task-process.ts";

/** One task. `now`: ms since 1970 UTC; `name`: the file's own name. */
export type ImportOrder = { readonly lists: Lists; readonly now: number } & (
  | {
      readonly task: "read";
      readonly path: string;
      readonly name: string;
      readonly kind: Schema<"Kind"> | null;
      readonly remembered: Remembered;
    }
  | { readonly task: "template"; readonly kind: Schema<"Kind"> }
);

/** The result of either task; `refused`: why the file is not read. */
export interface ImportDone {
  readonly error: string | null;
  readonly refused: Exclude<SheetRefused["why"], "unread"> | null;
  readonly previewed: Previewed | null;
  readonly bytes: Uint8Array<ArrayBuffer> | null;
}

lowerPriority(19);

const nothing = { error: null, refused: null, previewed: null, bytes: null } as const;

async function done(order: ImportOrder): Promise<ImportDone> {
  const { lists, now } = order;
  if (order.task === "template") return { ...nothing, bytes: await templateBytes(order.kind, lists, now) };
  try {
    const bytes = await readFile(order.path);
    const rows = await fileRows(bytes, order.name);
    return { ...nothing, previewed: previewOf(rows, order) };
  } catch (error) {
    if (!(error instanceof SheetRefused)) throw error;
    if (error.why !== "unread") return { ...nothing, refused: error.why };
    return { ...nothing, previewed: { ok: false, message: error.message } };
  }
}

process.on("message", (order: ImportOrder) => {
  done(order).then(sendResult, (reason: unknown) =>
    sendResult({ ...nothing, error: String(reason) } satisfies ImportDone),
  );
});
