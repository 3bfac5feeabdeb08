/** Tests of the vectors rules. */
import { formulaDifference, formulaVectors } from "@marsa/api-spec/vectors/formula";
import { firstDifference } from "@marsa/api-spec/vectors/play";
import { vectorsByPart } from "@marsa/api-spec/vectors/vector";
import { describe, expect, it } from "vitest";
import { defaultTerms, depositTerms, priceTerms } from "../lot/terms.ts";
import { engineGround } from "./ground.ts";

describe.each([...vectorsByPart()])("the engine keeps the rules of %s:", (_, vectors) => {
  it.each(vectors.map((vector) => [vector.name, vector] as const))("%s", async (_name, vector) => {
    expect(await firstDifference(vector, engineGround(vector.given))).toBeNull();
  });
});

describe("the formulas of money:", () => {
  const deposit = {
    vehicle: depositTerms(defaultTerms, "vehicle"),
    apartment: depositTerms(defaultTerms, "apartment"),
  };
  const price = priceTerms(defaultTerms, "without");
  it.each(formulaVectors.map((vector) => [vector.name, vector] as const))("%s", (_name, vector) => {
    expect(formulaDifference(vector, { deposit, price })).toBeNull();
  });
});
