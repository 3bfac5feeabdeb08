/** Each operation has a valid example request. */
import { describe, expect, it } from "vitest";
import { operations, type OperationId } from "../../generated/operations.ts";
import { documentOperation, resolved, type Parameter } from "../../src/document.ts";
import { requestValidator } from "../../src/validation.ts";
import { exampleOf } from "./example.ts";

const ids = Object.keys(operations) as OperationId[];
const parametersOf = (id: OperationId) => {
  const { path, method } = operations[id];
  return (documentOperation(path, method).parameters ?? []).map((parameter) =>
    resolved<Parameter>(parameter),
  );
};

/** Returns a form as its schema sees it: a file is its name. */
const fieldsOf = (form: FormData) =>
  Object.fromEntries(
    [...form].map(([name, value]) => [name, typeof value === "string" ? value : value.name]),
  );

describe("every operation of the document", () => {
  it("has an example of each parameter", () => {
    const missing = ids.flatMap((id) =>
      parametersOf(id)
        .filter(({ example }) => example === undefined)
        .map(({ name }) => `${id} ${name}`),
    );
    expect(missing).toEqual([]);
  });

  it("has an example of its body", () => {
    const missing = ids.filter((id) => {
      const { body } = operations[id];
      const example = exampleOf(id);
      return body !== null && example.body === undefined && example.form === undefined;
    });
    expect(missing).toEqual([]);
  });

  it("keeps its own rules in its example", () => {
    const broken = ids.flatMap((id) => {
      const { path = {}, query = {}, headers = {}, form, body = form && fieldsOf(form) } = exampleOf(id);
      const key = parametersOf(id).find(({ name }) => name === "Idempotency-Key");
      const header = { ...headers, ...(key && { [key.name]: key.example }) };
      const errors = requestValidator(operations[id])({ path, query, header, body }) ?? [];
      return errors.map(({ field, message }) => `${id} ${field}: ${message}`);
    });
    expect(broken).toEqual([]);
  });
});
