/** Lets reads of several statements see one moment. */
import type { Database } from "../../store/store.ts";
import { sqlite } from "../../tables/system/driver.ts";

/**
 * Returns a function that runs a read on one snapshot of the database, while others commit. Reads of this connection
 * that overlap share a snapshot.
 */
export function snapshotsOf(db: Database): <T>(read: () => T | Promise<T>) => Promise<T> {
  const connection = sqlite(db);
  const begin = connection.prepare("BEGIN");
  const commit = connection.prepare("COMMIT");
  let reading = 0;
  return async (read) => {
    if (reading === 0) begin.run();
    reading++;
    try {
      return await read();
    } finally {
      reading--;
      // A failed statement may have ended the transaction.
      if (reading === 0 && connection.inTransaction) commit.run();
    }
  };
}
