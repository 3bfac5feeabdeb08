import { expect, it } from "vitest";
import { aDesk, noBid } from "../test-support.ts";
import { halfStepAsk, leastAsk, twoStepAsk } from "./asks.ts";
import { controlsOf } from "./controls.ts";
import { hammerControls } from "./hammer-controls.ts";

const keysOf = (given: Parameters<typeof aDesk>[0]) =>
  Object.fromEntries(
    hammerControls(aDesk({ byHand: true, hasRoom: true, ...given })).map((control) => [control.id, control]),
  );
const green = { light: "green" } as const;

it("the key to sell says to whom and by which right, and is pressed twice while running", () => {
  expect(keysOf({ live: green })["sell"]).toMatchObject({
    can: true,
    acts: "twice",
    more: "Minimum reached",
  });
  expect(keysOf({ live: green })["sell"]?.line).toMatch(/^121,000 to /);
  expect(keysOf({ authority: 118_000 })["sell"]).toMatchObject({
    can: true,
    acts: "twice",
    more: "By the seller’s authority",
  });
  expect(keysOf({ authority: 121_001 })["sell"]?.can).toBe(false);
  expect(keysOf({ live: { light: "none" } })["sell"]).toMatchObject({ can: true, more: "No minimum" });
  expect(keysOf({ phase: "final_call", live: green })["sell"]).toMatchObject({
    acts: "once",
    more: "One press in fair warning",
  });
});

it("without a right the key to sell is off and says why", () => {
  expect(keysOf({})["sell"]).toMatchObject({
    can: false,
    line: "4,000 below minimum",
    more: "No authority for 121,000",
  });
  expect(keysOf({ phase: "waiting_for_bid", live: noBid })["sell"]).toMatchObject({
    can: false,
    line: "No bid yet",
  });
});

it("no sale is for lots below their minimum or without a bid, hold for a fair warning", () => {
  expect(keysOf({})["pass"]).toMatchObject({ can: true, acts: "twice", line: "The seller", more: "decides" });
  expect(keysOf({ subject: false })["pass"]).toMatchObject({ can: true, line: "Passes, the seller" });
  expect(keysOf({ live: green })["pass"]).toMatchObject({ can: false, line: "Minimum is", more: "reached" });
  expect(keysOf({ live: { light: "none" } })["pass"]?.can).toBe(false);
  expect(keysOf({ phase: "waiting_for_bid", live: noBid })["pass"]?.can).toBe(true);
  expect([keysOf({})["hold"]?.can, keysOf({ phase: "final_call" })["hold"]?.can]).toEqual([false, true]);
});

it("every key keeps its place and says why it is off, after the hammer and in a pause", () => {
  const ids = ["final-call", "hold", "sell", "pass"];
  const over = keysOf({ phase: "finished", live: green });
  expect(Object.keys(over)).toEqual(ids);
  expect(Object.values(over).every(({ can, line }) => !can && line === "The hammer has fallen")).toBe(true);
  expect(Object.values(keysOf({ state: "paused" })).every(({ can }) => !can)).toBe(true);
});

it("the other controls leave the fair warning to the hammer, and withdraw a lot with bids", () => {
  const controls = controlsOf(aDesk({ byHand: true, hasRoom: true }), null, false, true);
  expect(controls.map(({ id }) => id)).not.toContain("final-call");
  expect(controls.find(({ id }) => id === "disable")).toMatchObject({ can: true, key: "X" });
});

it("an ask is half a step or two steps above the bid, and not below the start price without one", () => {
  const live = { price: 121_000, start_price: 110_000, step: 1_000 };
  expect([halfStepAsk(live), twoStepAsk(live), leastAsk(live)]).toEqual([121_500, 123_000, 121_001]);
  const first = { ...live, price: null };
  expect([halfStepAsk(first), twoStepAsk(first), leastAsk(first)]).toEqual([null, 112_000, 110_000]);
});
