/** Tests of `save-and-tell.ts`. */
import { expect, it } from "vitest";
import type { Lot } from "#/realtime/lots/lot-query.ts";
import { likeOf } from "./save-and-tell.ts";

const term = (value: string, label: string) => ({ value, label });
const place = { city: term("dubai", "Dubai"), community: term("dubai-marina", "Dubai Marina") };
const lot = (facts: object) =>
  ({ title: "A lot", vehicle: null, property: null, place, ...facts }) as unknown as Lot;

it("the next one like a car is one of its model", () => {
  const vehicle = { mark: term("nissan", "Nissan"), model: term("nissan-patrol", "Patrol") };
  expect(likeOf(lot({ kind: "vehicle", vehicle }))).toEqual({
    name: "Nissan Patrol",
    search: { section: "vehicles", mark: ["nissan"], model: ["nissan-patrol"] },
  });
});

it("the next one like a flat has its bedrooms, in its community or city", () => {
  expect(likeOf(lot({ kind: "apartment", property: { bedrooms: 1 } }))).toEqual({
    name: "1-bedroom in Dubai Marina",
    search: { section: "apartments", community: ["dubai-marina"], bedrooms: ["1"] },
  });
  const studio = lot({ kind: "apartment", property: { bedrooms: 0 }, place: { ...place, community: null } });
  expect(likeOf(studio)).toEqual({
    name: "Studio in Dubai",
    search: { section: "apartments", city: ["dubai"], bedrooms: ["0"] },
  });
});
