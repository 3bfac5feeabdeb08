/** The errors of the typed client. */
import type { components } from "../generated/api.d.ts";

/** A schema of the document by name, so that nobody writes a wire type by hand: `Schema<"LotCard">`. */
export type Schema<Name extends keyof components["schemas"]> = components["schemas"][Name];

/** The stable code of a refusal. */
export type ProblemCode = Schema<"Code">;

interface ProblemParts {
  code: ProblemCode;
  status: number;
  message: string;
  details: Record<string, unknown>;
  requestId: string | null;
  retryAfterMs: number | null;
}

/** The server answered with a refusal or a failure. `message` is for a person. */
export class ApiProblem extends Error {
  override readonly name = "ApiProblem";
  readonly code: ProblemCode;
  readonly status: number;
  /** Facts by code: next_min, top_up, late_ms, opens_at, reason, until, errors by field… */
  readonly details: Record<string, unknown>;
  readonly requestId: string | null;
  /** The wait that the server asks for, ms; null without one. */
  readonly retryAfterMs: number | null;

  constructor(parts: ProblemParts) {
    super(parts.message);
    this.code = parts.code;
    this.status = parts.status;
    this.details = parts.details;
    this.requestId = parts.requestId;
    this.retryAfterMs = parts.retryAfterMs;
  }

  /** The sentence per field of a VALIDATION refusal; empty for any other. */
  get fieldErrors(): Record<string, string> {
    const errors: Record<string, string> = {};
    for (const entry of Array.isArray(this.details["errors"]) ? this.details["errors"] : []) {
      const { field, message } = entry as { field?: unknown; message?: unknown };
      if (typeof field === "string" && typeof message === "string") errors[field] ??= message;
    }
    return errors;
  }
}

/**
 * What a call without a usable reply leaves open. nothing: it only reads, or it never left. once: whether it was done,
 * and a repeat under its key counts once. change: whether it was done.
 */
export type LeftOpen = "nothing" | "once" | "change";

/** No reply of this API came: it is unknown whether the server did the work, unless nothing is left open. */
export class NetworkProblem extends Error {
  override readonly name = "NetworkProblem";
  /** unreachable: the call failed in transit; unreadable: the reply is not of this API. */
  readonly kind: "unreachable" | "unreadable";
  readonly leftOpen: LeftOpen;

  constructor(kind: "unreachable" | "unreadable", cause?: unknown, leftOpen: LeftOpen = "nothing") {
    super(kind === "unreachable" ? "No connection to the server" : "The answer could not be read", { cause });
    this.kind = kind;
    this.leftOpen = leftOpen;
  }
}
