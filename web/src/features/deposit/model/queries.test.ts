import { describe, expect, it } from "vitest";
import { createPaymentKeeper } from "./queries.ts";

function memory() {
  const map = new Map<string, string>();
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
  };
}
const payment = { id: 7, userId: 1, back: 12, bid: 179_000, isShown: false };

describe("The last payment", () => {
  it("is found by its own person only", () => {
    const store = memory();
    const keeper = createPaymentKeeper(store);
    keeper.keep(payment);
    expect(keeper.find(1)).toEqual(payment);
    expect(keeper.find(2)).toBeNull();
  });
});
