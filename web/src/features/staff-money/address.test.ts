import { expect, it } from "vitest";
import { moneySearch, readMoneyAddress } from "./address.ts";

const STATES = ["open", "paid"] as const;

it("reads state and words, and starts with the open ones", () => {
  expect(readMoneyAddress({}, STATES)).toEqual({ state: "open" });
  expect(readMoneyAddress({ state: "paid", q: "saleh" }, STATES)).toEqual({ state: "paid", q: "saleh" });
});

it("has no page for another state", () => {
  expect(readMoneyAddress({ state: "lost" }, STATES)).toBeNull();
});

it("leaves default values out of the address", () => {
  expect(moneySearch("payments", { state: "open" }, "open")).toEqual({ tab: "payments" });
  expect(moneySearch("payments", { state: "paid", q: "a" }, "open")).toEqual({
    tab: "payments",
    state: "paid",
    q: "a",
  });
});
