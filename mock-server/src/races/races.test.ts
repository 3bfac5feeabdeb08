/** Sends many commands at the same moment and compares the results with the rules. */
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { NaiveTerms } from "@marsa/api-spec/model/naive-lot";
import type { RunningServer } from "../start/server.ts";
import { openTestServer } from "../test-support/server.ts";
import { disagreement, heldByModel, seqsOf, type Given } from "./agreement.ts";
import { crowdAt, type Bidder, type Command, type Crowd, type CommandResult } from "./crowd.ts";

let server: RunningServer;
let crowd: Crowd;

beforeAll(async () => {
  server = await openTestServer({ limits: false });
  crowd = crowdAt(server.port);
});
afterAll(() => server.stop());
beforeEach(() => crowd.call("setClock", { freeze: false }));

interface Terms {
  readonly start_price: number;
  readonly step: number;
  readonly min_price?: number;
  readonly buy_now?: number;
  readonly seconds?: number;
}

/** A new lot, and its copy in the model. */
async function lotOf(terms: Terms): Promise<{ id: number; naive: NaiveTerms }> {
  const id = await crowd.lot({ seconds: 3_600, ...terms });
  const { live } = await crowd.call("getLot", undefined, { id });
  const naive: NaiveTerms = {
    kind: "vehicle",
    seller: 0,
    opens: 0,
    ends: Date.parse(live.end),
    start: terms.start_price,
    step: terms.step,
    min: terms.min_price ?? null,
    buyNow: terms.buy_now ?? null,
    reviewDays: 2,
  };
  return { id, naive };
}

const given = (
  people: readonly Bidder[],
  deposit: number,
  lots: readonly { id: number; naive: NaiveTerms }[],
) =>
  ({
    lots: new Map(lots.map(({ id, naive }) => [id, naive])),
    deposits: new Map(people.map(({ id }) => [id, deposit])),
  }) satisfies Given;

const exact = (price: number): Command => ({ do: "makebid", price, mode: "exact" });
const max = (price: number): Command => ({ do: "makebid", price, mode: "max" });

/** Returns the errors after a race: the model disagrees, a seq is missing, or a deposit holds a wrong amount. */
async function defects(
  rules: Given,
  people: readonly Bidder[],
  results: readonly CommandResult[],
): Promise<string[]> {
  const found: string[] = [];
  const difference = disagreement(rules, results);
  if (difference) found.push(difference);
  for (const lot of rules.lots.keys()) {
    const seqs = seqsOf(results, lot);
    if (seqs.some((seq, i) => seq !== (seqs[0] ?? 0) + i)) found.push(`seqs of lot ${lot}: ${seqs.join()}`);
  }
  const held = heldByModel(rules, results);
  for (const { id, token } of people) {
    const { balance_reserv } = await crowd.call("getBalance", undefined, undefined, token);
    if (balance_reserv !== held.get(id))
      found.push(`person ${id} holds ${balance_reserv}, not ${held.get(id)}`);
  }
  return found;
}

