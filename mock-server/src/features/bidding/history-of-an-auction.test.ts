/** Tests: history of an auction. */
import { expect, it } from "vitest";
import { car, HOUR_MS, person, SELLER, START } from "../../sqlite/test-support/people.ts";
import { openTestApp } from "../../test-support/app.ts";

const STAFF = 50;
const AUCTIONEER = 51;
const users = [
  ...[1, 2, 3].map((id) => person(id, 1_000_000)),
  person(SELLER, 0, { roles: ["seller"] }),
  person(STAFF, 0, { roles: ["backoffice"], profile: null }),
  person(AUCTIONEER, 0, { roles: ["auctioneer"], profile: null }),
];
const END = START + HOUR_MS;
/** Opens in a minute. */
const lots = [car(1, { reserve: 40_009, buyNow: 90_000, opensAt: START + 60_000, endsAt: END })];

interface Row {
  readonly seq: number;
  readonly at: string;
  readonly received_at: string | null;
  readonly kind: string;
  readonly mark: string | null;
  readonly amount: number | null;
  readonly cause: string;
}

/** All events that can move the price of a standard lot, from before its start to its end. */
async function auctionHistory() {
  const app = await openTestApp({ scene: { users, lots }, jobs: true });
  let keys = 0;
  const call = async (path: string, userId: number, body: object) => {
    const headers = { "idempotency-key": `history-key-${++keys}` };
    const answer = await app.post(`/api${path}`, body, { token: await app.tokenOf(userId), headers });
    expect([path, answer.status]).toEqual([path, 200]);
  };
  const goTo = (at: number) => app.context.sceneControl.setClock({ to: at });
  const bid = (userId: number, price: number, mode = "exact") =>
    call("/auction/makebid", userId, { id_auction: 1, price, mode });
  const price = (what: string, amount: number) =>
    call(`/sale/price/${what}`, SELLER, { id_auction: 1, price: amount });

  await price("start", 18_000);
  await price("buynow", 80_000);
  await goTo(START + 61_000);
  await bid(1, 26_000, "max");
  await goTo(START + 62_000);
  await bid(2, 22_000);
  await bid(2, 30_000, "max");
  await price("min", 29_017);
  await call("/auction/removeproxy", 2, { id_auction: 1 });
  await goTo(END - 30_000);
  await bid(3, 31_000);
  await goTo(END + 120_000);
  return {
    ...app,
    read: async (userId: number | null): Promise<Row[]> => {
      const token = userId === null ? {} : { token: await app.tokenOf(userId) };
      return (await app.get("/api/auction/history/1?limit=200", token)).body.data.items.toReversed();
    },
  };
}

const short = ({ kind, mark, amount }: Row) => [kind, mark, amount].filter((part) => part !== null).join(" ");
const iso = (ms: number) => new Date(ms).toISOString();

const EVERYONE = [
  "start_price_lowered 18000",
  "buy_now_changed 80000",
  "auction_started",
  "automatic_bid Bidder 1 18000",
  "bid Bidder 2 22000",
  "automatic_bid Bidder 1 22500",
  "automatic_bid Bidder 1 26000",
  "automatic_bid Bidder 2 26500",
  "min_price_changed",
  "automatic_bid Bidder 2 29017",
  "minimum_reached",
  "bid Bidder 3 31000",
  "extended Bidder 3 31000",
  "finished 31000",
  "sold Bidder 3 31000",
];

it("the public history has every step of a price, in the order that decides", async () => {
  const { read } = await auctionHistory();
  const rows = await read(null);
  expect(rows.map(short)).toEqual(EVERYONE);
  const seqs = rows.map(({ seq }) => seq);
  expect(seqs).toEqual(seqs.toSorted((a, b) => a - b));
  expect(new Set(seqs).size).toBe(seqs.length);
});

it("each row has its time of receipt, or none where the server acted, and its cause in words", async () => {
  const { read } = await auctionHistory();
  const rows = (await read(null)).map(({ kind, received_at, cause }) => [kind, received_at, cause]);
  expect(rows).toEqual([
    ["start_price_lowered", iso(START), "The seller lowered the start price"],
    ["buy_now_changed", iso(START), "The seller set the buy-now price"],
    ["auction_started", null, "The lot is open for bids"],
    ["automatic_bid", iso(START + 61_000), "First bid"],
    ["bid", iso(START + 62_000), "22,000 was reached first by a stored maximum"],
    ["automatic_bid", iso(START + 62_000), "A stored maximum answers 22,000"],
    ["automatic_bid", iso(START + 62_000), "The stored maximum was reached"],
    ["automatic_bid", iso(START + 62_000), "Above the stored maximum of 26,000"],
    ["min_price_changed", iso(START + 62_000), "The seller lowered the minimum price"],
    [
      "automatic_bid",
      iso(START + 62_000),
      "A stored maximum covers the minimum price, so the price goes there at once",
    ],
    ["minimum_reached", iso(START + 62_000), "The minimum price is reached"],
    ["bid", iso(END - 30_000), "Above the price of 29,017"],
    ["extended", iso(END - 30_000), "A bid in the closing window resets the time left to 2:00"],
    ["finished", null, "The time is up"],
    ["sold", null, "The minimum price was reached"],
  ]);
});

it("each reader sees exactly their rows: their own maxima beside the public rows", async () => {
  const { read } = await auctionHistory();
  const beyond = (await read(3)).map(short).filter((row) => !EVERYONE.includes(row));
  expect(beyond).toEqual(["bid you 31000", "extended you 31000", "sold you 31000"]);
  for (const reader of [null, SELLER, STAFF, AUCTIONEER]) {
    expect((await read(reader)).map(short)).toEqual(EVERYONE);
  }
  const mine = (await read(2)).filter(({ kind }) => kind.startsWith("proxy")).map(short);
  expect(mine).toEqual(["proxy_set you 30000", "proxy_cancelled you 30000"]);
  expect((await read(1)).filter(({ mark }) => mark === "you").map(short)).toEqual([
    "proxy_set you 26000",
    "automatic_bid you 18000",
    "automatic_bid you 22500",
    "automatic_bid you 26000",
  ]);
  const [own] = (await read(2)).filter(({ kind }) => kind === "bid");
  expect(own).toMatchObject({ mark: "you", cause: "Your 22,000 was reached first by a stored maximum" });
});
