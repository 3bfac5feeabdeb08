/** The examples in the document. */
import { describe, expect, it } from "vitest";
import { operations, type OperationId } from "../generated/operations.ts";
import { documentOperation, openapi, resolved, type Media } from "../src/document.ts";
import type { Code } from "../src/problem.ts";
import { replyValidator, schemaValidator } from "../src/validation.ts";
import { recordedNames } from "./recorded.ts";

const ids = Object.keys(operations) as OperationId[];

function replyOf(id: OperationId): { example?: unknown } | undefined {
  const { path, method } = operations[id];
  const response = documentOperation(path, method).responses["200"];
  return response && resolved<Media>(response).content?.["application/json"];
}

const shown = ids.flatMap((id) => {
  const reply = replyOf(id);
  return reply ? [{ id, example: reply.example }] : [];
});

describe("the examples of replies", () => {
  it("exist for each operation that answers with JSON", () => {
    expect(shown.filter(({ example }) => example === undefined)).toEqual([]);
    expect(shown.length).toBeGreaterThan(150);
  });

  it("fit their operations", () => {
    const defects = shown.flatMap(({ id, example }) => {
      const defect = replyValidator(operations[id])(200, example);
      return defect === null ? [] : [`${id}: ${defect}`];
    });
    expect(defects).toEqual([]);
  });

  it("contain no tokens", () => {
    const secrets = /(?<![\w/-])[A-Za-z0-9_-]{43}(?![\w-])|\$argon2|"(?:access_token|token)": *"(?!example-)/;
    expect(shown.filter(({ example }) => secrets.test(JSON.stringify(example))).map(({ id }) => id)).toEqual(
      [],
    );
  });

  it("belong to existing operations", () => {
    expect(recordedNames().filter((name) => !(name in operations))).toEqual([]);
  });
});

describe("the examples of refusals", () => {
  const responses = Object.values(openapi.components["responses"] ?? {}) as {
    content: Record<string, { examples?: Record<string, { value: { result: Code } }> }>;
  }[];
  const examples = responses.flatMap(({ content }) =>
    Object.values(content["application/problem+json"]?.examples ?? {}).map(({ value }) => value),
  );

  it("are problems in the server's form", () => {
    const defect = schemaValidator("Problem");
    expect(examples.map((example) => defect(example)).filter((found) => found !== null)).toEqual([]);
  });

  it("have every code of their operation", () => {
    const covered = new Set<string>(examples.map(({ result }) => result));
    const declared = new Set<string>(ids.flatMap((id) => [...operations[id].codes]));
    expect([...declared].filter((code) => !covered.has(code))).toEqual([]);
  });
});
