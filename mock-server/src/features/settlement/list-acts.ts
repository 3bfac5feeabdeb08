/** GET /my/settlement/acts: what the staff did with a won lot. For its buyer; not found for anyone else. */
import { ok, refuse, type Handler, type Schema } from "../../http/handler.ts";
import { actsOnSale } from "./repository.ts";
import { findWonLot } from "./repository-pickup.ts";

const ACTS: Readonly<Record<string, Schema<"SettlementAct">["act"]>> = {
  "settlement.extend": "extend",
  "settlement.release": "release",
  "settlement.forfeit": "forfeit",
  "settlement.handover": "handover",
};

export const listSettlementActs: Handler<"listSettlementActs"> = async ({ query, user }, { store }) => {
  const rows = await store.read(async (db) => {
    const won = await findWonLot(db, query.id_auction, user.id);
    return won ? await actsOnSale(db, won) : null;
  });
  if (!rows) return refuse("NOT_FOUND");
  return ok(
    rows.flatMap(({ act, at, reason }) => {
      const known = ACTS[act];
      return known ? [{ at: new Date(at).toISOString(), act: known, reason }] : [];
    }),
  );
};
