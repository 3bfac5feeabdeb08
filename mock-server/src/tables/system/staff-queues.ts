/** Notes which waiting lists of the staff a write changes. */
import type { Database, StaffQueue } from "../../store/store.ts";
import { sqlite, type Connection } from "./driver.ts";

const noted = new WeakMap<Connection, Set<StaffQueue>>();

/** Returns a function that returns the lists changed on this connection since its last call, and forgets them. */
export function noteStaffQueues(db: Database): () => readonly StaffQueue[] {
  const changed = new Set<StaffQueue>();
  noted.set(sqlite(db), changed);
  return () => {
    const queues = [...changed];
    changed.clear();
    return queues;
  };
}

/** Notes that a list changes with this commit. Inside a write; a bid changes none. */
export function queueChanged(db: Database, queue: StaffQueue): void {
  noted.get(sqlite(db))?.add(queue);
}
