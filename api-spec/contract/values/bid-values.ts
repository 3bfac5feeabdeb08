/** Values of lots, bids, deposits and histories, after known bids on fresh lots. */
import { mustBeSame, mustHave } from "../base/broken.ts";
import type { World } from "../base/check.ts";
import { bidder, dataOf, DEPOSIT, lot, START_PRICE, STEP, type Draft } from "./ground.ts";

const VEHICLE_MIN = "min_vehicle";
const BUY_NOW = 90_000;
const MAXIMUM = 20_000;

async function bid(world: World, token: string, id: number, price: number, mode = "exact") {
  return dataOf(world, "makebid", { token, body: { id_auction: id, price, mode } });
}

/** Bids so many times, two people in turn. */
export async function bidsOn(world: World, id: number, bids: number): Promise<void> {
  const people = [await bidder(world), await bidder(world)];
  for (let i = 0; i < bids; i++) {
    const { next_min: price } = (await dataOf(world, "getLot", { path: { id } })).live;
    await dataOf(world, "makebid", { token: people[i % 2]!, body: { id_auction: id, price } });
  }
}

const liveOf = async (world: World, id: number) => (await dataOf(world, "getLot", { path: { id } })).live;

const lots: readonly Draft[] = [
  {
    name: "a fresh lot shows the prices and the end that it was made with",
    about: "getLot",
    async play(world) {
      const { now } = await dataOf(world, "getClock");
      const id = await lot(world, { buy_now: BUY_NOW });
      const made = await liveOf(world, id);
      const expected = {
        status: "active",
        phase: "open",
        price: null,
        start_price: START_PRICE,
        step: STEP,
        next_min: START_PRICE,
        bids: 0,
        bidders: 0,
        leader: null,
        buy_now: BUY_NOW,
        buynow_open: true,
      };
      mustHave(made, expected, `Lot ${id}`);
      const seconds = (Date.parse(made.end) - Date.parse(now)) / 1_000;
      mustBeSame(seconds >= 3_599 && seconds <= 3_620, true, `Lot ${id} ends an hour after ${now}`);
    },
  },
  {
    name: "a lot shows its price, bids and next bid after two bids",
    about: "getLot",
    async play(world) {
      const id = await lot(world);
      await bid(world, await bidder(world), id, START_PRICE);
      await bid(world, await bidder(world), id, START_PRICE + STEP);
      const expected = { price: START_PRICE + STEP, next_min: START_PRICE + 2 * STEP, bids: 2, bidders: 2 };
      mustHave(await liveOf(world, id), expected, `Lot ${id}`);
    },
  },
  {
    name: "two lots of one seller are two lots, by id and number",
    about: "listLots",
    async play(world) {
      const ids = [await lot(world), await lot(world)];
      const { items } = await dataOf(world, "listLots", { body: { filter: { ids } } });
      const met: Set<unknown> = new Set(items.map(({ number }: { number: number }) => number));
      mustBeSame({ lots: items.length, numbers: met.size }, { lots: 2, numbers: 2 }, "Two lots");
    },
  },
];

const bids: readonly Draft[] = [
  {
    name: "a bid's answer carries its price, the next bid and the hold",
    about: "makebid",
    async play(world) {
      const { deposit } = await dataOf(world, "getConfig");
      const id = await lot(world);
      const answer = await bid(world, await bidder(world), id, START_PRICE);
      const hold = Math.max(START_PRICE * deposit.rate, deposit[VEHICLE_MIN]);
      const expected = {
        id_auction: id,
        outcome: "leading",
        price: START_PRICE,
        next_min: START_PRICE + STEP,
        my_max: START_PRICE,
        leading: true,
        extended: false,
        hold,
      };
      mustHave(answer, expected, "The answer to the first bid");
    },
  },
  {
    name: "a maximum beats a lower bid by a step at most",
    about: "makebid",
    async play(world) {
      const id = await lot(world);
      await bid(world, await bidder(world), id, MAXIMUM, "max");
      const beaten = await bid(world, await bidder(world), id, START_PRICE + STEP);
      const expected = { outcome: "outbid_by_stored_maximum", leading: false, hold: 0 };
      mustHave(beaten, expected, "The answer to the lower bid");
      const { price } = await liveOf(world, id);
      const most = START_PRICE + 2 * STEP;
      mustBeSame(price > START_PRICE && price <= most, true, `A price of ${price}, at most ${most}`);
    },
  },
  {
    name: "a bid below the next one is told the next one",
    about: "makebid",
    async play(world) {
      const id = await lot(world);
      await bid(world, await bidder(world), id, START_PRICE);
      const token = await bidder(world);
      const refused = await world.call("makebid", { token, body: { id_auction: id, price: START_PRICE } });
      const expected = { status: 409, result: "BID_TOO_LOW", details: { next_min: START_PRICE + STEP } };
      mustHave(refused.body ?? {}, expected, "The refusal of a bid at the price");
    },
  },
  {
    name: "a history tells each bid once, newest first, with its amount and mark",
    about: "getHistory",
    async play(world) {
      const id = await lot(world);
      const [first, second] = [await bidder(world), await bidder(world)];
      await bid(world, first, id, START_PRICE);
      await bid(world, second, id, START_PRICE + STEP);
      const { items, total } = await dataOf(world, "getHistory", { path: { id } });
      const rows = items.filter(({ kind }: { kind: string }) => kind === "bid");
      const shown = rows.map(({ mark, amount }: { mark: string; amount: number }) => ({ mark, amount }));
      mustBeSame(
        shown,
        [
          { mark: "Bidder 2", amount: START_PRICE + STEP },
          { mark: "Bidder 1", amount: START_PRICE },
        ],
        "The bids of a history",
      );
      mustBeSame(total, items.length, "total of a history of one page");
    },
  },
];

