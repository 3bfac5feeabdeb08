/**
 * Puts the examples of replies and refusals into the bundled document. The document's schemas must be generated
 * first.
 */
import { believable } from "../examples/believable.ts";
import { recordedReply } from "../examples/recorded.ts";
import type { JsonSchema } from "../src/document.ts";
import { problemOf, problems, type Code, type Details } from "../src/problem.ts";
import { replyValidator } from "../src/validation.ts";

interface Content {
  schema: JsonSchema;
  example?: unknown;
  examples?: Record<string, { value: unknown }>;
}
interface Response {
  $ref?: string;
  content?: Record<string, Content>;
}
interface Operation {
  operationId?: string;
  responses?: Record<string, Response>;
}
interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { responses: Record<string, Response> };
}

/** Facts that complete a refusal's sentence. */
const DETAILS: Partial<Record<Code, Details>> = {
  DEPOSIT_REQUIRED: { top_up: 7_200 },
  PROFILE_LOCKED: { reason: "Unpaid win", until: "2026-12-01" },
  LOT_NOT_OPEN: { opens_at: "2026-11-24T14:00:00.000Z" },
  LOT_CLOSED: { late_ms: 410 },
  BID_TOO_LOW: { next_min: 178_500 },
  NO_PROXY: { window_s: 120 },
  STALE: { buy_now: 215_000 },
  MIN_PRICE_RULE: { most: 156_750 },
  ACCOUNT_BUSY: { blockers: ["leading"] },
  VALIDATION: { errors: [{ field: "price", message: "This field is required" }] },
  RATE_LIMITED: { retry_s: 42 },
};

/**
 * Adds examples to the bundled document, in place. A recorded reply is the example while its schema allows it;
 * otherwise a reply is made from the schema.
 * @returns The operations with an outdated recorded reply.
 */
export function addExamples(given: unknown): string[] {
  const { paths, components } = given as Document;
  const outdated: string[] = [];
  for (const [path, item] of Object.entries(paths)) {
    for (const [method, { operationId = "", responses = {} }] of Object.entries(item)) {
      const reply = responses["200"]?.content?.["application/json"];
      if (!reply) continue;
      const recorded = recordedReply(operationId);
      const current = recorded !== undefined && replyValidator({ path, method })(200, recorded) === null;
      if (recorded !== undefined && !current) outdated.push(operationId);
      reply.example = current ? recorded : believable(reply.schema);
    }
  }
  for (const [name, status] of statusesOf(paths)) {
    const response = components.responses[name];
    const type = "application/problem+json";
    const problem = response?.content?.[type];
    // The document writes a shared response once, so each operation gets its own.
    if (problem) response.content = { [type]: { ...problem, examples: refusalsOf(status) } };
  }
  return outdated;
}

/** The status of each shared response, by name. */
function statusesOf(paths: Document["paths"]): Map<string, number> {
  const operations = Object.values(paths).flatMap((item) => Object.values(item));
  const used = operations.flatMap(({ responses = {} }) => Object.entries(responses));
  return new Map(
    used.flatMap(([status, { $ref }]) => ($ref ? [[$ref.split("/").at(-1)!, Number(status)] as const] : [])),
  );
}

/** No operation answers NO_SUCH_CALL: it stands for a path without one. */
function refusalsOf(status: number): Record<string, { value: unknown }> {
  const codes = (Object.keys(problems) as Code[]).filter(
    (code) => problems[code].status === status && code !== "NO_SUCH_CALL",
  );
  return Object.fromEntries(
    codes.map((code) => [code, { value: problemOf(code, DETAILS[code] ?? {}, "b1c8-04") }]),
  );
}
