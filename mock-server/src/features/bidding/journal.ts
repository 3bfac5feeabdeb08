/** Lists the journal of a lot. */
import { mayOpen, mayTime, openedToAll, pageOf } from "../../domain/lot/journal.ts";
import { mayReadLot } from "../../domain/bidding/lot-view.ts";
import { beginningOf } from "../../tables/lots/history/journal.ts";
import { ok, refuse, type Handler } from "../../http/handler.ts";
import { viewerOf } from "./history.ts";
import { presentJournalRow } from "./journal-presenter.ts";
import { findJournal } from "./repository-journal.ts";
import { findLotOffer } from "./repository.ts";

const PAGE = 500;

/**
 * GET /auction/journal/{id}: the hash chain behind receipts, oldest row first. Everyone gets the same hashes;
 * secrets are opened for readers who may know them, and for all once public. A sealed row joins the list with the
 * next row that its reader may know of, and without its moment.
 */
export const getJournal: Handler<"getJournal"> = async ({ params, query, user }, { store }) => {
  const lot = await findLotOffer(store, params.id);
  if (!lot || !mayReadLot(lot, user)) return refuse("NOT_FOUND");
  const all = (await findJournal(store, lot.id)).map((row) => ({ ...row, ...row.entry }));
  const viewer = viewerOf(lot, user);
  const opened = openedToAll(all);
  const { before, rows, next } = pageOf(all, viewer, {
    limit: query.limit ?? PAGE,
    after: query.after ?? 0,
  });
  return ok({
    id_auction: lot.id,
    previous: before?.hash ?? beginningOf(lot.id),
    items: rows.map((row) => {
      const isOpen = opened.has(row.id) || mayOpen(row, viewer);
      return presentJournalRow(row, { isOpen, isTimed: mayTime(row, viewer) });
    }),
    next,
  });
};