const deposits: readonly Draft[] = [
  {
    name: "a balance holds what a leading bid binds, and the rest is free",
    about: "getBalance",
    async play(world) {
      const token = await bidder(world);
      const before = await dataOf(world, "getBalance", { token });
      mustHave(
        before,
        { balance_summ: DEPOSIT, balance_reserv: 0, available: DEPOSIT, holds: [] },
        "A fresh balance",
      );
      const id = await lot(world);
      const { hold } = await bid(world, token, id, START_PRICE);
      const { holds, ...balance } = await dataOf(world, "getBalance", { token });
      mustHave(
        balance,
        { balance_summ: DEPOSIT, balance_reserv: hold, available: DEPOSIT - hold },
        "The balance of a leader",
      );
      mustBeSame(holds.length, 1, "Holds of a leader");
      mustHave(holds[0], { id_auction: id, amount: hold, why: "lead" }, "The hold of a leader");
    },
  },
  {
    name: "a balance is free again after a higher bid of another person",
    about: "getBalance",
    async play(world) {
      const token = await bidder(world);
      const id = await lot(world);
      await bid(world, token, id, START_PRICE);
      await bid(world, await bidder(world), id, START_PRICE + STEP);
      const balance = await dataOf(world, "getBalance", { token });
      mustHave(
        balance,
        { balance_reserv: 0, available: DEPOSIT, holds: [] },
        "The balance of an outbid person",
      );
    },
  },
  {
    name: "a lot shows a leader their status, maximum and hold",
    about: "getLot",
    async play(world) {
      const token = await bidder(world);
      const id = await lot(world);
      const { hold } = await bid(world, token, id, MAXIMUM, "max");
      const shown = await dataOf(world, "getLot", { path: { id }, token });
      mustHave(shown.mine, { status: "leading", max: MAXIMUM, hold, mark: "Bidder 1" }, "mine of the leader");
      const stranger = await dataOf(world, "getLot", { path: { id } });
      mustBeSame(
        { max: stranger.mine?.max ?? null, leader: stranger.live.leader },
        { max: null, leader: "Bidder 1" },
        "For a stranger",
      );
    },
  },
  {
    name: "leading and outbid lots are in their lists, and counted",
    about: "listMyLotsInSection",
    async play(world) {
      const token = await bidder(world);
      const [led, lost] = [await lot(world), await lot(world)];
      await bid(world, token, led, START_PRICE);
      await bid(world, token, lost, START_PRICE);
      await bid(world, await bidder(world), lost, START_PRICE + STEP);
      for (const [section, id] of [
        ["leading", led],
        ["outbid", lost],
      ] as const) {
        const { items, total } = await dataOf(world, "listMyLotsInSection", { token, path: { section } });
        const ids = items.map((card: { lot: { id_auction: number } }) => card.lot.id_auction);
        mustBeSame({ ids, total }, { ids: [id], total: 1 }, `Lots in ${section}`);
      }
      const counts = await dataOf(world, "countMySections", { token });
      mustHave(counts, { leading: 1, outbid: 1 }, "Counts of the sections");
    },
  },
];

export const bidValues: readonly Draft[] = [...lots, ...bids, ...deposits];
