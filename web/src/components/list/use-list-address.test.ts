import { expect, it } from "vitest";
import { listSearch, readListAddress } from "./use-list-address.ts";

const STATES = ["open", "paid"] as const;

it("reads state and words, and starts with the open ones", () => {
  expect(readListAddress({}, STATES)).toEqual({ state: "open" });
  expect(readListAddress({ state: "paid", q: "saleh" }, STATES)).toEqual({ state: "paid", q: "saleh" });
});

it("has no page for another state", () => {
  expect(readListAddress({ state: "lost" }, STATES)).toBeNull();
});

it("leaves default values out of the address", () => {
  expect(listSearch("payments", { state: "open" }, "open")).toEqual({ tab: "payments" });
  expect(listSearch("payments", { state: "paid", q: "a" }, "open")).toEqual({
    tab: "payments",
    state: "paid",
    q: "a",
  });
});
