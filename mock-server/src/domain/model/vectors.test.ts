import { firstDifference } from "@marsa/api-spec/vectors/play";
import { vectorsByPart } from "@marsa/api-spec/vectors/vector";
import { describe, expect, it } from "vitest";
import { engineGround } from "./ground.ts";

describe.each([...vectorsByPart()])("the engine keeps the rules of %s:", (_, vectors) => {
  it.each(vectors.map((vector) => [vector.name, vector] as const))("%s", async (_name, vector) => {
    expect(await firstDifference(vector, engineGround(vector.given))).toBeNull();
  });
});
