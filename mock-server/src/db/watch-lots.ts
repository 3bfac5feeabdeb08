import { STANDING } from "./save.ts";
import type { Connection } from "./store.ts";

/**
 * Tells of every lot that comes, goes, or changes in a column that an ordinary bid leaves alone, whatever on this
 * connection writes it. `changed` is given when it ends or ended (ms), the earlier of the two where that moves. It is
 * called within the transaction, so perhaps for a change that is undone; COMMIT follows in the same turn of the event loop.
 */
export function watchLots(writer: Connection, changed: (endsAt: number) => void): void {
  writer.function("lot_changed", (endsAt: number) => {
    changed(endsAt);
    return null;
  });
  // Nobody bids on what ended long ago, and no bid is to be held up by this.
  const columns = (writer.pragma("table_info(lot)") as { name: string }[])
    .map(({ name }) => name)
    .filter((name) => !STANDING.includes(name));
  writer.exec(trigger("lot_came", "INSERT", "new.ends_at"));
  writer.exec(trigger("lot_went", "DELETE", "old.ends_at"));
  writer.exec(trigger("lot_altered", `UPDATE OF ${columns.join(", ")}`, "min(old.ends_at, new.ends_at)"));
}

function trigger(name: string, event: string, endsAt: string): string {
  return `CREATE TEMP TRIGGER ${name} AFTER ${event} ON main.lot BEGIN SELECT lot_changed(${endsAt}); END`;
}
