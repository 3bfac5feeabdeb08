/** Presents rows of a lot's journal. */
import { commitmentTo, contentOf, publishedContentOf } from "../../tables/lots/journal.ts";
import type { JournalRow } from "../../tables/lots/rows.ts";
import type { HistoryEntry } from "../../domain/settlement/decision.ts";
import type { Schema } from "../../http/handler.ts";

/** Presents a row of the journal. `isOpen`: whether its reader may open its commitment. */
export function presentJournalRow(row: JournalRow, isOpen: boolean): Schema<"JournalRow"> {
  const { id, at, receivedAt, entry, salt, hash } = row;
  const told = publishedContentOf(entry);
  return {
    seq: id,
    at: new Date(at).toISOString(),
    received_at: receivedAt === null ? null : new Date(receivedAt).toISOString(),
    told: told && content(told, entry),
    commitment: commitmentTo(entry, salt),
    opened: salt !== null && isOpen ? { salt, content: content(contentOf(entry), entry) } : null,
    hash,
  };
}

function content(
  { mark, amount, auto, cause }: NonNullable<ReturnType<typeof publishedContentOf>>,
  { kind }: HistoryEntry,
): Schema<"JournalContent"> {
  return { kind, mark, amount, auto, cause };
}
