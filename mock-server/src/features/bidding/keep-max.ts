/** POST /auction/keepmax: answers the question of a new report with "keep". */
import { askedUntil } from "../../domain/keep-max.ts";
import { mayReadLot } from "../../domain/lot-view.ts";
import { ok, refuse, type Handler } from "../../http/handler.ts";
import { findState, namedLot } from "../../tables/lots/next-bidders.ts";
import { askedAbout, setAskedAbout } from "../../tables/lots/reports.ts";

/** Nobody else learns of the answer: maximum, lead and history stay as they are. */
export const keepMax: Handler<"keepMax"> = async ({ body, user }, { store, clock, terms }) => {
  const { id_auction: lotId } = body;
  const now = clock.now();
  const refused = await store.writeUnrelated((db, notifyUser): "NOT_FOUND" | "STALE" | null => {
    if (!namedLot(db, lotId)) return "NOT_FOUND";
    const lot = findState(db, lotId);
    if (!mayReadLot({ ...lot, hidden: false }, user)) return "NOT_FOUND";
    const asked = askedAbout(db, lotId, user.id);
    if (!asked || askedUntil(lot, user.id, { askedAt: asked.at, now }, terms) === null) return "STALE";
    setAskedAbout(db, lotId, user.id, null);
    notifyUser(user.id, "lot");
    return null;
  });
  return refused ? refuse(refused) : ok({});
};
