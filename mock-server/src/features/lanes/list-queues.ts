/** GET /live/queue, /live/queue/{id}, /live/lot/{all,tail}/{id}, /live/log/{id}: the public view of lanes. */
import type { Context } from "../../http/context.ts";
import { dictionariesOf } from "../../tables/lots/dictionaries.ts";
import { operatorsMay } from "./operators.ts";
import { myStatusOf } from "../../domain/lot/phase.ts";
import { ok, refuse, type Handler, type Schema } from "../../http/handler.ts";
import type { SessionUser } from "../../http/sessions.ts";
import {
  presentLaneLot,
  presentQueueCard,
  presentRoom,
  presentTimers,
  type Presenting,
} from "./presenter.ts";
import {
  findLane,
  listCities,
  listEvents,
  listHead,
  listLaneIds,
  listMine,
  listRun,
  type LaneLotRow,
  type MineInLane,
} from "./repository.ts";

/** How long an ended lane stays in the list. */
const RECENT_MS = 12 * 3_600_000;
const NEXT = 5;
/** Most events of a lane in one answer; a client that missed more reads the snapshot. */
const LOG = 200;

export const listQueues: Handler<"listQueues"> = async ({ user }, context) =>
  ok(await queueCards(user, context));

/** Returns the cards of all lanes in display order. */
export async function queueCards(user: SessionUser | null, context: Context): Promise<Schema<"QueueCard">[]> {
  const { store, clock, audience } = context;
  const to = await presenting(context);
  const lanes = await store.read(async (db) => {
    const found = [];
    for (const id of await listLaneIds(db, clock.now(), RECENT_MS)) {
      const lane = await findLane(db, id);
      if (lane) found.push({ lane, head: await listHead(db, id, 0), cities: await listCities(db, id) });
    }
    return found;
  });
  return lanes.map(({ lane, head, cities }) =>
    presentQueueCard(
      lane,
      head,
      { cities, online: audience.online(lane.state.id), isOperator: operatorsMay(lane.state, user) },
      to,
    ),
  );
}

export const getQueue: Handler<"getQueue"> = async ({ params, user }, context) => {
  const to = await presenting(context);
  const found = await context.store.read(async (db) => {
    const lane = await findLane(db, params.id);
    if (!lane) return null;
    const run = await listRun(db, params.id);
    return { lane, run, mine: user ? mineOf(run, await listMine(db, params.id, user.id), user) : [] };
  });
  if (!found) return refuse("NOT_FOUND");
  const { lane, run, mine } = found;
  const online = context.audience.online(params.id);
  const snapshot: Schema<"LaneSnapshot"> = {
    ...presentRoom(lane, run, { next: NEXT, online }, to),
    operator: lane.state.desk !== null,
    message: lane.message,
    ...(lane.state.room && { room: true }),
    timers: presentTimers(lane.state.timers),
    mine,
  };
  return ok(snapshot);
};

export const listLaneLots: Handler<"listLaneLots"> = ({ params }, context) =>
  lotsOf(params.id, context, () => true);

export const listLaneTail: Handler<"listLaneTail"> = ({ params }, context) =>
  lotsOf(params.id, context, ({ entry }) => entry === "current" || entry === "pending");

export const getLaneLog: Handler<"getLaneLog"> = async ({ params, query }, { store }) => {
  const found = await store.read(async (db) => {
    const lane = await findLane(db, params.id);
    return lane && { lane, events: await listEvents(db, params.id, query.after ?? 0, LOG + 1) };
  });
  if (!found) return refuse("NOT_FOUND");
  const { lane, events } = found;
  const page = events.slice(0, LOG);
  return ok({
    epoch: store.epoch,
    seq: lane.state.seq,
    items: page.map(({ event }) => JSON.parse(event) as Schema<"LaneEvent">),
    lots: query.lots
      ? page.flatMap(({ lots }) => (lots === null ? [] : (JSON.parse(lots) as Schema<"LotEvent">[])))
      : [],
    complete: events.length <= LOG,
  });
};

async function lotsOf(id: number, context: Context, wanted: (row: LaneLotRow) => boolean) {
  const to = await presenting(context);
  const found = await context.store.read(async (db) => {
    const lane = await findLane(db, id);
    return lane && { lane, run: await listRun(db, id) };
  });
  if (!found) return refuse("NOT_FOUND");
  const { lane, run } = found;
  const items = run.filter(wanted).map((row) => presentLaneLot(row, lane.state, to));
  return ok({ id_queue: id, epoch: to.epoch, seq: lane.state.seq, items });
}

/** Returns one person's data on the lots of a run with their bids or notes. */
function mineOf(
  run: readonly LaneLotRow[],
  mine: readonly MineInLane[],
  user: SessionUser,
): Schema<"LaneMine">[] {
  const lots = new Map(run.map((row) => [row.id, row]));
  return mine.map(({ lotId, max, hasBid, note }) => {
    const lot = lots.get(lotId);
    return {
      id_auction: lotId,
      max,
      status: lot ? myStatusOf(lot, user.id, hasBid) : "none",
      note,
    };
  });
}

/** Returns the current inputs of the lane presenters. */
export async function presenting({ store, clock }: Pick<Context, "store" | "clock">): Promise<Presenting> {
  return { dictionaries: await dictionariesOf(store), epoch: store.epoch, now: clock.now() };
}
