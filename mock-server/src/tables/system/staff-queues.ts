/** Notes which waiting lists of the staff a write changes. */
import type { Database, StaffQueue } from "../../store/store.ts";

const noted = new WeakMap<Database, Set<StaffQueue>>();

/** Returns a function that returns the lists changed on this connection since its last call, and forgets them. */
export function noteStaffQueues(db: Database): () => readonly StaffQueue[] {
  const changed = new Set<StaffQueue>();
  noted.set(db, changed);
  return () => {
    const queues = [...changed];
    changed.clear();
    return queues;
  };
}

/** Notes that a list changes with this commit. Inside a write; a bid changes none. */
export function queueChanged(db: Database, queue: StaffQueue): void {
  noted.get(db)?.add(queue);
}
