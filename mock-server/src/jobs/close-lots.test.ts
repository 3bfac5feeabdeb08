/** Tests of `close-lots.ts`. */
import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, it, onTestFinished } from "vitest";
import { createManualClock } from "../clocks/clock.ts";
import type { InFlight } from "../store/ports.ts";
import { bid } from "../sqlite/test-support/commands.ts";
import { openTestStore } from "../sqlite/test-support/open.ts";
import { car, HOUR_MS, smallScene, START } from "../sqlite/test-support/people.ts";
import type { LotSeed } from "../scenes/seed/types.ts";
import { defaultTerms } from "../domain/lot/terms.ts";
import { closeLots } from "./close-lots.ts";
import { lapseReviews } from "./lapse-reviews.ts";
import { openLots } from "./open-lots.ts";
import { untilIdle } from "./test-support/idle.ts";
import { sqlite } from "../tables/system/driver.ts";

const END = START + HOUR_MS;
const silent = { warn: () => undefined, error: () => undefined };
const idle: InFlight = { judged: async () => true };

async function openAuctions(lots: readonly LotSeed[], inFlight = idle) {
  const clock = createManualClock(START);
  const scenes = { make: () => smallScene({ lots }), makeFresh: () => [] };
  const opened = await openTestStore({ clock, scenes });
  const options = { store: opened.store, clock, inFlight, terms: defaultTerms, log: silent };
  const jobs = [openLots(options), closeLots(options), lapseReviews(options)];
  onTestFinished(async () => void (await Promise.all(jobs.map((job) => job.stop()))));
  const lot = (id: number) =>
    opened.query<{ status: string; ends_at: number; opened: number }>(
      "SELECT status, ends_at, opened FROM lot WHERE id = ?",
      id,
    )[0];
  return { ...opened, clock, lot, settled: () => untilIdle(...jobs) };
}

describe("a lot's deadline", () => {
  it("closes it exactly when the clock reaches it", async () => {
    const { clock, lot, settled } = await openAuctions([car(1)]);
    await settled();
    clock.advance(HOUR_MS - 1);
    await settled();
    expect(lot(1)?.status).toBe("active");
    clock.advance(1);
    await settled();
    expect(lot(1)?.status).toBe("notSold");
  });

  it("moves with a bid in the closing window", async () => {
    const { clock, lot, store, settled } = await openAuctions([car(1)]);
    await settled();
    clock.advance(HOUR_MS - 1_000);
    await bid(store, { lot: 1, user: 1, amount: 21_000, receivedAt: END - 1_000 });
    clock.advance(1_000);
    await settled();
    expect(lot(1)).toMatchObject({ status: "active", ends_at: END + 119_000 });
    clock.advance(119_000);
    await settled();
    expect(lot(1)?.status).toBe("sold");
  });

  it("takes effect when a plain write sets it", async () => {
    const { clock, lot, store, settled } = await openAuctions([car(1)]);
    await settled();
    await store.write(
      (db) =>
        void sqlite(db)
          .prepare("UPDATE lot SET ends_at = ?")
          .run(START + 5_000),
    );
    await settled();
    clock.advance(5_000);
    await settled();
    expect(lot(1)?.status).toBe("notSold");
  });

  it("closes many lots that end together", async () => {
    const { clock, query, settled } = await openAuctions(Array.from({ length: 120 }, (_, i) => car(i + 1)));
    await settled();
    clock.advance(HOUR_MS);
    await settled();
    expect(query("SELECT 1 FROM lot WHERE status <> 'notSold'")).toEqual([]);
  });

  it("opens an upcoming lot too", async () => {
    const upcoming = car(1, { plan: "upcoming", opensAt: START + 60_000 });
    const { clock, lot, settled } = await openAuctions([upcoming]);
    await settled();
    expect(lot(1)?.opened).toBe(0);
    clock.advance(60_000);
    await settled();
    expect(lot(1)?.opened).toBe(1);
  });

  it("ends the review of a bid below the minimum", async () => {
    const { clock, lot, store, query, settled } = await openAuctions([car(1, { reserve: 90_001 })]);
    await bid(store, { lot: 1, user: 1, amount: 21_000 });
    await settled();
    clock.advance(HOUR_MS);
    await settled();
    expect(lot(1)?.status).toBe("summarizing");
    clock.advance(48 * HOUR_MS);
    await settled();
    expect(lot(1)?.status).toBe("notSold");
    expect(query("SELECT reserved_fils FROM wallet WHERE user_id = 1")).toEqual([{ reserved_fils: 0 }]);
  });
});

describe("a bid received before the end", () => {
  it("is judged first, however late", async () => {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const { clock, lot, store, settled } = await openAuctions([car(1)], { judged: () => promise });
    await settled();
    clock.advance(HOUR_MS);
    await wait(20);
    expect(lot(1)?.status).toBe("active");
    const late = await bid(store, { lot: 1, user: 1, amount: 21_000, receivedAt: END - 200_000 });
    expect(late.ok).toBe(true);
    resolve(true);
    await settled();
    expect(lot(1)?.status).toBe("sold");
  });

  it("keeps the lot open for another closing window if it is not judged in time", async () => {
    const { clock, lot, query, settled } = await openAuctions([car(1)], { judged: async () => false });
    await settled();
    clock.advance(HOUR_MS);
    await settled();
    expect(lot(1)).toMatchObject({ status: "active", ends_at: END + 120_000 });
    expect(query("SELECT kind FROM history ORDER BY id DESC LIMIT 1")).toEqual([{ kind: "extended" }]);
  });
});
