/** Tests of `readers.ts`. */
import { describe, expect, it } from "vitest";
import { StoreUnavailable } from "../../store/errors.ts";
import { fileOfPrices, priceOf, unnamed, writing } from "../test-support/worker-queries.ts";
import { bid } from "../test-support/commands.ts";
import { openTestStore } from "../test-support/open.ts";

describe("A query in a reader", () => {
  it.each([0, 1, 2])("sees everything acknowledged before the query (%s threads)", async (threads) => {
    const { store } = await openTestStore({ threads });
    expect(await store.readInWorker(priceOf, 1)).toBeNull();
    for (const amount of [25_000, 25_500, 26_000]) {
      await bid(store, { lot: 1, user: amount === 25_500 ? 2 : 1, amount });
      expect(await store.readInWorker(priceOf, 1)).toBe(amount);
    }
    const prices = await Promise.all(Array.from({ length: 20 }, () => store.readInWorker(priceOf, 1)));
    expect(new Set(prices)).toEqual(new Set([26_000]));
  });

  it("cannot write", async () => {
    const { store } = await openTestStore({ threads: 1 });
    await expect(store.readInWorker(writing, null)).rejects.toThrow(/readonly/);
    expect(await store.readInWorker(priceOf, 1)).toBeNull();
  });

  it("that runs when the store closes fails as temporarily unavailable", async () => {
    const { store } = await openTestStore({ threads: 1 });
    const asked = Array.from({ length: 20 }, async () => store.readInWorker(priceOf, 1));
    const answers = Promise.allSettled(asked);
    await store.close();
    const refused = (await answers).filter(({ status }) => status === "rejected");
    expect(refused.length).toBeGreaterThan(0);
    for (const answer of refused) expect(answer).toMatchObject({ reason: expect.any(StoreUnavailable) });
  });

  it("that is not exported by its name fails with that reason", async () => {
    const { store } = await openTestStore({ threads: 1 });
    await expect(store.readInWorker(unnamed, null)).rejects.toThrow(/no query called nowhere/);
  });
});

describe("A file", () => {
  it.each([0, 1])("is made of committed rows (%s threads)", async (threads) => {
    const { store } = await openTestStore({ threads });
    await bid(store, { lot: 1, user: 1, amount: 25_000 });
    const { bytes, rows } = await store.makeFile(fileOfPrices, [1, 2]);
    expect([new TextDecoder().decode(bytes), rows]).toEqual(["[25000,null]", 2]);
  });

  it("that takes long holds up no list, and ends with the store", async () => {
    const { store } = await openTestStore({ threads: 1 });
    const [file] = [store.makeFile(fileOfPrices, [])].map((made) => made.catch((error: unknown) => error));
    expect(await store.readInWorker(priceOf, 1)).toBeNull();
    await store.close();
    expect(await file).toBeInstanceOf(StoreUnavailable);
  });
});
