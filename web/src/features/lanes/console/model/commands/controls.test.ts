import { describe, expect, it } from "vitest";
import { controlsOf } from "./controls.ts";
import { type ControlId } from "./control.ts";
import type { DeskView } from "../desk/desk-view.ts";
import { aDesk, noBid } from "../test-support.ts";

const faces = (view: DeskView, { message = null as string | null, skipped = false } = {}) =>
  Object.fromEntries(controlsOf(view, message, skipped).map((control) => [control.id, control])) as Record<
    ControlId,
    ReturnType<typeof controlsOf>[number]
  >;
const lines = (view: DeskView) =>
  Object.fromEntries(controlsOf(view, null, false).map(({ id, line, more = "" }) => [id, line + more]));
const possible = (view: DeskView) =>
  controlsOf(view, null, false)
    .filter(({ can }) => can)
    .map(({ id }) => id);

describe("the controls", () => {
  it("say for a lot below its reserve what each does, or why it is off", () => {
    expect(lines(aDesk())).toEqual({
      "final-call": "Starts 10 s. A bid returns to running",
      "green-light": "Minimum becomes 121,000. Bidding continues",
      "change-min": "Minimum 125,000: lower it, twice at most",
      "step-up": "1,000 → 2,000, asks 123,000",
      "step-down": "1,000 → 500, asks 121,500",
      "lower-start": "Not after a bid",
      skip: "Not after a bid",
      disable: "Not after a bid",
      announce: "To everybody in the lane",
    });
  });

  it("allow a lower start, a skip and a removal before the first bid, and no final call", () => {
    const view = aDesk({ phase: "waiting_for_bid", live: noBid });
    expect(possible(view)).toEqual([
      "green-light",
      "change-min",
      "step-up",
      "step-down",
      "lower-start",
      "skip",
      "disable",
      "announce",
    ]);
    expect(lines(view)).toMatchObject({
      "final-call": "Not before a bid",
      "green-light": "No minimum from then on. Bidding continues",
      "lower-start": "110,000 → 99,000, 20 s or more",
    });
  });

  it("need a second press for irreversible commands, and show the old and the new value", () => {
    const waiting = faces(aDesk({ phase: "waiting_for_bid", live: noBid }));
    expect(faces(aDesk())["green-light"]).toMatchObject({
      acts: "twice",
      again: "125,000 → 121,000",
    });
    expect(waiting["lower-start"]).toMatchObject({ acts: "twice", again: "110,000 → 99,000" });
    expect(waiting.skip).toMatchObject({ acts: "twice", again: "Lot 2 → runs last" });
    expect(faces(aDesk({ phase: "waiting_for_bid", live: noBid }), { skipped: true }).skip).toMatchObject({
      line: "Skipped before: disables the lot",
    });
    expect(faces(aDesk())["final-call"].acts).toBe("once");
  });

  it("keep the minimum price during a final call, and everything after the hammer", () => {
    expect(lines(aDesk({ phase: "final_call" }))).toMatchObject({
      "final-call": "Running now",
      "change-min": "Not in a final call. Pause first",
      "green-light": "Minimum becomes 121,000. Bidding continues",
    });
    expect(possible(aDesk({ phase: "finished" }))).toEqual(["announce"]);
  });

  it("know lots without a reserve, and lots that reached it", () => {
    const none = aDesk({ minPrice: null, live: { light: "none" } });
    expect(lines(none)).toMatchObject({ "green-light": "This lot has no minimum" });
    // A pause would not help here.
    const called = aDesk({ phase: "final_call", minPrice: null, live: { light: "none" } });
    expect(lines(called)["change-min"]).toBe("This lot has no minimum");
    expect(lines(aDesk({ live: { light: "green" } }))).toMatchObject({
      "green-light": "The minimum is reached already",
      "change-min": "The minimum is reached already",
    });
  });

  it("change prices during a pause too, without a final call", () => {
    const prices = ["green-light", "change-min", "step-up", "step-down"];
    expect(possible(aDesk({ state: "paused" }))).toEqual([...prices, "announce"]);
    expect(possible(aDesk({ state: "paused", phase: "final_call" }))).toEqual([...prices, "announce"]);
    expect(lines(aDesk({ state: "paused" }))["final-call"]).toBe("Not in a pause: Resume first");
    expect(possible(aDesk({ state: "paused", phase: "waiting_for_bid", live: noBid }))).toEqual([
      ...prices,
      "lower-start",
      "skip",
      "disable",
      "announce",
    ]);
    expect(possible(aDesk({ state: "paused", phase: "waiting_to_start", live: noBid }))).toEqual([
      "skip",
      "disable",
      "announce",
    ]);
  });

  it("are on for the holder of the desk only, and off without a connection", () => {
    expect(new Set(Object.values(lines(aDesk({ desk: "other" }))))).toEqual(
      new Set(["Another operator holds the desk", "Only from the desk"]),
    );
    expect(possible(aDesk({ desk: "barred" }))).toEqual([]);
    expect(new Set(Object.values(lines(aDesk({ inSync: false }))))).toEqual(
      new Set(["Waiting for the connection"]),
    );
  });
});
