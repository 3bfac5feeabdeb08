/** Reports changed lots to the cache of query answers. */
import { STANDING_COLUMNS } from "../unit-of-work/write-rows.ts";
import { type Connection } from "../../tables/system/driver.ts";

/**
 * Calls `changed` for every lot that is added, removed, or changed in a column that an ordinary bid leaves alone.
 * `changed` gets the end before and after (ms). It runs within the transaction, so the change may still be undone;
 * COMMIT follows in the same turn of the event loop.
 */
export function watchLots(writer: Connection, changed: (before: number, now: number) => void): void {
  writer.function("lot_changed", (before: number, now: number) => {
    changed(before, now);
    return null;
  });
  // Nobody bids on lots that ended long ago, and this work must not delay bids.
  const columns = (writer.pragma("table_info(lot)") as { name: string }[])
    .map(({ name }) => name)
    .filter((name) => !STANDING_COLUMNS.includes(name));
  writer.exec(trigger("lot_came", "INSERT", "new", "new"));
  writer.exec(trigger("lot_went", "DELETE", "old", "old"));
  writer.exec(trigger("lot_altered", `UPDATE OF ${columns.join(", ")}`, "old", "new"));
}

function trigger(name: string, event: string, before: "old" | "new", now: "old" | "new"): string {
  const endChanged = `SELECT lot_changed(${before}.ends_at, ${now}.ends_at)`;
  return `CREATE TEMP TRIGGER ${name} AFTER ${event} ON main.lot BEGIN ${endChanged}; END`;
}
