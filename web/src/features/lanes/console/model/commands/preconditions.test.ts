import { describe, expect, it } from "vitest";
import { preconditionOf, whatChanged } from "./preconditions.ts";
import { aDesk, noBid } from "../test-support.ts";

const bidNow = aDesk({ live: { price: 122_000, leader: "Bidder 3" } });
const same = (
  what: Parameters<typeof preconditionOf>[0],
  before: ReturnType<typeof aDesk>,
  now: ReturnType<typeof aDesk>,
) => preconditionOf(what, before) === preconditionOf(what, now);

describe("the precondition of a command", () => {
  it("of a final call has the price and the leader; of an increment, the light and a message, it has not", () => {
    expect(same({ do: "final-call" }, aDesk(), bidNow)).toBe(false);
    expect(same({ do: "step" }, aDesk(), bidNow)).toBe(true);
    expect(same({ do: "green-light" }, aDesk(), bidNow)).toBe(true);
    expect(same({ do: "say" }, aDesk(), bidNow)).toBe(true);
    expect(same({ do: "pause" }, aDesk(), bidNow)).toBe(true);
  });

  it("of every command on the current lot has the lot", () => {
    const next = aDesk({ turn: { id_auction: 13 } });
    for (const what of [
      "final-call",
      "green-light",
      "change-min",
      "step",
      "lower-start",
      "skip",
      "reopen",
    ] as const) {
      expect(same({ do: what }, aDesk(), next)).toBe(false);
    }
  });

  it("of a lower start, a skip and a removal has the first bid", () => {
    const waiting = aDesk({ phase: "waiting_for_bid", live: noBid });
    const taken = aDesk({ phase: "waiting_for_bid", live: { price: 110_000 } });
    expect(same({ do: "lower-start" }, waiting, taken)).toBe(false);
    expect(same({ do: "skip" }, waiting, taken)).toBe(false);
    expect(same({ do: "disable", lotId: 12 }, waiting, taken)).toBe(false);
    expect(same({ do: "disable", lotId: 14 }, waiting, taken)).toBe(true);
  });

  it("of a minimum price has no bid, final call or pause, so that the typed amount stays", () => {
    for (const now of [bidNow, aDesk({ phase: "final_call" }), aDesk({ state: "paused" })]) {
      expect(same({ do: "change-min" }, aDesk(), now)).toBe(true);
    }
    expect(same({ do: "change-min" }, aDesk(), aDesk({ phase: "finished" }))).toBe(false);
    expect(same({ do: "change-min" }, aDesk(), aDesk({ live: { light: "green" } }))).toBe(false);
  });

  it("of a reopening has the result card, without a pause of it", () => {
    const card = aDesk({ phase: "finished" });
    expect(same({ do: "reopen" }, card, aDesk({ phase: "finished", state: "paused" }))).toBe(true);
    expect(same({ do: "reopen" }, card, aDesk({ phase: "finished", state: "finished" }))).toBe(false);
  });

  it("of a move has the place of its lot, and of no other", () => {
    expect(same({ do: "move", lotId: 14 }, aDesk(), aDesk({ run: [11, 12, 14, 13] }))).toBe(false);
    expect(same({ do: "move", lotId: 14 }, aDesk(), aDesk({ run: [12, 11, 13, 14] }))).toBe(true);
  });
});

describe("the description of a change in a sentence", () => {
  it.each([
    [bidNow, "Bidder 3 leads at 122,000."],
    [aDesk({ phase: "final_call" }), "The lot is in its final call now."],
    [aDesk({ phase: "finished" }), "The hammer has fallen."],
    [aDesk({ turn: { id_auction: 13 } }), "Lot 2 is up now."],
    [aDesk({ state: "paused", paused: "Sound in the hall" }), "The lane was paused: Sound in the hall."],
    [aDesk({ live: { step: 500 } }), "The step is 500 now."],
    [aDesk({ live: { light: "green" } }), "The light is green now."],
    [aDesk({ run: [11, 12, 14, 13] }), "The run has another order now."],
    [aDesk(), null],
  ])("case %#", (now, words) => {
    expect(whatChanged(aDesk(), now)).toBe(words);
  });
});
