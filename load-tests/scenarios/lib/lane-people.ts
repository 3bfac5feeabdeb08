/** People in the room of a lane: most watch, some bid up to their own value of a lot. */
import exec from "k6/execution";
import type { Token } from "./api.ts";
import { LaneFollower } from "./lane-follower.ts";
import { readLane } from "./listening.ts";
import { countNothing, sawItThrough, staleClients } from "./metrics.ts";
import { place } from "./offers.ts";
import { SETTLE_MS, type Room } from "./plan.ts";
import { sleep, think, until } from "./sleep.ts";
import { breakLinks } from "./link-faults.ts";

const PATIENCE_MS = 30_000;
const BIDDING = new Set(["waiting_for_bid", "running", "final_call"]);
/** The value of a lot for a bidder: its start price and up to this share more. */
const WORTH = 0.6;
/** One bid in so many is a stored maximum. */
const MAXIMUM_ONE_IN = 6;

export async function viewer(room: Room): Promise<void> {
  await sleep(Math.random() * room.plan.arriveS * 1_000);
  await inLane(room, null, false, () => sleep(room.endsAt - Date.now()));
}

export async function laneBidder(room: Room): Promise<void> {
  const index = exec.scenario.iterationInTest;
  const by = room.laneBidders[index]!;
  await inLane(room, by, index < room.lanes.length, async (seat) => {
    await sleep(room.beginsAt - Date.now());
    await bidInTurn(room, seat, by);
  });
}

async function inLane(
  room: Room,
  by: Token | null,
  isWitness: boolean,
  act: (seat: LaneFollower) => Promise<void>,
): Promise<void> {
  countNothing();
  const lane = room.lanes[exec.scenario.iterationInTest % room.lanes.length]!;
  const who = exec.vu.idInTest;
  const token = by?.access_token ?? null;
  const seat = new LaneFollower({ router: room.router, lane: lane.id, who, token, isWitness });
  const weather = breakLinks(room, seat.link);
  try {
    if (!(await until(() => seat.lane.state !== null, Date.now() + PATIENCE_MS)))
      throw new Error("The router cannot be reached");
    await act(seat);
    await sleep(room.endsAt + SETTLE_MS - Date.now());
    await compareWithSnapshot(lane.id, seat);
  } finally {
    weather.end();
    seat.leave();
  }
}

async function bidInTurn(room: Room, seat: LaneFollower, by: Token): Promise<void> {
  const worths = new Map<number, number>();
  const thinkMs = room.plan.lanes?.thinkMs ?? 0;
  let leadingSince = { lot: 0, seq: 0 };
  for (let turn = 0; ; turn += 1) {
    await think(thinkMs);
    if (Date.now() >= room.endsAt) return;
    const { lot } = seat;
    const state = lot?.follower.state;
    if (!lot || !state || lotThatTakesBids(seat) !== lot.id) continue;
    if (leadingSince.lot === lot.id && lot.follower.seq <= leadingSince.seq) continue;
    const worth = worths.get(lot.id) ?? state.start_price * (1 + Math.random() * WORTH);
    worths.set(lot.id, worth);
    if (state.next_min > worth) continue;
    const asMaximum = (turn + by.id_user) % MAXIMUM_ONE_IN === 0;
    const price = asMaximum ? Math.max(state.next_min, Math.floor(worth)) : state.next_min;
    const offer = { id_auction: lot.id, price, mode: asMaximum ? "max" : "exact" } as const;
    const key = `k6-${Date.now().toString(16)}-${by.id_user}-${turn}`;
    const verdict = await place(offer, by, key);
    if (!verdict?.reply) continue;
    lot.follower.expect(verdict.reply.seq, verdict.sentAt);
    leadingSince = { lot: verdict.reply.leading ? lot.id : 0, seq: verdict.reply.seq };
  }
}

function lotThatTakesBids({ lane: { state } }: LaneFollower): number | null {
  const turn = state?.state === "running" ? state.turn : null;
  return turn && BIDDING.has(turn.phase) ? turn.id_auction : null;
}

/** The lane continues while it is read, so either the state before or the state after must be equal. */
async function compareWithSnapshot(id: number, seat: LaneFollower): Promise<void> {
  const before = seat.lane.seq;
  const read = await readLane(id);
  await until(() => seat.lane.seq >= (read?.seq ?? 0), Date.now() + SETTLE_MS);
  const isSame = read !== null && read.seq >= before && seat.lane.seq >= read.seq;
  staleClients.add(isSame ? 0 : 1);
  sawItThrough.add(1);
}
