/** People on standard lots: they follow a lot like the app, bid at their own pace, or only watch. */
import exec from "k6/execution";
import { getBalance, getHistory, getLot, type LotLive, type Token } from "./api.ts";
import { Link } from "./link.ts";
import { lotFollower } from "./listening.ts";
import type { TopicFollower } from "./topic-follower.ts";
import { countNothing, lostBids, sawItThrough, staleClients, wrongAmounts, wrongLeaders } from "./metrics.ts";
import { place, type Verdict } from "./offers.ts";
import { SETTLE_MS, type Room } from "./plan.ts";
import { write } from "./record.ts";
import { measureLateness } from "./own-lateness.ts";
import { sleep, think, until } from "./sleep.ts";
import { breakLinks } from "./link-faults.ts";
import { checkAcknowledged } from "./verdict.ts";

/** One bid in so many is a stored maximum, up to so many steps above the requested amount. */
const MAXIMUM_ONE_IN = 5;
const MAXIMUM_STEPS = 12;
const EXACT_STEPS = 3;
/** The longest wait for a link, ms. */
const PATIENCE_MS = 30_000;

interface Seat {
  readonly link: Link;
  readonly follower: TopicFollower<LotLive>;
}

/** Bids on a lot until the end, and compares the replies with the history and the lot. */
export async function bidder(room: Room): Promise<void> {
  const index = exec.scenario.iterationInTest;
  const by = room.bidders[index]!;
  const lot = room.lots[index % room.lots.length]!;
  await withSeat(room, lot.id, by, index < room.lots.length, async ({ follower }) => {
    const verdicts = await bidUntilTheEnd(room, lot.id, lot.step, by, follower);
    await sleep(room.endsAt + SETTLE_MS - Date.now());
    conclude(verdicts, lot.id, by, follower);
  });
}

/** Watches without bidding. */
export async function watcher(room: Room): Promise<void> {
  const lot = room.lots[exec.scenario.iterationInTest % room.lots.length]!;
  await withSeat(room, lot.id, null, false, async ({ follower }) => {
    await sleep(room.endsAt + SETTLE_MS - Date.now());
    compareWithSnapshot(lot.id, follower);
  });
}

async function withSeat(
  room: Room,
  lot: number,
  by: Token | null,
  isWitness: boolean,
  act: (seat: Seat) => Promise<void>,
): Promise<void> {
  const { router, plan, beginsAt } = room;
  countNothing();
  // Bidders are present from the start.
  if (!by) await sleep(Math.random() * plan.arriveS * 1_000);
  const { follower, link } = lotFollower(router, exec.vu.idInTest, lot, by?.access_token ?? null, isWitness);
  const weather = breakLinks(room, link);
  const lateness = measureLateness(room.endsAt);
  try {
    if (!(await until(() => follower.state !== null, Date.now() + PATIENCE_MS)))
      throw new Error("The router cannot be reached");
    await sleep(beginsAt - Date.now());
    await act({ follower, link });
  } finally {
    lateness.end();
    weather.end();
    link.close();
  }
}

async function bidUntilTheEnd(
  room: Room,
  lot: number,
  step: number,
  by: Token,
  follower: TopicFollower<LotLive>,
): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  let ask = follower.state?.next_min ?? 0;
  let leadingSince: number | null = null;
  const thinkMs = room.plan.war?.thinkMs ?? 0;
  for (let turn = 0; ; turn += 1) {
    await think(thinkMs);
    if (Date.now() >= room.endsAt) break;
    // The bidder's own reply may be ahead of the event.
    ask = Math.max(ask, follower.state?.next_min ?? 0);
    if (leadingSince !== null && follower.seq <= leadingSince) continue;
    const asMaximum = (turn + by.id_user) % MAXIMUM_ONE_IN === 0;
    const steps = Math.floor(Math.random() * (asMaximum ? MAXIMUM_STEPS : EXACT_STEPS));
    const mode = asMaximum ? "max" : "exact";
    const offer = { id_auction: lot, price: ask + steps * step, mode } as const;
    const verdict = await place(offer, by, `k6-${Date.now().toString(16)}-${by.id_user}-${turn}`);
    if (!verdict) continue;
    verdicts.push(verdict);
    ask = Math.max(ask, verdict.nextMin ?? 0);
    leadingSince = null;
    if (verdict.reply) {
      follower.expect(verdict.reply.seq, verdict.sentAt);
      if (verdict.reply.leading) leadingSince = verdict.reply.seq;
    }
    if (verdict.code === "LOT_CLOSED") break;
  }
  return verdicts;
}

function conclude(
  verdicts: readonly Verdict[],
  id: number,
  by: Token,
  follower: TopicFollower<LotLive>,
): void {
  const lot = getLot(id, by.access_token);
  const acknowledged = verdicts.flatMap(({ offer, reply }) => (reply ? [{ offer, reply }] : []));
  const { lostBids: lost, ...wrong } = checkAcknowledged(acknowledged, getHistory(id, by.access_token), lot);
  lostBids.add(lost);
  wrongAmounts.add(wrong.wrongAmounts);
  wrongLeaders.add(wrong.wrongLeaders);
  const balance = getBalance(by.access_token);
  write({ type: "balance", who: by.id_user, at: Date.now(), lot: id, seq: lot.live.seq, balance });
  compareWithSnapshot(id, follower);
}

/** Checks that the client's last state equals the state of the API. */
function compareWithSnapshot(id: number, follower: TopicFollower<LotLive>): void {
  follower.conclude();
  const { live } = getLot(id);
  const isSame =
    live.seq === follower.seq &&
    live.price === (follower.state?.price ?? null) &&
    live.leader === (follower.state?.leader ?? null);
  staleClients.add(isSame ? 0 : 1);
  sawItThrough.add(1);
}
