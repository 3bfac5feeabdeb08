/** GET /auction/dashboard/{static,standard}: what hall screens show; no names, no user ids. */
import type { Context } from "../../context.ts";
import { dubaiDay } from "../../domain/dubai.ts";
import { ok, type Handler, type Schema } from "../../http/handler.ts";
import { condition } from "./condition.ts";
import { pageOf } from "./list-page.ts";
import { LISTED, STATUS } from "./lot-sql.ts";
import { findTotals, findTodaysLane } from "./repository-boards.ts";

/** Lots on one wall. */
const MOST = 100;
const HOUR_MS = 3_600_000;

/** Running standard auctions, by what ends soonest. */
export const getStandardBoard: Handler<"getStandardBoard"> = async (_request, context) => {
  const open = condition("section", `${LISTED} AND ${STATUS} = 'open'`);
  return ok(await board("Open auctions", null, open, context));
};

/** Today's sale: the lane of today if there is one, else everything that is for sale. */
export const getStaticBoard: Handler<"getStaticBoard"> = async (_request, context) => {
  const { store, clock } = context;
  const now = clock.now();
  const lane = await store.read((db) => findTodaysLane(db, now, dubaiDay(now)));
  if (!lane) {
    const forSale = condition("section", `${LISTED} AND ${STATUS} IN ('open', 'upcoming')`);
    return ok(await board("Today's sale", null, forSale, context));
  }
  const run = condition("section", `${LISTED} AND l.queue_id = @lane`, { lane: lane.id });
  return ok(await board(lane.name, lane.place, run, context));
};

async function board(
  title: string,
  place: string | null,
  belongs: ReturnType<typeof condition>,
  context: Context,
): Promise<Schema<"Board">> {
  const { store, clock } = context;
  const now = clock.now();
  const page = await pageOf({ name: "board", belongs }, { limit: MOST }, null, context);
  if (!("items" in page)) throw new Error("A board asks for nothing that can be wrong");
  const { lastBid, ...totals } = await store.read((db) => findTotals(db, now, now - HOUR_MS));
  return {
    epoch: store.epoch,
    seq: lastBid,
    now,
    title,
    place,
    items: page.items.map(({ card }) => card),
    totals,
  };
}
