import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { StoreUnavailable } from "../store/errors.ts";
import { createDoor } from "./door.ts";

describe("the door", () => {
  it("lets everybody in at once while it is open", () => {
    expect(createDoor().enter()).toBeNull();
  });

  it("is shut when those inside are out, and keeps newcomers until the work is done", async () => {
    const door = createDoor();
    const said: string[] = [];
    void door.enter();
    const shut = door.shut(async () => {
      said.push("work");
      await wait(10);
      said.push("done");
    });
    const late = door.enter()?.then(() => said.push("in"));
    await wait(5);
    expect(said).toEqual([]);
    door.leave();
    await Promise.all([shut, late]);
    expect(said).toEqual(["work", "done", "in"]);
  });

  it("counts those it kept as inside", async () => {
    const door = createDoor(5);
    await Promise.all([door.shut(async () => undefined), door.enter()]);
    await expect(door.shut(async () => undefined)).rejects.toThrow(StoreUnavailable);
    door.leave();
    expect(await door.shut(async () => "shut")).toBe("shut");
  });

  it("gives up on somebody who stays, and lets the others in", async () => {
    const door = createDoor(5);
    void door.enter();
    let worked = false;
    const shut = door.shut(async () => (worked = true));
    const late = door.enter();
    await expect(shut).rejects.toThrow(StoreUnavailable);
    await late;
    expect(worked).toBe(false);
  });

  it("opens again when the work fails", async () => {
    const door = createDoor();
    await expect(door.shut(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
    expect(door.enter()).toBeNull();
  });
});
