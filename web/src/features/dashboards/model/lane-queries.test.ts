import type { Schema } from "@marsa/api-spec/client-problem";
import { describe, expect, it } from "vitest";
import { laneToShow, nextLane } from "./lane-queries.ts";

const lane = (id: number, state: Schema<"QueueState">, hour: number) => ({
  id_queue: id,
  state,
  start: new Date(Date.UTC(2026, 10, 24, hour)).toISOString(),
});

describe("the lane of the menu's link", () => {
  it("is the running one, also during a pause", () => {
    expect(laneToShow([lane(1, "scheduled", 8), lane(2, "running", 10)])).toBe(2);
    expect(laneToShow([lane(1, "open", 8), lane(2, "paused", 10)])).toBe(2);
  });

  it("is the next one to start when none runs", () => {
    expect(laneToShow([lane(1, "finished", 8), lane(2, "scheduled", 14), lane(3, "scheduled", 12)])).toBe(3);
  });

  it("is none when none is planned", () => {
    expect(laneToShow([lane(1, "finished", 8), lane(2, "cancelled", 14)])).toBeNull();
    expect(nextLane([lane(3, "scheduled", 12)], 3)).toBeUndefined();
  });
});
