import { describe, expect, it } from "vitest";
import { fieldErrors, publishChecks } from "./checks.ts";
import { type Composed, USUAL_TIMERS } from "./composed.ts";

const NOW = Date.parse("2026-11-24T10:00:00.000Z");
const lane: Composed = {
  name: "Lane A",
  place: "Hall 2",
  start: "2026-11-24T18:00",
  timers: USUAL_TIMERS,
  room: false,
  hammer: "clock",
  operators: [60],
  lots: [1, 2],
};
const errors = (change: Partial<Composed>) => fieldErrors({ ...lane, ...change }, lane, NOW);
const states = (change: Partial<Composed>, busy: string[] = [], broken: number[] = []) =>
  publishChecks({
    mine: { ...lane, ...change },
    problems: broken.map((id_auction) => ({ id_auction, message: "" })),
    busy,
    now: NOW,
  })
    .filter(({ state }) => state !== "done")
    .map(({ state, text }) => `${state}: ${text}`);

describe("the checks of a lane's form", () => {
  it("need a name, a place and a future start", () => {
    expect(errors({ name: " ", place: "x" })).toEqual({
      name: "Name is required",
      place: "At least 2 characters",
    });
    expect(errors({ start: "" })).toEqual({ start: "Invalid date" });
    expect(errors({ start: "2026-11-23T18:00" })).toEqual({ start: "The date can't be before today" });
    expect(errors({ start: "2026-11-24T13:59" })).toEqual({ start: "The start has to be later than now" });
  });

  it("allow a draft whose start has passed to be saved", () => {
    const late = { ...lane, start: "2026-11-24T13:00" };
    expect(fieldErrors({ ...late, name: "Lane B" }, late, NOW)).toEqual({});
  });

  it("need each time within its limits", () => {
    expect(
      errors({
        timers: { ...USUAL_TIMERS, final_s: 2, card_s: 121, running_s: null, waiting_s: Number.NaN },
      }),
    ).toEqual({
      running_s: "Running is required",
      waiting_s: "First bid must be valid",
      final_s: "Minimum value is 3",
      card_s: "Maximum value is 120",
    });
  });
});

describe("the checks before publishing", () => {
  it("have no warning about a complete lane", () => {
    expect(states({})).toEqual([]);
  });

  it("stop a lane that cannot be held", () => {
    expect(states({ start: "2026-11-24T13:00", lots: [], operators: [] })).toEqual([
      "stop: The start has passed",
      "stop: The run has no lots",
      "stop: Nobody can run it",
    ]);
    expect(states({}, [], [2, 9])).toEqual(["stop: 1 lot cannot be in a lane any more"]);
  });

  it("warn about unusual values", () => {
    expect(states({ start: "2026-11-24T14:20" }, ["Marcus Ellery"])).toEqual([
      "mind: It starts in less than half an hour",
      "mind: Marcus Ellery has another lane at this time",
    ]);
  });
});
