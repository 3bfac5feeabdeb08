/** Presents receipts of commands. */
import type { Receipt } from "../../store/store.ts";
import { isoOf } from "../../domain/time/instant.ts";
import type { Schema } from "../handler.ts";

/** Presents a command's place in its lot's journal to its sender, only from data stored with its key. */
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
