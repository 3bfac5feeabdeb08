import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { debouncedCheck, roundTrip } from "./connectivity.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const clock = {
  now: () => Date.now(),
  later: (ms: number, run: () => void) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

describe("the check of the connection", () => {
  // @proves 7.rule.connectivity-head-to-the-own-host
  it("is an uncached HEAD request to the app's own root", async () => {
    const send = vi.fn<typeof globalThis.fetch>(async () => new Response());
    vi.stubGlobal("fetch", send);
    expect(await roundTrip()).toEqual(expect.any(Number));
    expect(send).toHaveBeenCalledWith(
      "/",
      expect.objectContaining({ method: "HEAD", cache: "no-store", signal: expect.any(AbortSignal) }),
    );
    send.mockRejectedValueOnce(new TypeError("Failed to fetch"));
    expect(await roundTrip()).toBeNull();
    vi.unstubAllGlobals();
  });

  it("runs at once, and again 5 s after the last request for it", () => {
    const check = vi.fn<() => void>();
    const { ask } = debouncedCheck(check, clock);
    ask();
    expect(check).toHaveBeenCalledTimes(1);
    ask();
    vi.advanceTimersByTime(4_000);
    ask();
    vi.advanceTimersByTime(4_999);
    expect(check).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    expect(check).toHaveBeenCalledTimes(2);
  });

  it("does not run after it is stopped", () => {
    const check = vi.fn<() => void>();
    const { ask, stop } = debouncedCheck(check, clock);
    ask();
    ask();
    stop();
    vi.advanceTimersByTime(10_000);
    expect(check).toHaveBeenCalledTimes(1);
  });
});
