/** Refusals that follow from the operation table: a good token, a readable, small and valid body. */
import { operations, type OperationId } from "../../generated/operations.ts";
import type { Code } from "../../src/problem.ts";
import type { Case } from "../base/case.ts";
import { exampleOf } from "../base/example.ts";
import { callerOf } from "../base/people.ts";
import type { Call } from "../base/target.ts";

const BAD_TOKEN = "A".repeat(43);
/** Larger than any command or query. */
const FLOOD = `"${"x".repeat(500_000)}"`;

const ids = Object.keys(operations) as OperationId[];

/** Refusals that anybody can cause at any operation that declares them. */
export const generalRefusals: readonly Case[] = ids.flatMap((id) => {
  const statuses: readonly number[] = operations[id].statuses;
  return [...parameterCases(id), ...bodyCases(id), ...sessionCases(id)].filter(({ status }) =>
    statuses.includes(status),
  );
});

function parameterCases(id: OperationId): Case[] {
  const good = exampleOf(id);
  const cases = [
    refused(id, "refuses an unknown query parameter", 422, "VALIDATION", ({ people }) => ({
      ...good,
      query: { nobody_knows: 1 },
      token: people[callerOf(id)],
    })),
  ];
  if (!operations[id].keyed) return cases;
  return [
    ...cases,
    refused(id, "requires a key", 422, "VALIDATION", ({ people }) => ({
      ...good,
      token: people[callerOf(id)],
      key: null,
    })),
    refused(id, "refuses an invalid key", 422, "VALIDATION", ({ people }) => ({
      ...good,
      token: people[callerOf(id)],
      key: "short",
    })),
  ];
}

function bodyCases(id: OperationId): Case[] {
  const { body } = operations[id];
  const { body: example, ...good } = exampleOf(id);
  const otherType = { "content-type": body === "json" ? "text/plain" : "application/json" };
  if (body === null) return [];
  const type = refused(
    id,
    `takes nothing but ${body === "json" ? "JSON" : "a form"}`,
    415,
    "UNSUPPORTED_TYPE",
    () => ({
      path: good.path ?? {},
      headers: { ...good.headers, ...otherType },
      body: "{}",
    }),
  );
  if (body === "form") return [type, ...formCases(id)];
  return [
    type,
    refused(id, "refuses invalid JSON", 400, "BAD_REQUEST", () => ({ ...good, body: "{" })),
    refused(id, "refuses a body that is too large", 413, "TOO_LARGE", () => ({ ...good, body: FLOOD })),
    refused(id, "refuses an unknown field", 422, "VALIDATION", ({ people }) => ({
      ...good,
      body: { ...(example as object), nobody_knows: 1 },
      token: people[callerOf(id)],
    })),
  ];
}

/** A form is read after the sender is known. */
function formCases(id: OperationId): Case[] {
  const { path = {}, query = {}, headers = {} } = exampleOf(id);
  const good = { path, query, headers };
  const multipart = { "content-type": "multipart/form-data; boundary=cut" };
  return [
    refused(id, "refuses a truncated form", 400, "BAD_REQUEST", ({ people }) => ({
      ...good,
      headers: { ...headers, ...multipart },
      body: "--cut\r\ncontent-disposition: form-data",
      token: people[callerOf(id)],
    })),
    refused(id, "refuses an unknown field", 422, "VALIDATION", ({ people }) => {
      const { form = new FormData() } = exampleOf(id);
      form.set("nobody_knows", "1");
      return { ...good, form, token: people[callerOf(id)] };
    }),
  ];
}

function sessionCases(id: OperationId): Case[] {
  const { auth } = operations[id];
  if (auth === "none") return [];
  const good = exampleOf(id);
  const cases = [
    refused(id, "refuses an unknown token", 401, "UNAUTHORIZED", () => ({
      ...good,
      token: BAD_TOKEN,
    })),
  ];
  if (auth === "optional") return cases;
  if (auth === "registered") return [...cases, ...registrationCases(id)];
  const cookie = ({ people }: { people: Readonly<Record<string, string>> }) =>
    `token=${people[callerOf(id)]}`;
  return [
    ...cases,
    refused(id, "requires a session", 401, "UNAUTHORIZED", () => good),
    refused(id, "refuses a token in a cookie", 401, "UNAUTHORIZED", (testData) => ({
      ...good,
      headers: { ...good.headers, cookie: cookie(testData) },
    })),
  ];
}

/** A visitor learns that they must register before anything else of the request is checked. */
function registrationCases(id: OperationId): Case[] {
  const good = exampleOf(id);
  const requests: readonly (readonly [says: string, call: Call])[] = [
    ["is only for registered people", good],
    ["is only for registered people, with or without a key", { ...good, key: null }],
    ["is only for registered people, whatever the request", { ...good, body: {} }],
  ];
  return requests.map(([says, call]) => refused(id, says, 403, "REGISTRATION_REQUIRED", () => call));
}

function refused(id: OperationId, says: string, status: number, result: Code, call: Case["call"]): Case {
  return { id, says, call, status, result };
}
