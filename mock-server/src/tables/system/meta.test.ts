import { describe, expect, it } from "vitest";
import { keepMoment, readMeta } from "./meta.ts";
import { bid } from "../../sqlite/test-support/commands.ts";
import { openTestStore } from "../../sqlite/test-support/open.ts";
import { START } from "../../sqlite/test-support/people.ts";

const reachedAt = async (stamp: number, lastBid: number) => {
  const { store, clock } = await openTestStore();
  clock.set(START + stamp);
  await store.write((db) => keepMoment(db, clock));
  clock.set(START + lastBid);
  await bid(store, { lot: 1, user: 1, amount: 21_000 });
  const meta = await store.read(readMeta);
  return meta!.clock.reachedAt! - START;
};

describe("the last moment that a database shows", () => {
  it("is its stamp", async () => {
    expect(await reachedAt(2_000, 1_000)).toBe(2_000);
  });

  it("is that of the last bid where a server was killed before its next stamp", async () => {
    expect(await reachedAt(1_000, 4_000)).toBe(4_000);
  });

  it("is its stamp where somebody set the clock back after the last bid", async () => {
    expect(await reachedAt(1_000, 60_000)).toBe(1_000);
  });
});
