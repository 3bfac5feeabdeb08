/** Tests: paging. */
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { makeScene } from "../../scenes/seed/worlds/scenes.ts";
import { bid } from "../../sqlite/test-support/commands.ts";
import { START } from "../../sqlite/test-support/people.ts";
import type { Schema } from "../../http/handler.ts";
import { openTestApp, type TestApp } from "../../test-support/app.ts";
import { SORTS } from "./test-support/arbitraries.ts";

type Page = Schema<"LotsPage">;
type Sort = Schema<"Sort">;

const scene = makeScene("evening", 1, START);

async function page(app: TestApp, query: Partial<Schema<"LotsQuery">>): Promise<Page> {
  const { status, body } = await app.post("/api/auction/lots", query);
  expect(status).toBe(200);
  return body.data as Page;
}

const idsOf = ({ items }: Page) => items.map(({ id_auction }) => id_auction);

/** Reads every page of a list; `between` runs before each page but the first. */
async function walk(
  app: TestApp,
  sort: Sort,
  limit: number,
  between: () => Promise<void>,
): Promise<number[]> {
  let last = await page(app, { sort, limit });
  const ids = idsOf(last);
  while (last.next !== null) {
    await between();
    last = await page(app, { sort, limit, after: last.next });
    ids.push(...idsOf(last));
  }
  return ids;
}

/** Bids on lots all over the list, mostly on those that end soon, while time passes. */
function bidding(app: TestApp, seed: number): () => Promise<void> {
  const people = scene.users.filter(({ profile }) => profile?.type === "buyer").map(({ id }) => id);
  const random = fc.sample(fc.nat({ max: 1_000_000 }), { numRuns: 400, seed });
  let at = 0;
  const next = (below: number) => random[at++ % random.length]! % below;
  return async () => {
    app.clock.advance(7_000);
    const soon = await page(app, { filter: { status: ["open"] }, limit: 100 });
    for (const from of [5, soon.items.length]) {
      for (let i = 0; i < 6; i++) {
        const lot = soon.items[next(Math.min(from, soon.items.length))]!;
        const amount = lot.live.next_min + next(8) * lot.live.step;
        await bid(app.store, {
          lot: lot.id_auction,
          user: people[next(people.length)]!,
          amount,
          mode: next(3) === 0 ? "max" : "exact",
          receivedAt: app.clock.now(),
        });
      }
    }
  };
}

/** Bids move the ends, which have a test of their own. */
const STEADY = SORTS.filter((sort) => sort !== "ending");

describe("Paging through a list", () => {
  it.each(STEADY)("by %s gives the same as one long page, although others bid meanwhile", async (sort) => {
    const app = await openTestApp({ scene });
    const whole = await walk(app, sort, 100, async () => undefined);
    const before = await page(app, { limit: 100, sort: "bids" });
    expect(await walk(app, sort, 17, bidding(app, 3))).toEqual(whole);
    expect(await page(app, { limit: 100, sort: "bids" })).not.toEqual(before);
  });

  it("by the end shows no lot twice, and skips only lots that were extended meanwhile", async () => {
    const app = await openTestApp({ scene });
    const before = new Map<number, Schema<"LotCard">>();
    let last = await page(app, { limit: 100 });
    for (const card of last.items) before.set(card.id_auction, card);
    while (last.next !== null) {
      last = await page(app, { limit: 100, after: last.next });
      for (const card of last.items) before.set(card.id_auction, card);
    }
    const met = await walk(app, "ending", 5, bidding(app, 4));
    expect(new Set(met).size).toBe(met.length);

    const skipped = [...before.keys()].filter((id) => !met.includes(id));
    for (const id of skipped) {
      const { body } = await app.get(`/api/auction/lot/${id}`);
      expect(body.data.live.extended).toBeGreaterThan(before.get(id)!.live.extended);
    }
    expect(met.filter((id) => !before.has(id))).toEqual([]);
  });

  it("shows each lot in its current state, not as on the first page", async () => {
    const app = await openTestApp({ scene });
    const first = await page(app, { limit: 1, sort: "price_asc", filter: { status: ["open"] } });
    const next = (await page(app, { limit: 2, sort: "price_asc", filter: { status: ["open"] } })).items[1]!;
    const user = scene.users.find(
      ({ id, profile, deposit }) => profile?.type === "buyer" && deposit.length > 0 && id > 5,
    )!.id;
    const amount = next.live.next_min;
    const outcome = await bid(app.store, { lot: next.id_auction, user, amount, receivedAt: app.clock.now() });
    expect(outcome.ok).toBe(true);

    const second = await page(app, {
      limit: 1,
      sort: "price_asc",
      filter: { status: ["open"] },
      after: first.next!,
    });
    expect(idsOf(second)).toEqual([next.id_auction]);
    expect(second.items[0]!.live.price).toBeGreaterThanOrEqual(amount);
    expect(second.items[0]!.live.seq).toBeGreaterThan(next.live.seq);
  });

  it("refuses an invalid cursor, or one of another list", async () => {
    const app = await openTestApp({ scene });
    const { next } = await page(app, { limit: 5 });
    for (const query of [
      { after: "nonsense" },
      { after: next, sort: "new" },
      { after: next, filter: { lane: true } },
    ]) {
      const { status, body } = await app.post("/api/auction/lots", query);
      expect(status).toBe(422);
      expect(body).toMatchObject({
        result: "VALIDATION",
        details: { errors: [{ field: "after", message: "After must be valid" }] },
      });
    }
    expect((await app.post("/api/auction/lots/vehicles", { after: next })).status).toBe(422);
  });
});
