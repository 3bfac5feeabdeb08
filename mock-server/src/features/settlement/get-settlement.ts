/** Shows one settlement to the staff. */
import { ok, refuse, type Handler } from "../../http/handler.ts";
import { presentAct } from "../../http/present/present-act.ts";
import { presentStaffSettlement } from "./presenter.ts";
import { actsOnSale, findParties } from "./repository.ts";

/** GET /backoffice/settlements/{id}: a settlement with the acts of the staff, the newest first. */
export const getSettlement: Handler<"getSettlement"> = async ({ params }, { store, terms }) => {
  const found = await store.read((db) => {
    const row = findParties(db, params.id);
    return row ? { row, acts: actsOnSale(db, row) } : null;
  });
  if (!found) return refuse("NOT_FOUND");
  return ok({ sale: presentStaffSettlement(found.row, terms), acts: found.acts.map(presentAct) });
};
