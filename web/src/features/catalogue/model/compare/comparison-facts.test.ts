import { describe, expect, it } from "vitest";
import type { Lot } from "#/realtime/lots/lot-query.ts";
import { comparedFacts } from "./comparison-facts.ts";

const car = (year: number, mileage: number) =>
  ({
    vehicle: {
      year,
      mileage,
      engine_text: "3.5 V6 petrol",
      gearbox: { label: "Automatic" },
      drive: { label: "4WD" },
      body: { label: "SUV" },
      colour: { label: "White" },
      region: { label: "GCC" },
    },
    property: null,
    condition: { grade: 4, zones: [{ state: "damage" }, { state: "repainted" }, { state: "damage" }] },
    place: { location: "Al Awir", city: { label: "Dubai" } },
    vat: "included",
    live: { price: 90_000, start_price: 50_000, buy_now: null, buynow_open: false },
  }) as unknown as Lot;

describe("a comparison of lots", () => {
  it("has a line for each fact, except facts that no lot has", () => {
    const facts = comparedFacts([car(2021, 84_200), car(2021, 102_400)]);
    const of = (label: string) => facts.find((fact) => fact.label === label);
    expect(of("Year")).toEqual({ label: "Year", values: ["2021", "2021"], differs: false });
    expect(of("Mileage")).toEqual({ label: "Mileage", values: ["84,200 km", "102,400 km"], differs: true });
    expect(of("Damage")?.values[0]).toBe("2 places");
    expect(of("Repainted")?.values[0]).toBe("1 place");
    expect(of("Bedrooms")).toBeUndefined();
    expect(of("Buy now")).toBeUndefined();
  });
});
