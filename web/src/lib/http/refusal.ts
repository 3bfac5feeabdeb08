import { ApiProblem, NetworkProblem } from "@marsa/api-spec/client-problem";
import { messages } from "../format/messages.ts";

/** Why a form was not accepted, as a person reads it. */
export interface Refusal {
  /** The fact, a sentence with its full stop. */
  title: string;
  /** Until when nothing more is taken, on this browser's monotonic clock, ms; null when it may be tried at once. */
  until: number | null;
  /** Tries that are left before a pause; null when the server did not say. */
  triesLeft: number | null;
  /** By field, in the words of the rules; empty unless fields are what is wrong. */
  fields: Readonly<Record<string, string>>;
  code: ApiProblem["code"] | null;
  /** What to quote when asking for help; null unless the server failed. */
  requestId: string | null;
}

/** A pause nobody put a number on, ms. */
const PAUSE_MS = 60_000;

/** What a call threw, as a refusal. `now`: this browser's monotonic clock, ms. */
export function refusalOf(error: unknown, now = performance.now()): Refusal {
  const plain = { until: null, triesLeft: null, fields: {}, code: null, requestId: null };
  if (error instanceof NetworkProblem) return { ...plain, title: sentence(error.message) };
  if (!(error instanceof ApiProblem)) return { ...plain, title: sentence(messages.tryLater()) };
  const { code, details, retryAfterMs, fieldErrors, status, requestId } = error;
  const left = details["tries_left"];
  return {
    title: code === "RATE_LIMITED" ? "Too many tries." : sentence(error.message),
    until: code === "RATE_LIMITED" ? now + (retryAfterMs ?? PAUSE_MS) : null,
    triesLeft: typeof left === "number" ? left : null,
    fields: code === "VALIDATION" ? fieldErrors : {},
    code,
    requestId: status >= 500 ? requestId : null,
  };
}

/** The fact, and how many tries are left where the server counts them: "This code is not the right one. 4 tries left." */
export function withTries({ title, triesLeft }: Pick<Refusal, "title" | "triesLeft">): string {
  return triesLeft === null ? title : `${title} ${triesText(triesLeft)}.`;
}

/** "2 tries left", "That was the last try". */
export function triesText(left: number): string {
  if (left === 0) return "That was the last try";
  return `${left} ${left === 1 ? "try" : "tries"} left`;
}

/** The same for a password that is asked for again. */
export function wrongPassword({ triesLeft }: Pick<Refusal, "triesLeft">): string {
  return withTries({ title: "This is not your password.", triesLeft });
}

function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
