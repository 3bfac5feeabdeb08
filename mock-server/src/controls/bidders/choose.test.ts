/** Tests of `choose.ts`. */
import { nextMin } from "@marsa/api-spec/money";
import { describe, expect, it } from "vitest";
import type { Bot, LotOnOffer } from "../../scenes/bots.ts";
import { isCanary } from "../../scenes/seed/canaries.ts";
import { randomFrom } from "../../scenes/seed/random.ts";
import { START } from "../../sqlite/test-support/people.ts";
import { defaultTerms } from "../../domain/lot/terms.ts";
import type { Temperament } from "../../ports/controls.ts";
import { chooseBid, type Scenery } from "./choose.ts";
import { pauseOf } from "./pause.ts";
import { worthTo } from "./worth.ts";

const SEED = 7;
const HOUR_MS = 3_600_000;
const TEMPERAMENTS: readonly Temperament[] = ["calm", "eager", "sniper", "stubborn"];

const bot = (id: number, availableAed = 1_500_000): Bot => ({
  id,
  roles: ["buyer"],
  ustatus: "confirmed",
  availableFils: availableAed * 100,
});

const lot = (id: number, change: Partial<LotOnOffer> = {}): LotOnOffer => ({
  id,
  kind: "vehicle",
  sellerId: 900,
  startPrice: 50_000,
  step: 500,
  buyNow: null,
  price: null,
  leaderId: null,
  endsAt: START + HOUR_MS,
  bidderIds: new Set(),
  ...change,
});

const bots = Array.from({ length: 24 }, (_, i) => bot(201 + i));
const scenery = (lots: LotOnOffer[], change: Partial<Scenery> = {}): Scenery => ({
  now: START,
  bots,
  lots,
  terms: defaultTerms,
  seed: SEED,
  ...change,
});

/** The choices in many rounds with the same lots and bots. */
const choices = (temperament: Temperament, seen: Scenery, times = 200) => {
  const random = randomFrom("choices");
  return Array.from({ length: times }, () => chooseBid(temperament, seen, random)).filter(
    (bid) => bid !== null,
  );
};

const MARKET = [
  lot(1, { price: 51_000, leaderId: 201, bidderIds: new Set([201, 202, 203]), endsAt: START + 15_000 }),
  lot(2, { step: 7, startPrice: 4_001, endsAt: START + 10_000 }),
  lot(3, {
    buyNow: 90_000,
    price: 70_000,
    leaderId: 1,
    bidderIds: new Set([1, 204, 205]),
    endsAt: START + 5_000,
  }),
];

const run = (seed: number) => {
  const random = randomFrom(`${seed}/bots`);
  return Array.from({ length: 20 }, () => chooseBid("calm", scenery(MARKET, { seed }), random)?.amount);
};

describe("a bot's bid", () => {
  it.each(TEMPERAMENTS)("of a %s one is accepted by the engine, within its limit", (temperament) => {
    const bids = choices(temperament, scenery(MARKET));
    expect(bids.length).toBeGreaterThan(50);
    for (const { bot: bidder, lotId, amount } of bids) {
      const on = MARKET[lotId - 1]!;
      expect(amount).toBeGreaterThanOrEqual(nextMin(on));
      expect(amount).toBeLessThanOrEqual(worthTo(SEED, bidder, on));
      expect(bidder.id).not.toBe(on.leaderId);
      expect(amount).toBeLessThan(on.buyNow ?? Infinity);
    }
  });

  it.each(TEMPERAMENTS)("of a %s one shows no canary, and uses only canaries as maxima", (temperament) => {
    const bids = choices(temperament, scenery(MARKET));
    for (const { amount, mode } of bids) expect(isCanary(amount)).toBe(mode === "max");
    expect(new Set(bids.map(({ mode }) => mode))).toEqual(new Set(["exact", "max"]));
  });

  it("is the same for the same seed, and another for another", () => {
    expect(run(7)).toEqual(run(7));
    expect(run(7)).not.toEqual(run(8));
  });

  it("is none where the price is near the lot's value", () => {
    const dear = lot(1, { price: 90_000, leaderId: 1, bidderIds: new Set([1, ...bots.map(({ id }) => id)]) });
    for (const temperament of TEMPERAMENTS) expect(choices(temperament, scenery([dear]))).toEqual([]);
  });

  it("is none on an own lot, and none without the deposit for it", () => {
    const own = lot(1, { sellerId: 201, bidderIds: new Set([201]) });
    expect(choices("calm", scenery([own], { bots: [bot(201)] }))).toEqual([]);
    const wanted = lot(1, { bidderIds: new Set([201]) });
    expect(choices("calm", scenery([wanted], { bots: [bot(201, 9_999)] }))).toEqual([]);
    expect(choices("calm", scenery([wanted], { bots: [bot(201, 10_000)] })).length).toBeGreaterThan(0);
  });
});

describe("the temperaments", () => {
  it("a calm or eager bot prefers lots that end soon", () => {
    const lots = [lot(1, { endsAt: START + 60_000 }), lot(2, { endsAt: START + 48 * HOUR_MS })];
    for (const temperament of ["calm", "eager"] as const) {
      const soon = choices(temperament, scenery(lots), 300).filter(({ lotId }) => lotId === 1);
      expect(soon.length).toBeGreaterThan(230);
    }
  });

  it("a sniper waits for the last twenty seconds", () => {
    expect(choices("sniper", scenery([lot(1, { endsAt: START + 20_001 })]))).toEqual([]);
    expect(choices("sniper", scenery([lot(1, { endsAt: START + 20_000 })])).length).toBeGreaterThan(0);
  });

  it("a stubborn bot outbids people first, and on lots with its bids", () => {
    const lots = [
      lot(1, { price: 51_000, leaderId: 202, bidderIds: new Set([201, 202]) }),
      lot(2, { price: 51_000, leaderId: 1, bidderIds: new Set([1, 203]), endsAt: START + 9 * HOUR_MS }),
    ];
    const bids = choices("stubborn", scenery(lots));
    expect(bids.every(({ lotId }) => lotId === 2)).toBe(true);
    expect(bids.some(({ bot: { id } }) => id === 203)).toBe(true);
  });

  it.each([
    ["calm", 8_000, 20_000],
    ["eager", 1_000, 3_000],
    ["stubborn", 2_000, 6_000],
  ] as const)("%s looks around every %i to %i ms", (temperament, least, most) => {
    const random = randomFrom("pauses");
    const pauses = Array.from({ length: 500 }, () => pauseOf(temperament, START, null, random));
    expect(Math.min(...pauses)).toBeGreaterThanOrEqual(least);
    expect(Math.max(...pauses)).toBeLessThanOrEqual(most);
  });

  it("a sniper acts within the last twenty seconds of the next end", () => {
    const random = randomFrom("pauses");
    for (let i = 0; i < 200; i++) {
      const left = 25_000 - pauseOf("sniper", START, START + 25_000, random);
      expect(left).toBeGreaterThanOrEqual(3_000);
      expect(left).toBeLessThan(20_000);
    }
    expect(pauseOf("sniper", START, START + HOUR_MS, random)).toBe(30_000);
    expect(pauseOf("sniper", START, null, random)).toBe(30_000);
  });
});
