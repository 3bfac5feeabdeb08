/** A live lane: the staff compose it, the auctioneer runs it, people bid on the lot in turn. */
import type { OperationId } from "@marsa/api-spec/generated/operations";
import { bid } from "./bidding.ts";
import type { Random } from "./random.ts";
import type { World } from "./world.ts";

const TIMERS = { between_s: 1, waiting_s: 10, lowered_s: 10, running_s: 10, final_s: 5, card_s: 5 };
/** Number of controls and bids in a row. */
const STEPS = 8;

/** Plays some steps of the auctioneer and the room. A new lane follows a finished one. */
export async function runLane(world: World, random: Random): Promise<void> {
  const lane = (world.lane ??= await composeLane(world));
  for (let step = 0; step < STEPS; step += 1) {
    const { state, turn, position } = await world.data(null, {
      operation: "getQueue",
      path: { id: lane },
    });
    if (state === "finished" || state === "cancelled") {
      world.lane = null;
      return;
    }
    if (state === "scheduled") await control(world, lane, "openLane", {});
    else if (state === "paused") await control(world, lane, "resumeLane", {});
    else if (turn) await takeTurn(world, lane, turn, random);
    if (random.chance(0.2))
      await control(world, lane, "sayToRoom", { text: `Lot ${position}, step ${step}` });
    // A silent auctioneer pauses the lane.
    await world.data(world.auctioneer, { operation: "keepDesk", body: { id_queue: lane } });
    await world.passTime(random.int(1, 3));
  }
}

/** Plays one control or one bid, by the phase of the lot. */
async function takeTurn(
  world: World,
  lane: number,
  { id_auction: lot, phase }: { readonly id_auction: number; readonly phase: string },
  random: Random,
): Promise<void> {
  const bids = () => bid(world, random.pick(world.bidders), lot, random);
  if (phase === "waiting_for_bid") await bids();
  else if (phase === "running" && random.chance(0.6)) await bids();
  else if (phase === "running" && random.chance(0.2))
    await control(world, lane, "pauseLane", { reason: "Sound in the hall" });
  else if (phase === "running") await control(world, lane, "finalCall", { id_auction: lot });
  else if (phase === "finished") await control(world, lane, "nextLot", { id_auction: lot });
}

/** A late control is refused. */
async function control(world: World, lane: number, operation: OperationId, body: object): Promise<void> {
  const { reply } = await world.command(world.auctioneer!, {
    operation,
    body: { id_queue: lane, ...body },
  });
  if (reply.status !== 200) return;
  const query = "SELECT seq >= ? FROM queue WHERE id = ?";
  world.acknowledged.stands(`${operation} in lane ${lane}`, query, [reply.body.data.seq, lane]);
}

/** Returns the id of a lane that opens soon, with this many lots. */
export async function composeLane(world: World, count = 3): Promise<number> {
  const lots = await world.makeLots(count, 86_400);
  const { now } = await world.data(null, { operation: "getClock" });
  const start = new Date(Date.parse(now) + 5_000).toISOString();
  const compose = async (operation: OperationId, body: object) => {
    const queue = await world.data(world.clerk, { operation, body });
    const { id_queue: id, version } = queue;
    const query = "SELECT version >= ? FROM queue WHERE id = ?";
    world.acknowledged.stands(`lane ${id}, version ${version}`, query, [version, id]);
    return { id_queue: id as number, version: version as number };
  };
  const named = { name: "The lane of the recording", place: "Hall 1" };
  let lane = await compose("createQueue", { ...named, start, timers: TIMERS });
  lane = await compose("setQueueLots", { ...lane, lots });
  lane = await compose("setQueueOperators", { ...lane, operators: [world.auctioneer!.id] });
  lane = await compose("publishQueue", lane);
  return lane.id_queue;
}
