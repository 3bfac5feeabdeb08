/** Tests of `nearest.ts`. */
import { expect, it } from "vitest";
import { nearest } from "./nearest.ts";

const labels = [
  "Toyota",
  "Mercedes-Benz",
  "Mazda",
  "Hyundai",
  "Land Rover",
  "Land Cruiser",
  "BMW",
  "MG",
  "Volkswagen",
];
const choices = labels.map((label) => ({ value: label.toLowerCase(), label }));

it.each([
  ["toyta", "Toyota"],
  ["toyotaa", "Toyota"],
  ["mercedes", "Mercedes-Benz"],
  ["mercedes benz", "Mercedes-Benz"],
  ["hyndai", "Hyundai"],
  ["hundai", "Hyundai"],
  ["land crusier", "Land Cruiser"],
  ["toyota land cruiser", "Toyota"],
  ["wolkswagen", "Volkswagen"],
  ["bwm", null],
  ["m", null],
  ["ferrari", null],
  ["", null],
])("%j is near to %j", (word, label) => {
  expect(nearest(word, choices)?.label ?? null).toBe(label);
});

it("no value of a very long list is proposed", () => {
  const many = Array.from({ length: 201 }, (_, i) => ({ value: String(i), label: `Model ${i}` }));
  expect(nearest("model 7", many)).toBeNull();
});
