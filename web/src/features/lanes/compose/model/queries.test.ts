import { expect, it } from "vitest";
import { lanesSearch, readLanesAddress } from "./queries.ts";

it("the address names a group of lanes, or one lane", () => {
  expect(readLanesAddress({ tab: "lanes" })).toEqual({});
  expect(readLanesAddress({ tab: "lanes", state: "draft", q: "vans" })).toEqual({
    state: "draft",
    q: "vans",
  });
  expect(readLanesAddress({ lane: "7" })).toEqual({ lane: 7 });
  expect(readLanesAddress({ lane: 7, door: 1 })).toEqual({ lane: 7, door: 1 });
  expect(lanesSearch({ lane: 7 })).toMatchObject({ tab: "lanes", lane: 7 });
});

it("an address with an invalid value is no page", () => {
  for (const wrong of [{ state: "nowhere" }, { lane: "abc" }, { door: 1 }, { lane: 7, door: 2 }])
    expect(readLanesAddress(wrong)).toBeNull();
});
