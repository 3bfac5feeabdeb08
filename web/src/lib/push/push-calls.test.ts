import { describe, expect, it } from "vitest";
import { failureOf, pushServer } from "./test-support/push-server.ts";

const INSTALL = "POST /push/installations";

describe("a request of push", () => {
  // @proves 8.rule.installation-code-retries-once-on-5xx
  it("is sent once more after a 5xx, never twice", async () => {
    const mended = pushServer({ [INSTALL]: [500] });
    await expect(mended.calls.install("")).resolves.toMatchObject({ fid: "fid-1" });
    expect(mended.made()).toEqual([INSTALL, INSTALL]);
    const broken = pushServer({ [INSTALL]: [500, 502, 500] });
    expect(await failureOf(broken.calls.install(""))).toBe("request-failed");
    expect(broken.made()).toEqual([INSTALL, INSTALL]);
  });

  // @proves 8.push-error.request-failed
  it("that is refused fails at once, with its status", async () => {
    const { calls, made } = pushServer({ [INSTALL]: [422] });
    await expect(calls.install("")).rejects.toMatchObject({ code: "request-failed", status: 422 });
    expect(made()).toEqual([INSTALL]);
  });

  // @proves 9.constant.installation-timeout-10-s
  it("is given up after 10 s without an answer", async () => {
    const { calls, waits, received, runOut } = pushServer({ [INSTALL]: ["never"] });
    const failure = failureOf(calls.install(""));
    await expect.poll(() => received.length).toBe(1);
    runOut();
    expect(await failure).toBe("request-failed");
    expect(waits).toEqual([10_000]);
  });

  // @proves 8.push-error.app-offline
  it("is not sent while the app is offline, and one that finds no server says so", async () => {
    const { calls, made, goOffline } = pushServer({ [INSTALL]: ["lost"] });
    expect(await failureOf(calls.install(""))).toBe("app-offline");
    goOffline();
    expect(await failureOf(calls.install(""))).toBe("app-offline");
    expect(made()).toEqual([INSTALL]);
  });
});
