/** The example request of an operation in the document. */
import type { OperationId } from "../../generated/operations.ts";
import { operations } from "../../generated/operations.ts";
import { documentOperation, resolved, type JsonSchema, type Parameter } from "../../src/document.ts";
import type { Call } from "./target.ts";

type Part = Readonly<Record<string, string | number>>;

/** The whole example: all parameters, optional ones too, and the body. Token and key come from the caller. */
export function exampleOf(id: OperationId): Call {
  const { method, path } = operations[id];
  const { parameters = [], requestBody } = documentOperation(path, method);
  const given = parameters.map((parameter) => resolved<Parameter>(parameter));
  const part = (where: Parameter["in"]): Part =>
    Object.fromEntries(
      given
        .filter((parameter) => parameter.in === where && parameter.name !== "Idempotency-Key")
        .map(({ name, example }) => [name, example as string | number]),
    );
  const json = requestBody?.content?.["application/json"];
  const form = requestBody?.content?.["multipart/form-data"];
  return {
    path: part("path"),
    query: part("query"),
    headers: Object.fromEntries(Object.entries(part("header")).map(([name, value]) => [name, String(value)])),
    ...(json && { body: structuredClone(json.example) }),
    ...(form && { form: formOf(form.schema, form.example as Readonly<Record<string, string>>) }),
  };
}

/** Text fields as they are; a field of bytes as a file with the words of its example as bytes. */
function formOf(schema: JsonSchema, example: Readonly<Record<string, string>>): FormData {
  const { properties } = resolved<{ properties: Record<string, JsonSchema> }>(schema as never);
  const form = new FormData();
  for (const [name, value] of Object.entries(example)) {
    if (properties[name]?.["format"] === "binary") form.set(name, new Blob([value]), "example.jpg");
    else form.set(name, value);
  }
  return form;
}
