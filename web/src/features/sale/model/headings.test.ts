import { expect, it } from "vitest";
import { doubleFields, type Heading, isOpen, ownHeadings, readAs } from "./headings.ts";

const heading = (title: string, field: string | null, source: Heading["source"]): Heading => ({
  title,
  samples: [],
  field,
  source,
});
const HEADINGS = [
  heading("Make", "mark", "template"),
  heading("Chassis no.", "vin", "remembered"),
  heading("Prix", "start_price", "proposed"),
  heading("Horsepower", null, "unknown"),
];

it("a person chooses for their own headings, and the new ones ask for it", () => {
  expect(ownHeadings(HEADINGS)).toHaveLength(3);
  expect(HEADINGS.filter(isOpen).map(({ title }) => title)).toEqual(["Prix", "Horsepower"]);
});

it("a field is taken once, and any number of columns is left out", () => {
  const chosen = ["vin", null, "vin", null].map((field, place) => ({ title: `Column ${place}`, field }));
  expect([...doubleFields(chosen)]).toEqual([[2, "“Column 0” is this field already"]]);
});

it("the line above the rows names what was read", () => {
  const columns = [{ name: "vin", title: "VIN *", label: "VIN", choices: null }];
  expect(readAs(HEADINGS, columns)).toBe("“Chassis no.” as VIN");
});
