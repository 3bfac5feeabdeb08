import { expect, it } from "vitest";
import { createManualClock, createSystemClock } from "./clock.ts";

it("a manual clock stands still, and calls what is due in order of its time when told to go on", () => {
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

it("the system's clock calls at once what is due already, and nothing that was cancelled", async () => {
  const clock = createSystemClock();
  const cancel = clock.at(clock.now() + 1, () => expect.unreachable());
  cancel();
  const late = await new Promise<number>((resolve) => clock.at(0, () => resolve(clock.now())));
  expect(Math.abs(late - Date.now())).toBeLessThan(5_000);
  expect(clock.rate).toBe(1);
});
