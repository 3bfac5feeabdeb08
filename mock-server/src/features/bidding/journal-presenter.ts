/** Presents rows of a lot's journal. */
import { commitmentTo, contentOf, publishedContentOf } from "../../tables/lots/history/journal.ts";
import type { JournalRow } from "../../tables/lots/rows.ts";
import type { HistoryEntry } from "../../domain/lot/decision.ts";
import type { Schema } from "../../http/handler.ts";

/** The rights of a reader to a row. */
export interface RowRights {
  /** The reader may open its commitment. */
  readonly isOpen: boolean;
  /** The reader may know when it was written. */
  readonly isTimed: boolean;
}

/** Presents a row of the journal. */
export function presentJournalRow(row: JournalRow, { isOpen, isTimed }: RowRights): Schema<"JournalRow"> {
  const { id, at, receivedAt, entry, salt, hash } = row;
  const published = publishedContentOf(entry);
  return {
    seq: isTimed ? id : null,
    at: isTimed ? new Date(at).toISOString() : null,
    received_at: isTimed && receivedAt !== null ? new Date(receivedAt).toISOString() : null,
    told: published && content(published, entry),
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
