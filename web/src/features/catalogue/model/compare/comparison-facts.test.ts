import { describe, expect, it } from "vitest";
import { type Compared, comparedFacts } from "./comparison-facts.ts";

interface Car {
  mileage: number;
  zones?: string[];
  nextMin?: number;
  phase?: string;
  max?: number;
}

function car({ mileage, zones = [], nextMin = 90_000, phase = "open", max }: Car) {
  return {
    lot: {
      kind: "vehicle",
      vehicle: {
        year: 2021,
        mileage,
        engine_text: "3.5 V6 petrol",
        gearbox: { label: "Automatic" },
        drive: { label: "4WD" },
        body: { label: "SUV" },
        colour: { label: "White" },
        region: { label: "GCC" },
      },
      property: null,
      condition: {
        grade: 4,
        zones: zones.map((state) => ({ state })),
        tyres: [{ tread_mm: 5.14 }, { tread_mm: null }, { tread_mm: 6.3 }],
      },
      place: { location: "Al Awir", city: { label: "Dubai" } },
      vat: "included",
    },
    live: {
      phase,
      price: 90_000,
      start_price: 50_000,
      next_min: nextMin,
      buy_now: null,
      buynow_open: false,
      opens: "2026-11-20T10:00:00.000Z",
      end: "2026-11-24T12:30:00.000Z",
      lane: null,
    },
    mine: max === undefined ? null : { max },
    status: max === undefined ? "none" : "outbid",
    pays: (amount: number) => amount + 1_000,
    sales: null,
  } as unknown as Compared;
}

function rowsOf(...cars: Car[]) {
  const facts = comparedFacts(cars.map(car));
  return (label: string) => facts.find((fact) => fact.label === label);
}

describe("a comparison of lots", () => {
  it("has a line for each fact, except facts that no lot has", () => {
    const row = rowsOf({ mileage: 84_200, zones: ["damage", "repainted", "damage"] }, { mileage: 102_400 });
    expect(row("Year")).toMatchObject({ values: ["2021", "2021"], differs: false, best: null });
    expect(row("Mileage")).toMatchObject({ values: ["84,200 km", "102,400 km"], differs: true });
    expect(row("Findings")?.values).toEqual(["1 repainted, 2 damaged", "None"]);
    expect(row("Thinnest tyre")?.values[0]).toBe("5.1 mm");
    expect(row("Bedrooms")).toBeUndefined();
    expect(row("Buy now")).toBeUndefined();
    expect(row("My maximum")).toBeUndefined();
  });

  it("marks the one lot that is best in a line, and none where two are equal", () => {
    const row = rowsOf(
      { mileage: 84_200, zones: ["damage"], nextMin: 91_000 },
      { mileage: 60_000, nextMin: 95_000 },
      { mileage: 90_000, nextMin: 91_000 },
    );
    expect(row("Mileage")?.best).toEqual({ place: 1, word: "fewest km" });
    expect(row("Findings")?.best).toBeNull();
    expect(row("You pay at the next minimum")).toMatchObject({
      values: ["AED 92,000", "AED 96,000", "AED 92,000"],
      best: null,
    });
  });

  it("counts a lot that has ended for no price to pay, and says when it ended", () => {
    const row = rowsOf({ mileage: 1, phase: "sold", max: 177_000 }, { mileage: 2 });
    expect(row("You pay at the next minimum")).toMatchObject({ values: [null, "AED 91,000"], best: null });
    expect(row("Ends")?.values[0]).toMatch(/^Sold, /);
    expect(row("My maximum")?.values).toEqual(["AED 177,000, exceeded", null]);
  });
});
