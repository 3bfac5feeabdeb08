/** Tests of `dictionaries.ts`. */
import { vinFacts } from "@marsa/api-spec/vin-facts";
import { expect, it } from "vitest";
import { VEHICLE_MODELS } from "./vehicle-models/catalogue.ts";
import { DICTIONARIES, markValue } from "./dictionaries.ts";

const valuesOf = (name: "marks" | "bodies") => new Set(DICTIONARIES[name].map(({ value }) => value));
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
  expect(labels("bodies")).toEqual(
    expect.arrayContaining(["Convertible", "Estate", "Van", "Truck", "Bus", "Motorcycle"]),
  );
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

it("a VIN tells makes and bodies that sellers can choose", () => {
  const letters = Array.from("ABCDEFGHJKLMNPRSTUVWXYZ0123456789");
  const prefixes = letters.flatMap((a) => letters.flatMap((b) => letters.map((c) => a + b + c)));
  const told = prefixes.map((prefix) => vinFacts(`${prefix}00000000000000`, 2027));
  const makes = new Set(told.flatMap(({ marks }) => marks));
  expect([...makes].filter((mark) => !valuesOf("marks").has(mark))).toEqual([]);
  expect(told.flatMap(({ body }) => body ?? []).filter((body) => !valuesOf("bodies").has(body))).toEqual([]);
  expect(makes.size).toBeGreaterThan(80);
});

it("the VIN of a car of the demo never contradicts its make or body", () => {
  const odd = VEHICLE_MODELS.filter((of) => {
    const { marks, body } = vinFacts(`${of.wmi}00000000000000`, 2027);
    return !marks.includes(markValue(of)) || (body !== null && body !== of.body);
  });
  expect(odd.map(({ mark, model, wmi, body }) => `${mark} ${model} ${wmi} ${body}`)).toEqual([]);
});
