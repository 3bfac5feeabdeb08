/** Notes which waiting lists of the staff a transaction changes, whoever changes them: a call, a deadline, a control. */
import type { StaffQueue } from "../store/store.ts";
import { type Connection } from "../tables/system/driver.ts";

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
  { queue: "lanes", table: "queue", on: ["INSERT", "UPDATE OF status, version, current_lot_id"] },
  { queue: "pause", table: "meta", on: ["UPDATE OF paused_at"] },
  { queue: "audit", table: "audit", on: ["INSERT"] },
];

/**
 * Watches the writing connection. Returns a function that returns the lists changed since its last call, each once, and
 * forgets them.
 */
export function watchStaffQueues(writer: Connection): () => readonly StaffQueue[] {
  const changed = new Set<StaffQueue>();
  writer.function("staff_queue_changed", (at: number) => {
    changed.add(CHANGES[at]!.queue);
    return null;
  });
  for (const [at, { table, on, when = "true" }] of CHANGES.entries())
    for (const [of, event] of on.entries())
      writer.exec(`CREATE TEMP TRIGGER staff_queue_${at}_${of} AFTER ${event} ON main.${table} WHEN ${when}
        BEGIN SELECT staff_queue_changed(${at}); END`);
  return () => {
    const queues = [...changed];
    changed.clear();
    return queues;
  };
}
