/** The process that reads and writes spreadsheets of lots: a hostile file may crash only this process. */
import { readFile } from "node:fs/promises";
import type { Schema } from "../../../http/handler.ts";
import { lowerPriority } from "../../../lower-priority.ts";
import type { Lists } from "./columns.ts";
import { previewOf, type Previewed } from "./preview.ts";
import { SheetRefused, sheetRows } from "./sheet-rows.ts";
import { templateBytes } from "./template.ts";
import { sendResult } from "../../../task-process.ts";

/** What to do. `now`: ms since 1970 UTC. */
export type ImportOrder =
  | { readonly task: "read"; readonly path: string; readonly lists: Lists; readonly now: number }
  | { readonly task: "template"; readonly kind: Schema<"Kind">; readonly lists: Lists };

/** The result of either task; `refused`: why the file is not read. */
export interface ImportDone {
  readonly error: string | null;
  readonly refused: SheetRefused["why"] | null;
  readonly previewed: Previewed | null;
  readonly bytes: Uint8Array<ArrayBuffer> | null;
}

lowerPriority(10);

const nothing = { error: null, refused: null, previewed: null, bytes: null } as const;

async function done(order: ImportOrder): Promise<ImportDone> {
  if (order.task === "template") return { ...nothing, bytes: await templateBytes(order.kind, order.lists) };
  try {
    const rows = await sheetRows(await readFile(order.path));
    return { ...nothing, previewed: previewOf(rows, order.lists, order.now) };
  } catch (error) {
    if (error instanceof SheetRefused) return { ...nothing, refused: error.why };
    throw error;
  }
}

process.on("message", (order: ImportOrder) => {
  done(order).then(sendResult, (reason: unknown) =>
    sendResult({ ...nothing, error: String(reason) } satisfies ImportDone),
  );
});
