/** GET /auction/dashboard/live/{id}: one lane for a hall screen, without names or user ids. */
import { publicHistoryRow } from "../../tables/notices/events.ts";
import { ok, refuse, type Handler } from "../../http/handler.ts";
import { presenting } from "./list-queues.ts";
import { presentRoom } from "./presenter.ts";
import { countPaddles, findLane, listLastBids, listRun } from "./repository.ts";

const NEXT = 3;
const BIDS = 3;

export const getLaneBoard: Handler<"getLaneBoard"> = async ({ params }, context) => {
  const to = await presenting(context);
  const found = await context.store.read(async (db) => {
    const lane = await findLane(db, params.id);
    if (!lane) return null;
    const { current } = lane.state;
    const bids = current ? await listLastBids(db, current.lotId, BIDS) : [];
    const room = lane.state.room ? await countPaddles(db, params.id) : undefined;
    return { lane, run: await listRun(db, params.id), bids, room };
  });
  if (!found) return refuse("NOT_FOUND");
  const { lane, run, bids, room } = found;
  const online = context.audience.online(params.id);
  return ok({
    ...presentRoom(lane, run, { next: NEXT, online }, to),
    last_bids: bids.map(publicHistoryRow),
    ...(room && { room }),
  });
};
