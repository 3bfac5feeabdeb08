/** Builds the hash chain of a lot's journal. */
import { beginningText, commitmentText, rowText, type JournalContent } from "@marsa/api-spec/journal";
import { hash, randomFillSync } from "node:crypto";
import type { HistoryEntry } from "../../../domain/lot/decision.ts";
import { needsCommitment } from "../../../domain/lot/journal.ts";
import { isSecret } from "../../../domain/lot/visibility.ts";
import { shownMark } from "../lot-live.ts";
import type { Head, HistoryRow, JournalRow } from "../rows.ts";

/**
 * Adds a row to the end of its lot's journal.
 * @param head the previous row; null: the first.
 * @param salt of its commitment, where the row already has one.
 */
export function link(row: HistoryRow, head: Head | null, salt?: string | null): JournalRow {
  const { id, lotId, at, receivedAt, entry, ...rest } = row;
  const ownSalt = needsCommitment(entry) ? (salt ?? newSalt()) : null;
  const commitment = commitmentTo(entry, ownSalt);
  const text = rowText(head?.hash ?? beginningOf(lotId), {
    seq: id,
    at,
    receivedAt,
    content: publishedContentOf(entry),
    commitment,
  });
  const prevId = head?.id ?? null;
  return { ...rest, id, lotId, at, receivedAt, entry, prevId, salt: ownSalt, hash: sha256(text) };
}

/** Returns the hash before the first row of a lot. */
export function beginningOf(lotId: number): string {
  return sha256(beginningText(lotId));
}

/** Returns the commitment to a row; null if the whole row is public. */
export function commitmentTo(entry: HistoryEntry, salt: string | null): string | null {
  return salt === null ? null : sha256(commitmentText(salt, contentOf(entry)));
}

/** Returns the public content of a row; null: none. */
export function publishedContentOf(entry: HistoryEntry): JournalContent | null {
  return isSecret(entry.kind) ? null : contentWith(entry, entry.amount);
}

/** Returns the whole content of a row, secret amount included. */
export function contentOf(entry: HistoryEntry): JournalContent {
  return contentWith(entry, entry.secretAmount ?? entry.amount);
}

function contentWith({ kind, mark, auto, cause, via }: HistoryEntry, amount: number | null): JournalContent {
  return { kind, mark: shownMark(mark, via), amount, auto, cause };
}

function sha256(text: string): string {
  return hash("sha256", text, "hex");
}

const SALT_BYTES = 16;
/** Random bytes are cheap in blocks, and expensive one salt at a time. */
const stock = Buffer.alloc(SALT_BYTES * 256);
let used = stock.length;

function newSalt(): string {
  if (used === stock.length) {
    randomFillSync(stock);
    used = 0;
  }
  return stock.toString("hex", used, (used += SALT_BYTES));
}
