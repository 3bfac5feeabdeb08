/** Applies an injected fault to a call. */
import { setTimeout as wait } from "node:timers/promises";
import { problems, type Code } from "@marsa/api-spec/problem";
import { refuse } from "../handler.ts";
import type { Sent } from "../bindings.ts";
import { sentAnswer, sentProblem } from "../responses.ts";
import type { FaultEffect } from "../../ports/fault-effect.ts";

const RETRY_AFTER_S = 1;
/** Statuses whose answers never have a body. */
const BODILESS: readonly number[] = [204, 205, 304];

/** The problem code of each status that no feature uses. */
const CODES: Readonly<Record<number, Code>> = {
  400: "BAD_REQUEST",
  401: "UNAUTHORIZED",
  402: "DEPOSIT_REQUIRED",
  403: "ROLE_FORBIDDEN",
  404: "NOT_FOUND",
  405: "METHOD_NOT_ALLOWED",
  408: "BODY_TOO_SLOW",
  409: "STALE",
  413: "TOO_LARGE",
  415: "UNSUPPORTED_TYPE",
  422: "VALIDATION",
  429: "RATE_LIMITED",
  500: "INTERNAL",
  503: "UNAVAILABLE",
};

/**
 * Runs a call under its fault, and delays the answer as the fault says.
 * @returns the answer; null: none, the socket is to be closed.
 */
export async function applyFault<Answer>(
  { status, reply, latencyMs, drops }: FaultEffect,
  work: () => Promise<Answer>,
  instead: (status: number, reply: unknown) => Answer,
): Promise<Answer | null> {
  const isDone = drops !== "call" && status === null;
  const answer = isDone ? await work() : status === null ? null : instead(status, reply);
  if (latencyMs > 0) await wait(latencyMs);
  return drops === null ? answer : null;
}

/** Returns the answer of a fault: its own body, or the problem documented for its status, else of the nearest code. */
export function faultAnswer(status: number, reply: unknown, requestId: string): Sent {
  if (reply !== undefined)
    return sentAnswer({ ok: true, status, body: BODILESS.includes(status) ? null : reply });
  const code = CODES[status] ?? (status < 500 ? "BAD_REQUEST" : "INTERNAL");
  const asksToComeBack = status === 429 || status === 503;
  const headers = asksToComeBack ? { "retry-after": String(RETRY_AFTER_S) } : undefined;
  const details = status === 429 ? { retry_s: RETRY_AFTER_S } : {};
  const sent = sentProblem(refuse(code, details, headers), requestId);
  return problems[code].status === status
    ? sent
    : { ...sent, status, body: { ...(sent.body as object), status } };
}
