import type { Receipt } from "../store/store.ts";
import { isoOf } from "../domain/instant.ts";
import type { Schema } from "./handler.ts";

/** Where a command stands in its lot's journal, for the one who gave it: made of what was stored with its key alone. */
export function presentReceipt({ lotId, receivedAt, journal }: Receipt): Schema<"Receipt"> {
  if (!journal) throw new Error(`A command on lot ${lotId} left no row in the history`);
  const { seq, kind, amount, hash, salt } = journal;
  return {
    id_auction: lotId,
    seq,
    kind,
    amount,
    received_at: isoOf(receivedAt),
    hash,
    salt,
  };
}
