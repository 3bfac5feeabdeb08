/** Checks that each commit names the waiting lists of the staff that it changes. */
import { onTestFinished } from "vitest";
import type { StaffQueue, Store } from "../store/store.ts";
import { sqlite } from "../tables/system/driver.ts";

const ANY = ["INSERT", "UPDATE", "DELETE"];

/** The changes of rows by which a list changes. A bid makes none of them. */
const CHANGES: readonly {
  readonly queue: StaffQueue;
  readonly table: string;
  readonly on: readonly string[];
  readonly when?: string;
}[] = [
  {
    queue: "moderation",
    table: "lot",
    on: ["UPDATE OF status"],
    when: "(old.status = 'moderation') <> (new.status = 'moderation')",
  },
  // Renewed each minute while somebody reads the lot.
  { queue: "moderation", table: "moderation_claim", on: ["INSERT", "DELETE"] },
  {
    queue: "moderation",
    table: "moderation_claim",
    on: ["UPDATE OF user_id"],
    when: "old.user_id <> new.user_id",
  },
  { queue: "signatures", table: "signature", on: ANY },
  { queue: "cases", table: "suspicion", on: ANY },
  { queue: "payments", table: "invoice", on: ANY },
  { queue: "refunds", table: "refund", on: ANY },
  { queue: "settlements", table: "settlement", on: ANY },
  { queue: "clients", table: "client_row", on: ANY },
  { queue: "calls", table: "call_back", on: ANY },
  { queue: "questions", table: "lot_question", on: ANY },
  { queue: "lanes", table: "queue", on: ["INSERT"] },
  {
    queue: "lanes",
    table: "queue",
    on: ["UPDATE"],
    when: "(old.status, old.version, old.current_lot_id) IS NOT (new.status, new.version, new.current_lot_id)",
  },
  { queue: "pause", table: "meta", on: ["UPDATE OF paused_at"] },
  { queue: "audit", table: "audit", on: ["INSERT"] },
];

/**
 * Fails the test at its end when a commit of the server changes a list and does not say so.
 * @returns the store for the test itself, whose own writes need not say it.
 */
export async function watchStaffQueues<Watched extends Store>(store: Watched): Promise<Watched> {
  const changed = new Set<StaffQueue>();
  const unsaid = new Set<StaffQueue>();
  await store.writeUnrelated((db) => {
    const connection = sqlite(db);
    connection.function("staff_queue_changed", (at: number) => {
      changed.add(CHANGES[at]!.queue);
      return null;
    });
    for (const [at, { table, on, when = "true" }] of CHANGES.entries())
      for (const [of, event] of on.entries())
        connection.exec(`CREATE TEMP TRIGGER staff_queue_${at}_${of} AFTER ${event} ON main.${table} WHEN ${when}
          BEGIN SELECT staff_queue_changed(${at}); END`);
  });
  store.onCommit(({ staffQueues }) => {
    for (const queue of changed) if (!staffQueues.includes(queue)) unsaid.add(queue);
    changed.clear();
  });
  onTestFinished(() => {
    if (unsaid.size > 0)
      throw new Error(`A commit changed a list of the staff unsaid: ${[...unsaid].join(", ")}`);
  });
  const write: Store["write"] = (fn) =>
    store.write((...given) => {
      const result = fn(...given);
      changed.clear();
      return result;
    });
  return Object.create(store, { write: { value: write } }) as Watched;
}
