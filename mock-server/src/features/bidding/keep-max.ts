/** POST /auction/keepmax: answers the question of a new report with "keep". */
import { askedUntil } from "../../domain/bidding/keep-max.ts";
import { mayReadLot } from "../../domain/bidding/lot-view.ts";
import { ok, refuse, type Handler } from "../../http/handler.ts";
import { namedLot } from "../../tables/lots/next-bidders.ts";
import { findState } from "../../tables/lots/lot-columns.ts";
import { askedAbout, setAskedAbout } from "../../tables/lots/reports.ts";

/** Nobody else learns of the answer: maximum, lead and history stay as they are. */
export const keepMax: Handler<"keepMax"> = async ({ body, user }, { store, clock, terms }) => {
  const { id_auction: lotId } = body;
  const now = clock.now();
  const refused = await store.writeUnrelated(
    async (db, notifyUser): Promise<"NOT_FOUND" | "STALE" | null> => {
      if (!(await namedLot(db, lotId))) return "NOT_FOUND";
      const lot = await findState(db, lotId);
      if (!mayReadLot({ ...lot, hidden: false }, user)) return "NOT_FOUND";
      const asked = await askedAbout(db, lotId, user.id);
      if (!asked || askedUntil(lot, user.id, { askedAt: asked.at, now }, terms) === null) return "STALE";
      await setAskedAbout(db, lotId, user.id, null);
      notifyUser(user.id, "lot");
      return null;
    },
  );
  return refused ? refuse(refused) : ok({});
};
