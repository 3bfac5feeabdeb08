/** Tests of `lanes-to-enter.ts`. */
import { expect, it } from "vitest";
import { lanesToEnter } from "./lanes-to-enter.ts";

type Lane = Parameters<typeof lanesToEnter>[0][number];

const lane = (id: number, state: Lane["state"], mine = false): Lane => ({
  id_queue: id,
  state,
  operators_me: mine,
});

it.each([
  ["their own running lane among others", [lane(1, "running"), lane(2, "running", true)], [2]],
  [
    "a choice of their own running lanes",
    [lane(1, "paused", true), lane(2, "open", true), lane(3, "open")],
    [1, 2],
  ],
  ["a choice of all, for a bidder", [lane(1, "running"), lane(2, "paused")], [1, 2]],
  ["the next lane, for a bidder", [lane(1, "finished"), lane(2, "scheduled"), lane(3, "scheduled")], [2]],
  ["none, when none comes", [lane(1, "finished"), lane(2, "cancelled")], []],
])("leads to %s", (_name, lanes, ids) => {
  const { lanes: found, isDesk } = lanesToEnter(lanes);
  expect([found.map(({ id_queue: id }) => id), isDesk]).toEqual([ids, false]);
});

it("leads an auctioneer without a running lane to their desk: their coming lanes, then those of others that run", () => {
  const lanes = [
    lane(1, "running"),
    lane(2, "scheduled"),
    lane(3, "scheduled", true),
    lane(4, "scheduled", true),
  ];
  const { lanes: found, isDesk } = lanesToEnter(lanes);
  expect([found.map(({ id_queue: id }) => id), isDesk]).toEqual([[3, 4, 1], true]);
  expect(lanesToEnter([lane(3, "scheduled", true)])).toMatchObject({
    lanes: [{ id_queue: 3 }],
    isDesk: true,
  });
});
