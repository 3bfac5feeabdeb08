/** Makes the live lanes of a load test. */
import type { components } from "@marsa/api-spec/generated/api.d.ts";
import type { LotGiven } from "../../record/lines.ts";
import { makeLots, makeTokens, must, serverNow, type Token } from "./api.ts";
import type { Lanes } from "./profiles.ts";

type Queue = components["schemas"]["Queue"];

const START_AED = 10_000;
const STEP_AED = 200;
/** Above all bids until the auctioneer lowers it or gives the green light. */
const MIN_AED = 14_050;
const DAY_S = 86_400;
/** Time until the advertised start, ms. */
const AHEAD_MS = 6_000;

/** A composed and published lane of a run. */
export interface LaneGiven {
  readonly id: number;
  readonly lots: readonly LotGiven[];
  readonly operator: Token;
}

/** Composes a lane like the staff (lots, a minimum price for every third, an operator, timers) and publishes it. */
export function makeLane({ lots: count, timers }: Lanes, number: number): LaneGiven {
  const [clerk] = makeTokens(1, 0, "backoffice") as [Token];
  const [operator] = makeTokens(1, 0, "auctioneer") as [Token];
  const options = { seconds: DAY_S, startPrice: START_AED, step: STEP_AED };
  const withMinimum = makeLots(Math.ceil(count / 3), { ...options, minPrice: MIN_AED });
  const without = makeLots(count - withMinimum.length, { ...options, minPrice: null });
  const lots = Array.from({ length: count }, (_, i) => (i % 3 === 1 ? withMinimum : without).shift());
  const run = [...lots.filter((lot) => lot !== undefined), ...withMinimum, ...without];

  const ask = (what: string, body: object) =>
    must(`/api/backoffice/queues/${what}`, body, clerk.access_token) as Queue;
  const start = new Date(serverNow() + AHEAD_MS).toISOString();
  let queue = ask("create", { name: `Load lane ${number}`, place: "Hall 1", start, timers });
  const { id_queue } = queue;
  queue = ask("lots", { id_queue, version: queue.version, lots: run.map(({ id }) => id) });
  queue = ask("operators", { id_queue, version: queue.version, operators: [operator.id_user] });
  queue = ask("publish", { id_queue, version: queue.version });
  const places = new Map(queue.lots.map(({ id_auction, live }) => [id_auction, live.seq]));
  return {
    id: id_queue,
    lots: run.map((lot) => ({ ...lot, seq: places.get(lot.id) ?? lot.seq, end: null, lane: id_queue })),
    operator,
  };
}
