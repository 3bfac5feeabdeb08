import { expect, it } from "vitest";
import { USUAL_TIMERS } from "./composed.ts";
import { keep, lanesWithUnsavedCopy, readUnsavedCopy } from "./unsaved-copy.ts";

function storage(): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    clear: () => items.clear(),
    key: (place) => [...items.keys()][place] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}
const composed = {
  name: "Lane A",
  place: "Hall 2",
  start: "2026-11-24T18:00",
  timers: USUAL_TIMERS,
  room: false,
  hammer: "clock" as const,
  operators: [],
  lots: [1],
};

it("entries of a lane are kept by its id until they are saved or dropped", () => {
  const here = storage();
  here.setItem("marsa.draft.profile", "{}");
  const copy = { version: 3, base: composed, mine: { ...composed, name: "Lane B" }, joined: [] };
  keep(7, copy, here);
  expect(readUnsavedCopy(7, here)).toEqual(copy);
  expect([...lanesWithUnsavedCopy(here)]).toEqual([7]);
  keep(7, null, here);
  expect([readUnsavedCopy(7, here), lanesWithUnsavedCopy(here).size]).toEqual([null, 0]);
});

it("unreadable entries, or those of an older build, count as none", () => {
  const here = storage();
  here.setItem("marsa.draft.lane.7", '{"mine":{}}');
  here.setItem("marsa.draft.lane.8", "{");
  expect([readUnsavedCopy(7, here), readUnsavedCopy(8, here)]).toEqual([null, null]);
});
