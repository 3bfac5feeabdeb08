/** Shows one settlement to the staff. */
import { ok, refuse, type Handler } from "../../http/handler.ts";
import { presentAct } from "../../http/present/present-act.ts";
import { presentNext } from "../../http/present/present-next-offer.ts";
import { isRelisted } from "../../tables/lots/lot-drafts.ts";
import { readUnpaid } from "../../tables/lots/next-bidders.ts";
import { findState } from "../../tables/lots/lot-columns.ts";
import { presentStaffSettlement } from "./presenter.ts";
import { actsOnSale, findParties } from "./repository.ts";

/** GET /backoffice/settlements/{id}: a settlement with the acts of the staff, the newest first. */
export const getSettlement: Handler<"getSettlement"> = async ({ params, query }, { store, clock, terms }) => {
  const found = await store.read(async (db) => {
    const row = await findParties(db, params.id, query.buyer);
    if (!row) return null;
    const lot = await findState(db, params.id);
    const unpaid = (await isRelisted(db, params.id))
      ? { unpaidAt: null, bids: [] }
      : await readUnpaid(db, params.id);
    return { row, acts: await actsOnSale(db, row), lot, unpaid };
  });
  if (!found) return refuse("NOT_FOUND");
  const { row, acts, lot, unpaid } = found;
  return ok({
    sale: presentStaffSettlement(row, terms),
    acts: acts.map(presentAct),
    ...presentNext(lot, unpaid, clock.now()),
  });
};
