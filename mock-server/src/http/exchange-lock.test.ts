/** Tests of `exchange-lock.ts`. */
import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { StoreUnavailable } from "../store/errors.ts";
import { createExchangeLock } from "./exchange-lock.ts";

describe("the exchange lock", () => {
  it("admits all requests at once while it is open", () => {
    expect(createExchangeLock().begin()).toBeNull();
  });

  it("waits for running requests, and holds new ones until the work is done", async () => {
    const exchangeLock = createExchangeLock();
    const said: string[] = [];
    void exchangeLock.begin();
    const shut = exchangeLock.runAlone(async () => {
      said.push("work");
      await wait(10);
      said.push("done");
    });
    const late = exchangeLock.begin()?.then(() => said.push("in"));
    await wait(5);
    expect(said).toEqual([]);
    exchangeLock.end();
    await Promise.all([shut, late]);
    expect(said).toEqual(["work", "done", "in"]);
  });

  it("counts held requests as running once admitted", async () => {
    const exchangeLock = createExchangeLock(5);
    await Promise.all([exchangeLock.runAlone(async () => undefined), exchangeLock.begin()]);
    await expect(exchangeLock.runAlone(async () => undefined)).rejects.toThrow(StoreUnavailable);
    exchangeLock.end();
    expect(await exchangeLock.runAlone(async () => "shut")).toBe("shut");
  });

  it("gives up on a request that takes too long, and admits the others", async () => {
    const exchangeLock = createExchangeLock(5);
    void exchangeLock.begin();
    let worked = false;
    const shut = exchangeLock.runAlone(async () => (worked = true));
    const late = exchangeLock.begin();
    await expect(shut).rejects.toThrow(StoreUnavailable);
    await late;
    expect(worked).toBe(false);
  });

  it("opens again when the work fails", async () => {
    const exchangeLock = createExchangeLock();
    await expect(exchangeLock.runAlone(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
    expect(exchangeLock.begin()).toBeNull();
  });
});
