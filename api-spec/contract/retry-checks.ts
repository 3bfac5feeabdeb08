/** Checks of idempotency keys: a repeated command gets the first reply, and happens once. */
import { must, mustBeSame } from "./broken.ts";
import { refuse, succeed, type Check, type World } from "./check.ts";
import { newKey, type Answered } from "./target.ts";

const group = "retry and idempotency";

const bidsOn = async (world: World, id: number): Promise<number> =>
  (await succeed(world, "getLot", { path: { id } })).body.data.live.bids;

const check = (name: string, play: Check["play"]): Check => ({ group, name, about: "makebid", play });

/** A refusal is the same when everything except the request id is equal. */
const decisionOf = ({ status, body }: Answered): unknown => [status, { ...body, request_id: null }];

const bids: readonly Check[] = [
  check("a repeated bid with the same key is placed once and answered with the same bytes", async (world) => {
    const { keyLot, bidder } = world.testData;
    const { next_min: price } = (await succeed(world, "getLot", { path: { id: keyLot } })).body.data.live;
    const given = { token: bidder, key: newKey(), body: { id_auction: keyLot, price, mode: "max" } };
    const before = await bidsOn(world, keyLot);
    const first = await succeed(world, "makebid", given);
    const again = await succeed(world, "makebid", given);
    const together = await Promise.all([1, 2, 3].map(() => succeed(world, "makebid", given)));
    for (const each of [again, ...together])
      must(each.text === first.text, each, `It must be the stored answer, byte by byte: ${first.text}`);
    mustBeSame(await bidsOn(world, keyLot), before + 1, "Bids on the lot");
  }),
  check("two requests at once with one new key are one bid", async (world) => {
    const { gateLot, rival } = world.testData;
    const before = await bidsOn(world, gateLot);
    const { next_min: price } = (await succeed(world, "getLot", { path: { id: gateLot } })).body.data.live;
    const given = { token: rival, key: newKey(), body: { id_auction: gateLot, price, mode: "max" } };
    const [one, other] = await Promise.all([
      succeed(world, "makebid", given),
      succeed(world, "makebid", given),
    ]);
    must(one.text === other.text, other, `Both must be the one answer: ${one.text}`);
    mustBeSame(await bidsOn(world, gateLot), before + 1, "Bids on the lot");
  }),
  check("a decided refusal is stored under its key", async (world) => {
    const given = {
      token: world.testData.rival,
      key: newKey(),
      body: { id_auction: world.testData.keyLot, price: 1 },
    };
    const first = await refuse(world, "makebid", given, 409, "BID_TOO_LOW");
    const again = await refuse(world, "makebid", given, 409, "BID_TOO_LOW");
    mustBeSame(decisionOf(again), decisionOf(first), "The refusal under the same key");
  }),
  check("errors of the call or the caller are not stored under the key", async (world) => {
    const { keyLot, bidder, people } = world.testData;
    const key = newKey();
    const body = { id_auction: keyLot, price: 1 };
    await refuse(world, "makebid", { key, token: bidder, body: { ...body, price: 0.5 } }, 422, "VALIDATION");
    await refuse(world, "makebid", { key, token: people.standby, body }, 403, "STANDBY");
    await refuse(world, "makebid", { key, token: bidder, body: "{" }, 400, "BAD_REQUEST");
    const decided = await world.call("makebid", { key, token: bidder, body });
    must(decided.status === 409, decided, "It must be decided now");
    must(decided.body.result !== "KEY_REUSED", decided, "Nothing was decided under this key before");
  }),
  check("the same key of another person is another intention", async (world) => {
    const { keyLot, bidder, rival } = world.testData;
    const key = newKey();
    await world.call("makebid", { key, token: bidder, body: { id_auction: keyLot, price: 1 } });
    const body = { id_auction: keyLot, price: 2 };
    await refuse(world, "makebid", { key, token: rival, body }, 409, "BID_TOO_LOW");
  }),
];

/** One fault of the controls. Its reply conforms, so a 429 or 503 says when to come back. */
const faults: readonly Check[] = ([429, 500, 503] as const).map((status) => ({
  group,
  name: `a server that answers ${status} once follows the contract, and works again`,
  about: "getNavinfo",
  async play(world) {
    await succeed(world, "addFault", { body: { operation: "getNavinfo", status, times: 1 } });
    const answered = await world.call("getNavinfo");
    must(answered.status === status, answered, `The fault must be felt: ${status}`);
    await succeed(world, "getNavinfo");
  },
}));

export const retryChecks: readonly Check[] = [...bids, ...faults];
