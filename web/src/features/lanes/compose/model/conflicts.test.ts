import { describe, expect, it } from "vitest";
import { type Auctioneer, conflictsOf, spanOf } from "./conflicts.ts";

const at = (hour: string) => Date.parse(`2026-11-24T${hour}:00.000Z`);
const wire = (hour: string) => new Date(at(hour)).toISOString();
const lane = (id: number, start: string, ends: string | null): Auctioneer["lanes"][number] => ({
  id_queue: id,
  name: `Lane ${id}`,
  state: "scheduled",
  start: wire(start),
  ends: ends === null ? null : wire(ends),
});
const person = (...lanes: Auctioneer["lanes"]): Auctioneer => ({ id_user: 60, name: "Marcus Ellery", lanes });
const namesOf = (who: Auctioneer, from: string, to: string) =>
  conflictsOf(who, spanOf(at(from), at(to)), 1).map(({ name }) => name);

describe("an auctioneer with two lanes", () => {
  it("has a conflict where the lanes overlap, in part or as a whole", () => {
    const who = person(lane(2, "14:00", "15:00"));
    expect(namesOf(who, "14:30", "16:00")).toEqual(["Lane 2"]);
    expect(namesOf(who, "13:00", "16:00")).toEqual(["Lane 2"]);
    expect(namesOf(who, "16:00", "17:00")).toEqual([]);
  });

  it("needs ten minutes between two lanes", () => {
    const who = person(lane(2, "14:00", "15:00"));
    expect(namesOf(who, "15:05", "16:00")).toEqual(["Lane 2"]);
    expect(namesOf(who, "15:10", "16:00")).toEqual([]);
  });

  it("has none with the lane of the form, whatever its time was", () => {
    expect(namesOf(person(lane(1, "14:00", "15:00")), "14:00", "15:00")).toEqual([]);
  });

  it("needs an hour for a lane without lots", () => {
    const who = person(lane(2, "14:00", null));
    expect(namesOf(who, "14:50", "16:00")).toEqual(["Lane 2"]);
    expect(namesOf(who, "15:30", "16:00")).toEqual([]);
  });

  it("has none while the lane has no start", () => {
    expect(conflictsOf(person(lane(2, "14:00", "15:00")), null, 1)).toEqual([]);
  });
});
