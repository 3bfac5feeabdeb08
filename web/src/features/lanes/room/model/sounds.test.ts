import { describe, expect, it } from "vitest";
import { type Audible, soundBetween } from "./sounds.ts";

const still: Audible = {
  lotId: 11,
  phase: "running",
  going: null,
  price: 126_000,
  status: "none",
  paused: false,
};

describe("the sound of a change", () => {
  it("is none without a change", () => {
    expect(soundBetween(still, still)).toBeNull();
  });

  it("is the reader's own state before the bid that changed it", () => {
    const outbid = { ...still, price: 127_000, status: "outbid" } as const;
    expect(soundBetween({ ...still, status: "leading" }, outbid)).toBe("outbid");
    expect(soundBetween(still, { ...still, price: 127_000, status: "leading" })).toBe("leading");
    expect(soundBetween(still, { ...still, price: 127_000 })).toBe("bid");
  });

  it("counts the final call", () => {
    const call = { ...still, phase: "final_call" } as const;
    expect(soundBetween(still, { ...call, going: 1 })).toBe("once");
    expect(soundBetween({ ...call, going: 1 }, { ...call, going: 2 })).toBe("twice");
    expect(soundBetween({ ...call, going: 2 }, { ...call, going: 3 })).toBe("last");
    expect(soundBetween({ ...call, going: 3 }, { ...call, going: 3 })).toBeNull();
    expect(soundBetween({ ...call, going: 3 }, { ...still, phase: "finished" })).toBe("hammer");
  });

  it("announces the next lot, whatever its price", () => {
    expect(soundBetween(still, { ...still, lotId: 12, price: 50_000, phase: "waiting_to_start" })).toBe(
      "lot",
    );
    expect(soundBetween(still, { ...still, lotId: null, phase: null, price: null })).toBeNull();
  });

  it("announces a pause of the lane", () => {
    expect(soundBetween(still, { ...still, paused: true })).toBe("paused");
    expect(soundBetween({ ...still, paused: true }, still)).toBeNull();
  });
});
