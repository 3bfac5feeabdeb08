/** Lists the history of a lot. */
import { fieldRules } from "@marsa/api-spec/rules";
import { lotViewOf, mayReadLot, type Reader } from "../../domain/bidding/lot-view.ts";
import type { Viewer } from "../../domain/lot/visibility.ts";
import { ok, refuse, type Handler } from "../../http/handler.ts";
import { presentHistoryRow } from "./presenter.ts";
import { findHistory, findLotOffer } from "./repository.ts";

const PAGE = 50;

/** GET /auction/history/{id}. The cursor is the number of the last row of the previous page. */
export const getHistory: Handler<"getHistory"> = async ({ params, query, user }, { store }) => {
  const before = query.after === undefined ? null : Number(query.after);
  if (before !== null && !Number.isSafeInteger(before)) {
    return refuse("VALIDATION", { errors: [{ field: "after", message: fieldRules.valid("After") }] });
  }
  const offer = await findLotOffer(store, params.id);
  if (!offer || !mayReadLot(offer, user)) return refuse("NOT_FOUND");

  const limit = query.limit ?? PAGE;
  const { rows, total, seq } = await findHistory(store, offer.id, viewerOf(offer, user), { limit, before });
  const last = rows.length === limit ? rows.at(-1) : undefined;
  return ok({
    items: rows.map((row) => presentHistoryRow(row, user?.id ?? null)),
    total,
    next: last ? String(last.id) : null,
    epoch: store.epoch,
    seq,
  });
};

/** Returns a user's relation to a lot's history. */
export function viewerOf(lot: { readonly sellerId: number }, user: Reader): Viewer {
  const view = lotViewOf(lot, user);
  return { userId: user?.id ?? null, isSeller: view === "owner", isStaff: view === "staff" };
}
