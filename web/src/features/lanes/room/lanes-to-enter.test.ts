/** Tests of `lanes-to-enter.ts`. */
import { expect, it } from "vitest";
import { lanesToEnter } from "./lanes-to-enter.ts";

type Lane = Parameters<typeof lanesToEnter>[0][number];

const lane = (id: number, state: Lane["state"], mine = false, day = 1): Lane => ({
  id_queue: id,
  state,
  operators_me: mine,
  start: `2026-11-0${day}T10:00:00.000Z`,
});

it.each([
  ["their own running lane among others", [lane(1, "running"), lane(2, "running", true)], [2]],
  [
    "a choice of their own running lanes",
    [lane(1, "paused", true), lane(2, "open", true), lane(3, "open")],
    [1, 2],
  ],
  ["a choice of all, for a bidder", [lane(1, "running"), lane(2, "paused")], [1, 2]],
  [
    "the lane that runs, before their own one of later",
    [lane(1, "running"), lane(2, "scheduled", true)],
    [1],
  ],
  [
    "their own next lane, though another one is first",
    [lane(1, "scheduled"), lane(2, "scheduled", true)],
    [2],
  ],
  [
    "a choice of their own lanes of that day",
    [lane(1, "scheduled", true), lane(2, "scheduled", true), lane(3, "scheduled", true, 2)],
    [1, 2],
  ],
  ["the next lane, for a bidder", [lane(1, "finished"), lane(2, "scheduled"), lane(3, "scheduled")], [2]],
  ["none, when none comes", [lane(1, "finished"), lane(2, "cancelled")], []],
])("leads to %s", (_name, lanes, ids) => {
  expect(lanesToEnter(lanes).map(({ id_queue: id }) => id)).toEqual(ids);
});
