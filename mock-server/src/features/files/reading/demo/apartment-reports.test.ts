/** Tests of `apartment-reports.ts`. */
import { expect, it } from "vitest";
import { makeApartmentSpecs } from "../../../../scenes/seed/lots/apartment-specs.ts";
import { randomFrom } from "../../../../scenes/seed/random.ts";
import { floorPlan } from "./apartment-reports.ts";

it("the floor plan has the rooms of the lot's page, which add up to the area", () => {
  const at = Date.UTC(2026, 10, 24);
  for (const { facts: property } of makeApartmentSpecs(randomFrom("plan"), 20, at)) {
    const of = { number: 1, title: "", at, vehicle: null, property, condition: null, location: "" };
    const rows = floorPlan(of).sections?.[0]?.facts ?? [];
    const sizes = new Map(
      rows.map(([name, text]) => [name, Number(/([\d,]+) sqft$/.exec(text)?.[1]?.replace(",", ""))]),
    );
    const names = property.roomList?.map(({ name }) => name) ?? [];
    expect(names.filter((name) => !sizes.has(name))).toEqual([]);
    expect(rows).toHaveLength(names.length + 2);
    const inside = [...sizes].filter(([name]) => name !== "Balcony" && name !== "Inside the walls");
    expect(inside.reduce((sum, [, size]) => sum + size, 0)).toBe(sizes.get("Inside the walls"));
    expect(sizes.get("Inside the walls")).toBe(property.areaSqft);
  }
});
