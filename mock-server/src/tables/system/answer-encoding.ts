/** Encodes the stored answers to idempotency keys. */
import type { HistoryKind } from "../../domain/lot/decision.ts";
import { prepared } from "./prepared.ts";
import type { Database, JournalPlace, Receipt, WrittenRow } from "../../store/store.ts";

/**
 * The stored answer to an accepted command, without the data in the journal row that its receipt names, since rows
 * never change. Refusals, answers without such a row, and answers of older databases are stored whole.
 */
type EncodedAnswer = readonly [
  reply: object,
  epoch: string,
  receivedAt: number,
  historyId: number | null,
  journalSeq: number,
];

/** Returns the stored form of an answer, as JSON. */
export function encodeAnswer(outcome: object): object {
  const { reply, receipt } = outcome as { readonly reply?: object; readonly receipt?: Receipt };
  if (!reply || !receipt?.journal) return outcome;
  const { epoch, receivedAt, historyId, journal } = receipt;
  return [reply, epoch, receivedAt, historyId, journal.seq] satisfies EncodedAnswer;
}

/**
 * Restores an answer word for word.
 * @param connection reads the journal row.
 */
export function decodeAnswer(db: Database, text: string): object {
  const encoded = JSON.parse(text) as EncodedAnswer | { readonly ok: boolean };
  if ("ok" in encoded) return encoded;
  const [reply, epoch, receivedAt, historyId, seq] = encoded;
  const { lotId, judgedAt, ...place } = prepared(db, ROW).get(seq) as JournalColumns;
  const receipt: Receipt = { lotId, historyId, epoch, receivedAt, judgedAt, journal: { seq, ...place } };
  return { ok: true, reply, receipt };
}

/** Returns a journal row as acknowledged to the user who caused it. */
export function placeOf({
  id: seq,
  hash,
  salt,
  entry,
}: WrittenRow & Pick<JournalPlace, "hash" | "salt">): JournalPlace {
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
