/** Isolates the errors of one job in a transaction. */
import type { Settlement } from "../engine/commit-queue.ts";
import { StoreUnavailable } from "../store/errors.ts";
import { isConnectionFailure } from "./sqlite-error.ts";
import { type Connection } from "../tables/system/driver.ts";

/**
 * Runs `fn` within the open transaction; an error of `fn` undoes only its own writes.
 * @throws StoreUnavailable when the connection failed or has no transaction any more: the whole batch is then lost.
 */
export function withSavepoint(connection: Connection, fn: () => unknown): Settlement | Promise<Settlement> {
  connection.exec("SAVEPOINT job");
  const release = (value: unknown): Settlement => {
    if (!connection.inTransaction) throw new StoreUnavailable("The transaction ended by itself");
    connection.exec("RELEASE job");
    return { value };
  };
  const undo = (error: unknown): Settlement => {
    if (isConnectionFailure(error) || !connection.inTransaction) {
      throw new StoreUnavailable("The connection failed", { cause: error });
    }
    connection.exec("ROLLBACK TO job; RELEASE job");
    return { error };
  };
  try {
    const value = fn();
    return value instanceof Promise ? value.then(release).catch(undo) : release(value);
  } catch (error) {
    return undo(error);
  }
}
