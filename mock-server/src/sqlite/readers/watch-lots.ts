import type { Connection } from "../../store/store.ts";
import { STANDING_COLUMNS } from "../unit-of-work/write-rows.ts";

/**
 * Tells of every lot that comes, goes, or changes in a column that an ordinary bid leaves alone, whatever on this
 * connection writes it. `changed` is given when it ended before and when it ends now (ms). It is called within the
 * transaction, so perhaps for a change that is undone; COMMIT follows in the same turn of the event loop.
 */
export function watchLots(writer: Connection, changed: (before: number, now: number) => void): void {
  writer.function("lot_changed", (before: number, now: number) => {
    changed(before, now);
    return null;
  });
  // Nobody bids on what ended long ago, and no bid is to be held up by this.
  const columns = (writer.pragma("table_info(lot)") as { name: string }[])
    .map(({ name }) => name)
    .filter((name) => !STANDING_COLUMNS.includes(name));
  writer.exec(trigger("lot_came", "INSERT", "new", "new"));
  writer.exec(trigger("lot_went", "DELETE", "old", "old"));
  writer.exec(trigger("lot_altered", `UPDATE OF ${columns.join(", ")}`, "old", "new"));
}

function trigger(name: string, event: string, before: "old" | "new", now: "old" | "new"): string {
  const told = `SELECT lot_changed(${before}.ends_at, ${now}.ends_at)`;
  return `CREATE TEMP TRIGGER ${name} AFTER ${event} ON main.lot BEGIN ${told}; END`;
}