describe("at the same moment", () => {
  it("two hundred bidders on one lot, exact and with maxima, ties among them", async () => {
    const people = await crowd.people(200, 20_000);
    const lot = await lotOf({ start_price: 10_000, step: 100, min_price: 40_000 });
    await crowd.call("setClock", { freeze: true });
    const results = await Promise.all(
      people.map((person, i) => {
        const amount = 10_000 + ((i * 7_919) % 97) * 500;
        return crowd.act(person, lot.id, i % 3 === 0 ? exact(amount) : max(amount));
      }),
    );
    expect(results.filter(({ code }) => code === null).length).toBeGreaterThan(3);
    const moments = new Set(results.flatMap(({ data }) => data.received_at ?? []));
    expect(moments.size).toBe(1);
    expect(await defects(given(people, 20_000, [lot]), people, results)).toEqual([]);
  });

  it("one key over twenty connections: one bid, and the same answer byte by byte", async () => {
    const people = await crowd.people(1, 20_000);
    const lot = await lotOf({ start_price: 10_000, step: 100 });
    const [person] = people;
    const results = await Promise.all(
      Array.from({ length: 20 }, () => crowd.act(person!, lot.id, max(15_000), "one-key-for-all-of-them")),
    );
    expect(new Set(results.map(({ text }) => text)).size).toBe(1);
    const { live } = await crowd.call("getLot", undefined, { id: lot.id });
    expect([live.bids, live.price]).toEqual([1, 10_000]);
    expect(await defects(given(people, 20_000, [lot]), people, results.slice(0, 1))).toEqual([]);
  });

  it("one key with two bids: one is accepted, the other is refused because the key was used", async () => {
    const people = await crowd.people(1, 20_000);
    const lot = await lotOf({ start_price: 10_000, step: 100 });
    const commands = [max(15_000), max(16_000)];
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        crowd.act(people[0]!, lot.id, commands[i % 2]!, "one-key-with-two-bids"),
      ),
    );
    expect(new Set(results.map(({ code }) => code))).toEqual(new Set([null, "KEY_REUSED"]));
    const stood = results.filter(({ code }) => code === null);
    expect(new Set(stood.map(({ text }) => text)).size).toBe(1);
    expect(await defects(given(people, 20_000, [lot]), people, stood.slice(0, 1))).toEqual([]);
  });

  it("buying now against bids: one buyer at most, and no bid afterwards", async () => {
    const people = await crowd.people(60, 40_000);
    const lot = await lotOf({ start_price: 10_000, step: 100, buy_now: 19_000 });
    const results = await Promise.all(
      people.map((person, i) =>
        crowd.act(person, lot.id, i % 4 === 3 ? { do: "buyNow", price: 19_000 } : exact(10_000 + i * 100)),
      ),
    );
    const stood = results.filter(({ code }) => code === null);
    const bought = stood.filter(({ command }) => command.do === "buyNow");
    const after = stood.filter(({ data }) => bought.some((buy) => data.id_bid > buy.data.id_bid));
    expect([bought.length, after]).toEqual([1, []]);
    expect(await defects(given(people, 40_000, [lot]), people, results)).toEqual([]);
  });

  it("removing a maximum against bids that would beat it", async () => {
    const people = await crowd.people(30, 40_000);
    const [leader, ...others] = people;
    const lot = await lotOf({ start_price: 10_000, step: 100 });
    const first = await crowd.act(leader!, lot.id, max(20_000));
    const results = await Promise.all([
      ...others.slice(0, 14).map((person, i) => crowd.act(person, lot.id, exact(10_500 + i * 300))),
      crowd.act(leader!, lot.id, { do: "removeProxy" }),
      ...others.slice(14).map((person, i) => crowd.act(person, lot.id, max(14_000 + i * 700))),
    ]);
    expect(await defects(given(people, 40_000, [lot]), people, [first, ...results])).toEqual([]);
  });

  it("one deposit for two lots: it covers one bid, and never both", async () => {
    for (let round = 0; round < 10; round += 1) {
      const people = await crowd.people(1, 3_000);
      const lots = [
        await lotOf({ start_price: 10_000, step: 100 }),
        await lotOf({ start_price: 10_000, step: 100 }),
      ];
      const results = await Promise.all(lots.map(({ id }) => crowd.act(people[0]!, id, exact(10_000))));
      expect(new Set(results.map(({ code }) => code))).toEqual(new Set(["DEPOSIT_REQUIRED", null]));
      expect(await defects(given(people, 3_000, lots), people, results)).toEqual([]);
    }
  });
});

describe("around the end", () => {
  it("raises that never extend are judged by their receipt, to the millisecond", async () => {
    const people = await crowd.people(1, 400_000);
    const lot = await lotOf({ start_price: 10_000, step: 100, seconds: 125 });
    const results: CommandResult[] = [await crowd.act(people[0]!, lot.id, max(20_000))];
    await goTo(lot.naive.ends - 300);
    const under: Promise<CommandResult>[] = [];
    const late = { count: 0 };
    for (let i = 1; late.count < 20 && i < 3_000; i += 1) {
      const raise = crowd.act(people[0]!, lot.id, max(20_000 + i * 10));
      under.push(raise.then((result) => ((late.count += result.code === "LOT_CLOSED" ? 1 : 0), result)));
      await wait(4);
    }
    results.push(...(await Promise.all(under)));
    const closed = results.filter(({ code }) => code === "LOT_CLOSED");
    expect(closed.length).toBeGreaterThan(5);
    for (const { data } of results.filter(({ code }) => code === null)) {
      expect(Date.parse(data.received_at)).toBeLessThan(lot.naive.ends);
    }
    expect(closed.every(({ data }) => data.late_ms >= 0)).toBe(true);
    expect(await defects(given(people, 400_000, [lot]), people, results)).toEqual([]);
    const { live } = await crowd.call("getLot", undefined, { id: lot.id });
    expect([live.status, Date.parse(live.end)]).toEqual(["sold", lot.naive.ends]);
  });

  it("many bids in the last millisecond: the first of them extends the lot for all", async () => {
    const people = await crowd.people(40, 40_000);
    const lot = await lotOf({ start_price: 10_000, step: 100, seconds: 125 });
    await crowd.call("setClock", { freeze: true });
    await goTo(lot.naive.ends - 1);
    const results = await Promise.all(
      people.map((person, i) => crowd.act(person, lot.id, exact(10_000 + ((i * 13) % 40) * 100))),
    );
    expect(results.some(({ code }) => code === null)).toBe(true);
    expect(results.some(({ code }) => code === "LOT_CLOSED")).toBe(false);
    expect(await defects(given(people, 40_000, [lot]), people, results)).toEqual([]);
    const { live } = await crowd.call("getLot", undefined, { id: lot.id });
    expect([live.status, Date.parse(live.end) > lot.naive.ends]).toEqual(["active", true]);
  });
});

/** Moves the clock to `at`; it runs on from there unless it is frozen. */
async function goTo(at: number): Promise<void> {
  await crowd.call("setClock", { set: new Date(at).toISOString() });
}
