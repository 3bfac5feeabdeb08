import { setTimeout as wait } from "node:timers/promises";
import { problems, type Code } from "@marsa/api-spec/problem";
import { refuse } from "./handler.ts";
import { sentProblem, type Sent } from "./responses.ts";
import type { FaultEffect } from "./fault-effect.ts";

const RETRY_AFTER_S = 1;

/** What each status means where no feature gives it a meaning. */
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
  501: "NOT_BUILT_YET",
  503: "UNAVAILABLE",
};

/**
 * Does the work of a call as far as its fault lets it, and holds the answer back as long as the fault says.
 * Out: what is answered; null: nothing, the socket is to be closed.
 */
export async function applyFault<Answer>(
  { status, latencyMs, drops }: FaultEffect,
  work: () => Promise<Answer>,
  refused: (status: number) => Answer,
): Promise<Answer | null> {
  const isDone = drops !== "call" && status === null;
  const answer = isDone ? await work() : status === null ? null : refused(status);
  if (latencyMs > 0) await wait(latencyMs);
  return drops === null ? answer : null;
}

/** The problem that a fault answers: as documented where the status is, else the nearest code under that status. */
export function faultProblem(status: number, requestId: string): Sent {
  const code = CODES[status] ?? (status < 500 ? "BAD_REQUEST" : "INTERNAL");
  const asksToComeBack = status === 429 || status === 503;
  const headers = asksToComeBack ? { "retry-after": String(RETRY_AFTER_S) } : undefined;
  const details = status === 429 ? { retry_s: RETRY_AFTER_S } : {};
  const sent = sentProblem(refuse(code, details, headers), requestId);
  return problems[code].status === status
    ? sent
    : { ...sent, status, body: { ...(sent.body as object), status } };
}
