/** Tests of the clocks below the auction clock. */
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { createManualClock, createSystemClock } from "./clock.ts";

it("a manual clock stands still, and calls due timers in order when it is advanced", () => {
  const clock = createManualClock(1_000);
  const calls: [string, number][] = [];
  clock.at(1_300, () => calls.push(["third", clock.now()]));
  clock.at(1_100, () => {
    calls.push(["first", clock.now()]);
    clock.at(1_200, () => calls.push(["second", clock.now()]));
  });
  const cancel = clock.at(1_150, () => calls.push(["cancelled", clock.now()]));
  cancel();
  clock.advance(250);
  expect(calls).toEqual([
    ["first", 1_100],
    ["second", 1_200],
  ]);
  expect([clock.now(), clock.rate]).toEqual([1_250, 0]);
  clock.advance(50);
  expect(calls.at(-1)).toEqual(["third", 1_300]);
});

it("the system clock calls due timers at once, and no cancelled timer", async () => {
  const clock = createSystemClock();
  const cancel = clock.at(clock.now() + 1, () => expect.unreachable());
  cancel();
  const late = await new Promise<number>((resolve) => clock.at(0, () => resolve(clock.now())));
  expect(Math.abs(late - Date.now())).toBeLessThan(5_000);
  expect(clock.rate).toBe(1);
});

const START = Date.UTC(2026, 10, 22, 4);
const HOUR_MS = 3_600_000;

function clockWithLeads() {
  const leads: number[] = [];
  return { clock: createSystemClock((lead) => leads.push(lead)), leads };
}

describe("when the system clock changes, the server's clock", () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: START });
    onTestFinished(() => void vi.useRealTimers());
  });

  it("shows the system's time while the system clock goes on", () => {
    const { clock, leads } = clockWithLeads();
    vi.advanceTimersByTime(1_234);
    expect([clock.now() - START, clock.lead(), leads]).toEqual([1_234, 0, []]);
  });

  it("goes on when the system clock goes back, and reports its lead once", () => {
    const { clock, leads } = clockWithLeads();
    vi.advanceTimersByTime(500);
    vi.setSystemTime(Date.now() - HOUR_MS);
    expect([clock.now() - START, clock.lead()]).toEqual([500, HOUR_MS]);
    vi.advanceTimersByTime(10_000);
    expect(clock.now() - START).toBe(10_490);
    expect(leads).toEqual([HOUR_MS]);
  });

  it("never goes back while the system clock jumps back and forth", () => {
    const { clock } = clockWithLeads();
    const seen = [clock.now()];
    for (const step of [-5_000, 3_000, -HOUR_MS, 40, HOUR_MS, -1, 0, -86_400_000, 7]) {
      vi.setSystemTime(Date.now() + step);
      vi.advanceTimersByTime(3);
      seen.push(clock.now());
    }
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
  });

  it("shows the system's time again once the system clock has caught up, and reports it", () => {
    const { clock, leads } = clockWithLeads();
    vi.setSystemTime(START - HOUR_MS);
    clock.now();
    vi.setSystemTime(START + 60_000);
    expect([clock.now() - START, clock.lead()]).toEqual([60_000, 0]);
    expect(leads).toEqual([HOUR_MS, 0]);
  });

  it("reports each further step back", () => {
    const { clock, leads } = clockWithLeads();
    vi.setSystemTime(START - 10_000);
    clock.now();
    vi.setSystemTime(START - 30_000);
    clock.now();
    expect(leads).toEqual([10_000, 30_000]);
  });

  it("makes up for a small lead by running slower, and reports nothing", () => {
    const { clock, leads } = clockWithLeads();
    vi.setSystemTime(START - 20);
    clock.now();
    vi.advanceTimersByTime(10_000);
    expect([clock.now() - Date.now(), leads]).toEqual([10, []]);
    vi.advanceTimersByTime(20_000);
    expect(clock.now() - Date.now()).toBe(0);
  });

  it("goes on from the last instant of an earlier server", () => {
    const { clock, leads } = clockWithLeads();
    clock.notBefore(START - 1);
    expect([clock.now() - START, leads]).toEqual([0, []]);
    clock.notBefore(START + HOUR_MS);
    expect([clock.now() - START, leads]).toEqual([HOUR_MS, [HOUR_MS]]);
  });

  it("calls timers by its own time, though the system clock went back", () => {
    const { clock } = clockWithLeads();
    const called: number[] = [];
    clock.at(START + 1_500, () => called.push(clock.now() - START));
    vi.setSystemTime(START - HOUR_MS);
    vi.advanceTimersByTime(1_400);
    expect(called).toEqual([]);
    vi.advanceTimersByTime(105);
    expect(called).toEqual([1_500]);
  });

  it("calls due timers within a second of a jump ahead", () => {
    const { clock } = clockWithLeads();
    const called: number[] = [];
    clock.at(START + HOUR_MS, () => called.push(clock.now() - START));
    vi.setSystemTime(START + HOUR_MS + 5_000);
    vi.advanceTimersByTime(1_000);
    expect(called).toEqual([HOUR_MS + 6_000]);
  });
});
