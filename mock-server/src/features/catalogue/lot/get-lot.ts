/** Shows a lot's page. */
import { dictionariesOf } from "../../../tables/lots/dictionaries.ts";
import { markName } from "../../../tables/lots/lot-live.ts";
import { lotViewOf, mayReadLot } from "../../../domain/bidding/lot-view.ts";
import { nameOfUser } from "../../../tables/people/user-name.ts";
import type { Store } from "../../../store/store.ts";
import { ok, refuse, type Handler } from "../../../http/handler.ts";
import { presentOwnLot, presentPublicLot, presentStaffLot } from "./lot-presenter.ts";
import { findLot, runsLaneOf } from "./repository-lot.ts";

/** GET /auction/lot/{id}: one of three closed views, chosen by the reader. */
export const getLot: Handler<"getLot"> = async ({ params, user }, { store, clock, terms }) => {
  const userId = user?.id ?? null;
  const row = await findLot(store, params.id, userId);
  if (!row || !mayReadLot(row, user)) return refuse("NOT_FOUND");
  const dictionaries = await dictionariesOf(store);
  const to = { dictionaries, epoch: store.epoch, now: clock.now(), userId, terms };
  switch (lotViewOf(row, user)) {
    case "owner":
      return ok(presentOwnLot(row, to));
    case "staff":
      return ok(presentStaffLot(row, await leaderName(row.leaderId, store), to));
    case "public": {
      const operates = user?.roles.includes("auctioneer") && (await runsLaneOf(store, row.id, user.id));
      if (!operates) return ok(presentPublicLot(row, to));
      // In their own lane, auctioneers are staff who know bidders by marks.
      const { leaderMark } = row;
      return ok(presentStaffLot(row, leaderMark === null ? null : markName(leaderMark), to));
    }
  }
};

async function leaderName(leaderId: number | null, store: Pick<Store, "read">): Promise<string | null> {
  return leaderId === null ? null : store.read((db) => nameOfUser(db, leaderId));
}
