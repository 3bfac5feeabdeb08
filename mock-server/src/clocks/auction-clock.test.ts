/** Tests of the auction clock. */
import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { createAuctionClock } from "./auction-clock.ts";
import { createManualClock, createSystemClock } from "./clock.ts";

const START = 1_000_000;
const quiet = async () => undefined;

function clocks() {
  const base = createManualClock(START);
  const clock = createAuctionClock(base);
  const rung: number[] = [];
  const ring = () => void rung.push(clock.now() - START);
  return { base, clock, rung, ring };
}

describe("the auction clock", () => {
  it("follows ordinary time by default", () => {
    const { base, clock, rung, ring } = clocks();
    clock.at(START + 50, ring);
    clock.at(START + 20, ring)();
    base.advance(100);
    expect([clock.now(), clock.rate, rung]).toEqual([START + 100, 1, [50]]);
    expect(clock.setting).toEqual({ offsetMs: 0, frozenAt: null });
  });

  it("stands still while it is frozen, calls no timer, and resumes from the frozen time", () => {
    const { base, clock, rung, ring } = clocks();
    clock.at(START + 50, ring);
    base.advance(40);
    clock.freeze();
    base.advance(1_000);
    expect([clock.now(), clock.rate, rung]).toEqual([START + 40, 0, []]);
    expect(clock.setting).toEqual({ offsetMs: 0, frozenAt: START + 40 });
    clock.go();
    base.advance(9);
    expect(rung).toEqual([]);
    base.advance(1);
    expect([rung, clock.setting]).toEqual([[50], { offsetMs: -1_000, frozenAt: null }]);
  });

  it("can be set back, and then waits again for later instants", () => {
    const { base, clock, rung, ring } = clocks();
    clock.at(START + 50, ring);
    clock.set(START - 100);
    base.advance(149);
    expect([clock.now(), rung]).toEqual([START + 49, []]);
    base.advance(1);
    expect(rung).toEqual([50]);
  });

  it("runs faster or slower than ordinary time, and calls each timer at its instant", () => {
    const { base, clock, rung, ring } = clocks();
    clock.runAt(10);
    clock.at(START + 50, ring);
    base.advance(4);
    expect([clock.now() - START, clock.rate, rung]).toEqual([40, 10, []]);
    base.advance(1);
    expect(rung).toEqual([50]);
    clock.runAt(0.5);
    base.advance(10);
    expect(clock.now() - START).toBe(55);
    clock.freeze();
    base.advance(10);
    clock.go();
    base.advance(10);
    expect(clock.now() - START).toBe(60);
    expect(clock.setting).toEqual({ offsetMs: 60 - 35, frozenAt: null });
  });

  it("stays at the instant that is set while it is frozen", () => {
    const { base, clock } = clocks();
    clock.freeze();
    clock.set(START - 7);
    base.advance(10);
    expect([clock.now(), clock.rate]).toEqual([START - 7, 0]);
  });

  it("resumes from its stored setting", () => {
    const { base, clock } = clocks();
    clock.resume({ offsetMs: 5_000, frozenAt: null });
    base.advance(1);
    expect([clock.now(), clock.rate]).toEqual([START + 5_001, 1]);
    clock.resume({ offsetMs: 0, frozenAt: START });
    expect([clock.now(), clock.rate]).toEqual([START, 0]);
  });

  it("never resumes before the last stored instant", () => {
    const { base, clock } = clocks();
    clock.resume({ offsetMs: 5_000, frozenAt: null, reachedAt: START + 65_000 });
    expect([clock.now() - START, base.now() - START]).toEqual([65_000, 60_000]);
    expect(clock.setting).toEqual({ offsetMs: 5_000, frozenAt: null });
    clock.resume({ offsetMs: 5_000, frozenAt: null, reachedAt: START });
    expect(clock.now() - START).toBe(65_000);
    clock.resume({ offsetMs: 0, frozenAt: START, reachedAt: START });
    expect([clock.now() - START, base.now() - START]).toEqual([0, 60_000]);
  });

  it("calls timers that are due at once, frozen or not", async () => {
    const clock = createAuctionClock(createSystemClock());
    let called = 0;
    clock.at(Date.now() - 5, () => void called++);
    clock.freeze();
    clock.at(clock.now(), () => void called++);
    await wait(20);
    expect(called).toBe(2);
  });
});

describe("an advance", () => {
  it("calls all timers on the way in order, each at its instant, also timers added on the way", async () => {
    const { clock, rung, ring } = clocks();
    clock.at(START + 300, ring);
    clock.at(START + 100, () => {
      ring();
      clock.at(START + 200, ring);
    });
    clock.at(START + 301, ring);
    await clock.advanceTo(START + 300, quiet);
    expect([rung, clock.now(), clock.rate]).toEqual([[100, 200, 300], START + 300, 1]);
    await clock.advanceTo(START + 301, quiet);
    expect(rung).toEqual([100, 200, 300, 301]);
  });

  it("waits for the work of each timer, and for all work to settle, before time goes on", async () => {
    const { clock } = clocks();
    const said: string[] = [];
    const at = () => clock.now() - START;
    for (const ms of [100, 200]) {
      clock.at(START + ms, async () => {
        await wait(5);
        said.push(`worked at ${at()}`);
      });
    }
    await clock.advanceTo(START + 500, async () => {
      await wait(2);
      said.push(`settled at ${at()}`);
    });
    expect(said).toEqual([
      "settled at 0",
      "worked at 100",
      "settled at 100",
      "worked at 200",
      "settled at 200",
    ]);
  });

  it("reports its target on the way, and is stored at its current instant", async () => {
    const { base, clock } = clocks();
    const seen: unknown[] = [];
    clock.at(START + 100, () => {
      base.advance(30);
      seen.push(clock.now() - START, clock.rate, clock.headedFor, clock.setting);
    });
    await clock.advanceTo(START + 500, quiet);
    expect(seen).toEqual([100, 0, START + 500, { offsetMs: 70, frozenAt: null }]);
    expect([clock.now() - START, clock.headedFor]).toEqual([500, null]);
    base.advance(1);
    expect(clock.now() - START).toBe(501);
  });

  it("leaves a frozen clock frozen", async () => {
    const { base, clock, rung, ring } = clocks();
    clock.freeze();
    clock.at(START + 100, ring);
    clock.at(START + 900, ring);
    clock.at(START + 300, () => void rung.push(clock.setting.frozenAt! - START));
    await clock.advanceTo(START + 500, quiet);
    base.advance(1_000);
    expect([rung, clock.now() - START, clock.rate]).toEqual([[100, 300], 500, 0]);
  });

  it("stops where a timer fails, and runs on from there", async () => {
    const { base, clock, rung, ring } = clocks();
    clock.at(START + 100, () => {
      throw new Error("no");
    });
    clock.at(START + 200, ring);
    await expect(clock.advanceTo(START + 500, quiet)).rejects.toThrow("no");
    expect([clock.now() - START, clock.rate]).toEqual([100, 1]);
    base.advance(100);
    expect(rung).toEqual([200]);
  });
});
