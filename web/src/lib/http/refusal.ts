import { TRY_LATER } from "@marsa/api-spec/client-answer";
import { ApiProblem, NetworkProblem } from "@marsa/api-spec/client-problem";
import { safeAfter } from "./left-open.ts";

/** A refused or failed call, in words for the person. */
export interface Refusal {
  /** The fact, as a sentence with a full stop. */
  title: string;
  /** The end of the pause that the server asks for, on this browser's monotonic clock, ms; null: no pause. */
  until: number | null;
  /** Tries that are left before a pause; null when the server did not say. */
  triesLeft: number | null;
  /** The sentence of each wrong field; empty where the refusal is not about fields. */
  fields: Readonly<Record<string, string>>;
  code: ApiProblem["code"] | null;
  /** The id that a person quotes to the support; null unless the server failed. */
  requestId: string | null;
  /** What to say in place of what is safe, where a lost answer leaves that open; else null. */
  unknown: string | null;
}

/** The length of a pause for which the server gives no length, ms. */
const PAUSE_MS = 60_000;

/** Turns an error of a call into a refusal. `now`: this browser's monotonic clock, ms. */
export function refusalOf(error: unknown, now = performance.now()): Refusal {
  const plain = {
    until: null,
    triesLeft: null,
    fields: {},
    code: null,
    requestId: null,
    unknown: null,
  } as const;
  if (error instanceof NetworkProblem)
    return { ...plain, title: sentence(error.message), unknown: safeAfter(error, "") || null };
  if (!(error instanceof ApiProblem)) return { ...plain, title: sentence(TRY_LATER) };
  const { code, details, retryAfterMs, fieldErrors, status, requestId } = error;
  const left = details["tries_left"];
  return {
    title: code === "RATE_LIMITED" ? "Too many tries." : sentence(error.message),
    until: code === "RATE_LIMITED" ? now + (retryAfterMs ?? PAUSE_MS) : null,
    triesLeft: typeof left === "number" ? left : null,
    fields: code === "VALIDATION" ? fieldErrors : {},
    code,
    requestId: status >= 500 ? requestId : null,
    unknown: null,
  };
}

/** Returns why a call was refused and what is safe, in one line for a toast or a field. */
export function refusalText(error: unknown, safe = ""): string {
  return `${refusalOf(error).title} ${safeAfter(error, safe)}`.trim();
}

/** The fact, and the tries left where the server counts them: "This code is not the right one. 4 tries left." */
export function withTries({ title, triesLeft }: Pick<Refusal, "title" | "triesLeft">): string {
  return triesLeft === null ? title : `${title} ${triesText(triesLeft)}.`;
}

/** "2 tries left", "That was the last try". */
export function triesText(left: number): string {
  if (left === 0) return "That was the last try";
  return `${left} ${left === 1 ? "try" : "tries"} left`;
}

/** The sentence for a wrong password in a confirmation, with the tries left. */
export function wrongPassword({ triesLeft }: Pick<Refusal, "triesLeft">): string {
  return withTries({ title: "This is not your password.", triesLeft });
}

function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
