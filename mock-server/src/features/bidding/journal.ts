/** Lists the journal of a lot. */
import { mayOpen, openedToAll } from "../../domain/journal.ts";
import { mayReadLot } from "../../domain/lot-view.ts";
import { ok, refuse, type Handler } from "../../http/handler.ts";
import { viewerOf } from "./history.ts";
import { presentJournalRow } from "./journal-presenter.ts";
import { findJournal } from "./repository-journal.ts";
import { findLotOffer } from "./repository.ts";

const PAGE = 500;

/**
 * GET /auction/journal/{id}: the hash chain behind receipts, oldest row first. Everyone gets the same hashes;
 * secrets are opened for readers who may know them, and for all once public.
 */
export const getJournal: Handler<"getJournal"> = async ({ params, query, user }, { store }) => {
  const lot = await findLotOffer(store, params.id);
  if (!lot || !mayReadLot(lot, user)) return refuse("NOT_FOUND");
  const limit = query.limit ?? PAGE;
  const { previous, rows, secrets } = await findJournal(store, lot.id, { limit, after: query.after ?? 0 });
  const viewer = viewerOf(lot, user);
  const opened = openedToAll(secrets);
  const last = rows.length === limit ? rows.at(-1) : undefined;
  return ok({
    id_auction: lot.id,
    previous,
    items: rows.map((row) => {
      const { id, entry } = row;
      return presentJournalRow(row, opened.has(id) || mayOpen({ id, ...entry }, viewer));
    }),
    next: last?.id ?? null,
  });
};
