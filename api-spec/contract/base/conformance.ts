/** The rules for every reply of an operation to any request: schema, headers, codes. */
import { operations, type OperationId } from "../../generated/operations.ts";
import { problems, type Code } from "../../src/problem.ts";
import { replyValidator, type ReplyValidator } from "../../src/validation.ts";
import type { Answered } from "./target.ts";

const validators = new Map<OperationId, ReplyValidator>();

/** Returns everything in a reply that the document does not allow, in a few words each. */
export function defectsOf(id: OperationId, answered: Answered): string[] {
  const { status, body } = answered;
  const headers = headerDefects(answered);
  const type = typeDefect(answered);
  // Another kind of content than the document names has no fields to compare.
  if (type !== null) return [type, ...headers];
  const schema = validatorOf(id)(status, body);
  const defects = [...(schema === null ? [] : [schema]), ...headers];
  return status >= 400 ? [...defects, ...problemDefects(id, answered)] : defects;
}

function validatorOf(id: OperationId): ReplyValidator {
  let validator = validators.get(id);
  if (!validator) validators.set(id, (validator = replyValidator(operations[id])));
  return validator;
}

/** Returns the defect of the content type, or of a body of another type; null without one. */
function typeDefect({ status, headers, body, text }: Answered): string | null {
  const json = status >= 400 ? "application/problem+json" : "application/json";
  const type = headers.get("content-type") ?? "";
  const isRight =
    body instanceof Uint8Array ? /^(?!text\/html)\w+\/[\w.+-]+/.test(type) : type.startsWith(json);
  if (status === 304) return null;
  if (!isRight) return `content-type is ${type || "missing"} instead of ${json}`;
  return body === null && text !== "" && text !== "null" ? `the body is not JSON, as its ${type} says` : null;
}

function headerDefects({ status, headers }: Answered): string[] {
  const header = (name: string) => headers.get(name) ?? "";
  const rules: [broken: boolean, defect: string][] = [
    [header("x-content-type-options") !== "nosniff", "x-content-type-options is not nosniff"],
    [
      !headers.has("etag") && !/\bno-store\b/.test(header("cache-control")),
      "cache-control is not no-store, and there is no ETag",
    ],
    [status === 401 && !/^bearer/i.test(header("www-authenticate")), "401 without WWW-Authenticate: Bearer"],
    [
      (status === 429 || status === 503) && !/^\d+$/.test(header("retry-after")),
      `${status} without Retry-After in seconds`,
    ],
    [headers.has("access-control-allow-origin"), "other origins are let in"],
  ];
  return rules.filter(([broken]) => broken).map(([, defect]) => defect);
}

function problemDefects(id: OperationId, { status, body }: Answered): string[] {
  const problem = body as { status?: unknown; result?: unknown } | null;
  const codes: readonly string[] = operations[id].codes;
  const result = String(problem?.result);
  const defects: string[] = [];
  if (problem?.status !== status) defects.push(`the problem says status ${String(problem?.status)}`);
  if (!codes.includes(result)) defects.push(`${result} is no code of this operation`);
  else if (problems[result as Code].status !== status) defects.push(`${result} comes with another status`);
  return defects;
}
