import { expect, it, vi } from "vitest";
import { changed, type Shown } from "./rolling-number.tsx";

const before: Shown = { value: 170_000, rolls: [], at: -Infinity, last: -Infinity };
const at = (ms: number) => vi.spyOn(performance, "now").mockReturnValue(ms);

it("rolls the digits that change, and no other", () => {
  at(1_000);
  expect(changed(before, 171_000, false)).toEqual({
    value: 171_000,
    rolls: [null, null, "0", null, null, null, null],
    at: 1_000,
    last: 1_000,
  });
});

it("flashes and rolls no digit on a slow machine", () => {
  at(1_000);
  const { rolls, at: began } = changed(before, 171_000, true);
  expect(rolls.every((digit) => digit === null)).toBe(true);
  expect(began).toBe(1_000);
});

it("does not begin again for a change soon after another one", () => {
  at(1_000);
  const first = changed(before, 171_000, false);
  at(1_500);
  expect(changed(first, 172_000, false)).toEqual({ ...first, value: 172_000, last: 1_500 });
});
