/** Notes which waiting lists of the staff a write changes. */
import type { Database, StaffQueue } from "../../store/store.ts";
import { Notes } from "./notes.ts";

/** The lists changed since the last commit. */
export const changedQueues = new Notes<StaffQueue>();

/** Notes that a list changes with this commit. Inside a write; a bid changes none. */
export const queueChanged = (db: Database, queue: StaffQueue): void => changedQueues.add(db, queue);
