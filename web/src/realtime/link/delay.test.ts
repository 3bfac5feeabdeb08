import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { watchDelay } from "./delay.ts";

describe("the measured delay of the server", () => {
  const browser = new EventTarget();
  const answers: (() => void)[] = [];

  beforeEach(() => {
    vi.useFakeTimers();
    answers.length = 0;
    vi.stubGlobal("document", { visibilityState: "visible" });
    vi.stubGlobal("addEventListener", browser.addEventListener.bind(browser));
    vi.stubGlobal("fetch", () => new Promise((resolve) => answers.push(() => resolve(new Response()))));
  });

  afterEach(() => {
    vi.clearAllTimers();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  async function answer(): Promise<void> {
    answers.shift()!();
    await vi.advanceTimersByTimeAsync(0);
  }

  it("is reported with each answer", async () => {
    const report = vi.fn<(delayMs: number | null) => void>();
    watchDelay(report, () => 5_000);
    await answer();
    expect(report.mock.calls).toEqual([[0]]);
  });

  it("is not reported when the network was lost before the answer; the next answer counts", async () => {
    const report = vi.fn<(delayMs: number | null) => void>();
    watchDelay(report, () => 5_000);
    browser.dispatchEvent(new Event("offline"));
    await answer();
    expect(report).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(5_000);
    await answer();
    expect(report).toHaveBeenCalledTimes(1);
  });
});
