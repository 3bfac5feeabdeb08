/**
 * Many bidders on few lots, each listening to his lot as the app does, each at his own pace, with exact bids and stored
 * maxima. When all bidding has ended, every bidder holds what he was told beside the history and the lot.
 * Run by `npm run load -- bid-war --profile smoke`.
 */
import exec from "k6/execution";
import { Counter, Trend } from "k6/metrics";
import { setTimeout } from "k6/timers";
import { bid, getHistory, getLot, makeLots, makeTokens, routerUrl } from "./lib/api.ts";
import type { BidReply, Offer, Problem, Token } from "./lib/api.ts";
import { Ear } from "./lib/ear.ts";
import { profileOf } from "./lib/profiles.ts";
import { table, type Summary } from "./lib/summary.ts";
import { judge, type Acknowledged } from "./lib/verdict.ts";
import { listen } from "./lib/wamp.ts";

/** k6 has this much of it. */
declare const console: { error(text: string): void };

const profile = profileOf(__ENV["PROFILE"]);
const DEPOSIT_AED = 500_000_000;
/** Between the last bid and the verdict, ms: every reply and every event is here. */
const SETTLE_MS = 3_000;
/** One bid in so many is a stored maximum. */
const MAXIMUM_ONE_IN = 5;

const bidLatency = new Trend("bid_latency");
const bidToEvent = new Trend("bid_to_event");
const acknowledgedBids = new Counter("bids_acknowledged");
const refusedBids = new Counter("bids_refused");
const lostBids = new Counter("lost_bids");
const wrongAmounts = new Counter("wrong_amounts");
const wrongLeaders = new Counter("wrong_leaders");
const lostEvents = new Counter("lost_events");
const unexpectedReplies = new Counter("unexpected_replies");
const biddersDone = new Counter("bidders_done");

export const options = {
  scenarios: {
    bidders: {
      executor: "per-vu-iterations",
      exec: "bidder",
      vus: profile.bidders,
      iterations: 1,
      maxDuration: `${profile.seconds + 120}s`,
    },
  },
  summaryTrendStats: ["p(50)", "p(95)", "p(99)", "max"],
  setupTimeout: "120s",
  thresholds: {
    bid_latency: [`p(95)<${profile.bidP95Ms}`],
    bid_to_event: [`p(95)<${profile.eventP95Ms}`],
    bids_acknowledged: [`count>=${profile.bidders}`],
    lost_bids: ["count==0"],
    wrong_amounts: ["count==0"],
    wrong_leaders: ["count==0"],
    lost_events: ["count==0"],
    unexpected_replies: ["count==0"],
    bidders_done: [`count==${profile.bidders}`],
  },
};

interface Room {
  readonly tokens: Token[];
  readonly lots: number[];
  readonly router: string;
  /** When bidding begins and ends, ms since 1970. */
  readonly beginsAt: number;
  readonly endsAt: number;
}

export function setup(): Room {
  const tokens = makeTokens(profile.bidders, DEPOSIT_AED);
  const lots = makeLots(profile.lots, 86_400);
  const router = routerUrl();
  const beginsAt = Date.now() + 2_000;
  return { tokens, lots, router, beginsAt, endsAt: beginsAt + profile.seconds * 1000 };
}

export async function bidder(room: Room): Promise<void> {
  const index = exec.vu.idInTest - 1;
  const token = room.tokens[index]!.access_token;
  const lot = room.lots[index % room.lots.length]!;
  const ear = new Ear();
  const listener = listen(room.router, lot, (event) => ear.hear(event, Date.now()));
  await listener.ready;
  try {
    await pause(room.beginsAt - Date.now());
    const acknowledged = await bidUntilTheEnd(room, lot, token, ear);
    await pause(room.endsAt + SETTLE_MS - Date.now());
    conclude(acknowledged, lot, token, ear);
  } finally {
    listener.close();
  }
}

async function bidUntilTheEnd(room: Room, lot: number, token: string, ear: Ear): Promise<Acknowledged[]> {
  const acknowledged: Acknowledged[] = [];
  let ask = getLot(lot, token).live.next_min;
  let leading = false;
  let leadingSince = 0;
  for (let turn = 0; Date.now() < room.endsAt; turn += 1) {
    await pause(profile.thinkMs * (0.5 + Math.random() / 2));
    if (ear.last) ask = ear.last.state.next_min;
    if (leading && ear.last?.seq === leadingSince) continue;
    const offer = makeOffer(lot, ask, turn);
    const sentAtMs = Date.now();
    const response = await bid(offer, token, `k6-${exec.vu.idInTest}-${sentAtMs}-${turn}`);
    bidLatency.add(response.timings.duration);
    if (response.status === 200) {
      const reply = (JSON.parse(response.body) as { data: BidReply }).data;
      acknowledged.push({ offer, reply, sentAtMs });
      acknowledgedBids.add(1);
      leading = reply.leading;
      leadingSince = reply.seq;
      ask = reply.next_min;
    } else {
      ask = refused(response.status, response.body, ask);
    }
  }
  return acknowledged;
}

function makeOffer(lot: number, ask: number, turn: number): Offer {
  const asMaximum = (turn + exec.vu.idInTest) % MAXIMUM_ONE_IN === 0;
  const steps = Math.floor(Math.random() * (asMaximum ? 12 : 3));
  return { id_auction: lot, price: ask + steps * 100, mode: asMaximum ? "max" : "exact" };
}

/** A refusal that the rules explain: the next thing to ask for. Anything else is counted as unexpected. */
function refused(status: number, body: string, ask: number): number {
  const { result, details } = (status === 409 ? JSON.parse(body) : {}) as Partial<Problem>;
  if (result === "BID_TOO_LOW" || result === "ALREADY_LEADING" || result === "MAX_NOT_HIGHER") {
    refusedBids.add(1);
    return Number(details?.["next_min"] ?? ask);
  }
  console.error(`unexpected: ${status} ${body}`);
  unexpectedReplies.add(1);
  return ask;
}

function conclude(acknowledged: readonly Acknowledged[], id: number, token: string, ear: Ear): void {
  const lot = getLot(id, token);
  const verdict = judge(acknowledged, getHistory(id, token), lot);
  lostBids.add(verdict.lostBids);
  wrongAmounts.add(verdict.wrongAmounts);
  wrongLeaders.add(verdict.wrongLeaders);
  lostEvents.add(ear.gaps + Number(ear.last?.seq !== lot.live.seq));
  for (const { reply, sentAtMs } of acknowledged) {
    const heardAt = ear.heardAt(reply.seq);
    if (heardAt === undefined) lostEvents.add(1);
    else bidToEvent.add(heardAt - sentAtMs);
  }
  unexpectedReplies.add(0);
  biddersDone.add(1);
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)));
}

export function handleSummary(summary: Summary): Record<string, string> {
  const { bidders, lots, seconds } = profile;
  return { stdout: table(summary, `bid-war: ${bidders} bidders on ${lots} lots for ${seconds} s`) };
}
