import { expect, it } from "vitest";
import { isConfirmed, unusualValues } from "./usual-values.ts";

const NOW = Date.parse("2026-11-24T10:00:00.000Z");
const asked = (fields: Parameters<typeof unusualValues>[0]) =>
  unusualValues(fields, NOW).map(({ message }) => message);

it.each([
  [{ mileage: 1_200_000 }, "Is 1,200,000 km right? Usual is at most 600,000 km"],
  [{ year: 1902 }, "Is 1902 right? Usual is at least 1970"],
  [{ year: 2031 }, "Is 2031 right? Usual is at most 2027"],
  [{ start_price: 12 }, "Is AED 12 right? Usual is at least AED 500"],
  [{ buy_now: 120_000_000 }, "Is AED 120,000,000 right? Usual is at most AED 10,000,000"],
  [{ kind: "apartment", area: 12 } as const, "Is 12 sqft right? Usual is at least 150 sqft"],
  [
    { kind: "apartment", service_charge: 14 } as const,
    "Is AED 14 a year right? Usual is at least AED 1,000 a year",
  ],
  [{ kind: "apartment", area: 120_000 } as const, "Is 120,000 sqft right? Usual is at most 20,000 sqft"],
])("asks about a value out of the usual: %j", (fields, message) => {
  expect(asked(fields)).toEqual([message]);
});

it("asks nothing about usual values, an apartment on plan and an empty form", () => {
  expect(asked({ mileage: 0, year: 2027, start_price: 500, buy_now: 3_000_000 })).toEqual([]);
  expect(asked({ kind: "apartment", year: 2031, area: 4_200, start_price: 90_000_000 })).toEqual([]);
  expect(asked({})).toEqual([]);
});

it("asks no more once the seller said yes, until the value changes", () => {
  const confirmed = [{ field: "mileage", value: "1200000" }];
  expect(asked({ mileage: 1_200_000, confirmed })).toEqual([]);
  expect(asked({ mileage: 1_300_000, confirmed })).toHaveLength(1);
  expect(isConfirmed({ vin: "JTMHV05J904123456", confirmed }, "vin")).toBe(false);
});

it("asks about a make, a year and a body that the VIN tells otherwise, and no more once they are confirmed", () => {
  const car = { vin: "3TMCZ5AN4KM212345", mark: "nissan", year: 2018, body: "sedan" };
  expect(asked(car)).toEqual([
    "Is the make right? The VIN is of another one",
    "Is the year right? The VIN says 2019",
    "Is the body right? The VIN is of another one",
  ]);
  const confirmed = [{ field: "mark", value: "nissan" }];
  expect(asked({ ...car, year: 2019, body: "pickup", confirmed })).toEqual([]);
  expect(asked({ ...car, vin: "ZZZCZ5AN4KM212345" })).toEqual([]);
});
