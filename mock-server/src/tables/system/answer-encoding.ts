import type { HistoryKind } from "../../domain/decision.ts";
import { prepared } from "./prepared.ts";
import type { JournalRow } from "../lots/rows.ts";
import type { Connection, JournalPlace, Receipt } from "../../store/store.ts";

/**
 * The answer to an accepted command as its key keeps it: without what stands in the row of the journal that its receipt
 * names, since rows never change. A refusal, an answer without such a row, and every answer of an older database is kept
 * whole.
 */
type EncodedAnswer = readonly [
  reply: object,
  epoch: string,
  receivedAt: number,
  historyId: number | null,
  journalSeq: number,
];

/** In: what was answered. Out: what is kept of it, as JSON. */
export function encodeAnswer(outcome: object): object {
  const { reply, receipt } = outcome as { readonly reply?: object; readonly receipt?: Receipt };
  if (!reply || !receipt?.journal) return outcome;
  const { epoch, receivedAt, historyId, journal } = receipt;
  return [reply, epoch, receivedAt, historyId, journal.seq] satisfies EncodedAnswer;
}

/** In: a connection that reads, and what is kept. Out: what was answered, word for word. */
export function decodeAnswer(connection: Connection, text: string): object {
  const kept = JSON.parse(text) as EncodedAnswer | { readonly ok: boolean };
  if ("ok" in kept) return kept;
  const [reply, epoch, receivedAt, historyId, seq] = kept;
  const { lotId, judgedAt, ...place } = prepared(connection, ROW).get(seq) as JournalColumns;
  const receipt: Receipt = { lotId, historyId, epoch, receivedAt, judgedAt, journal: { seq, ...place } };
  return { ok: true, reply, receipt };
}

/** A row of the journal as the one who caused it is acknowledged. */
export function placeOf({ id: seq, hash, salt, entry }: JournalRow): JournalPlace {
  return { seq, kind: entry.kind, amount: entry.secretAmount ?? entry.amount, hash, salt };
}

interface JournalColumns {
  readonly lotId: number;
  readonly judgedAt: number;
  readonly kind: HistoryKind;
  readonly amount: number | null;
  readonly hash: string;
  readonly salt: string | null;
}

const ROW = `SELECT lot_id AS lotId, at AS judgedAt, kind, coalesce(secret_amount, amount) AS amount, hash, salt
  FROM history WHERE id = ?`;
