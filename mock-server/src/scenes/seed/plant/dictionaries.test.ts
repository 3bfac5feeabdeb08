/** Tests of `dictionaries.ts`. */
import { expect, it } from "vitest";
import { DICTIONARIES } from "./dictionaries.ts";

const labels = (name: "marks" | "bodies") => DICTIONARIES[name].map(({ label }) => label);

it("makes, models and bodies are those of the Gulf market", () => {
  const makes = [
    "Rolls-Royce",
    "Bentley",
    "Ferrari",
    "Lamborghini",
    "Maserati",
    "Chery",
    "Changan",
    "Citroën",
  ];
  expect(labels("marks")).toEqual(expect.arrayContaining(makes));
  expect(labels("bodies")).toEqual(expect.arrayContaining(["Convertible", "Estate", "Van", "Truck", "Bus"]));
  const models = DICTIONARIES.models.map(({ label, parent }) => `${parent} ${label}`);
  expect(models).toEqual(
    expect.arrayContaining([
      "toyota Prius",
      "toyota Hiace",
      "lamborghini Huracán",
      "citroen C3",
      "honda City",
    ]),
  );
});

it.each(Object.entries(DICTIONARIES))("every value of %s occurs once in it", (_, entries) => {
  const values = entries.map(({ value }) => value);
  expect(values.filter((value, i) => values.indexOf(value) !== i || !/^[a-z0-9-]+$/i.test(value))).toEqual(
    [],
  );
});

it("every model belongs to a make", () => {
  const makes = new Set(DICTIONARIES.marks.map(({ value }) => value));
  expect(DICTIONARIES.models.filter(({ parent = "" }) => !makes.has(parent))).toEqual([]);
});
