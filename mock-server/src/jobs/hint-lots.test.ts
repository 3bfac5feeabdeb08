/** Tests of `hint-lots.ts`. */
import { describe, expect, it, onTestFinished } from "vitest";
import { bid } from "../sqlite/test-support/commands.ts";
import { openTestStore } from "../sqlite/test-support/open.ts";
import { hintLots } from "./hint-lots.ts";
import { FakeRouter } from "./test-support/router.ts";

describe("hints for lists", () => {
  it("carry the latest state of every changed lot, at most four times a second", async () => {
    const { store, clock } = await openTestStore();
    const router = new FakeRouter();
    const job = hintLots({ store, publisher: router, clock });
    onTestFinished(() => job.stop());
    const started = performance.now();
    for (let i = 0; i < 40; i++) {
      await bid(store, { lot: (i % 2) + 1, user: (i % 5) + 1, amount: 21_000 + 1_000 * i });
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    const elapsed = performance.now() - started;
    // A timer may fire a fraction of a millisecond early.
    expect(router.received.length).toBeLessThanOrEqual(Math.floor(elapsed / 245) + 1);
    const prices = () =>
      router.received
        .flatMap(({ payload }) => payload["items"] as { state: { price: number } }[])
        .map(({ state }) => state.price);
    await expect.poll(prices).toEqual(expect.arrayContaining([59_000, 60_000]));
    expect(router.received[0]).toMatchObject({
      topic: "auction.lots",
      payload: { v: 1, epoch: store.epoch },
    });
  });
});
