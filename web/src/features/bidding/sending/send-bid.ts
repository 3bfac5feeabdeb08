import { ApiProblem, NetworkProblem, type Schema } from "@marsa/api-spec/client-problem";
import { type SentOutcome, sentOutcomeOf } from "./sent-outcome.ts";
import type { Intention } from "./intention.ts";

/** A person gets a result within this time, ms; after it the outcome is looked up. */
export const PROMISE_MS = 3_000;
/** Interval between two looks for an outcome, ms. */
const PAUSE_MS = 1_000;
/** A bid without an answer may still be on its way, so it must be unknown this often. */
const UNKNOWN_TIMES = 2;

/** A gateway's error does not say whether the server got the bid. */
const GATEWAY = new Set([502, 504]);

export interface AskOutcome {
  /** GET /auction/bid/{key}; must stop when the signal aborts. */
  readonly ask: (key: string, signal: AbortSignal) => Promise<Schema<"BidOutcome">>;
  readonly pause: (ms: number) => Promise<void>;
  /** Aborts when the person leaves the page. */
  readonly signal: AbortSignal;
}

export interface SendBid extends AskOutcome {
  /** Sends the bid once; must stop when the signal aborts. */
  readonly post: (intention: Intention, signal: AbortSignal) => Promise<Schema<"BidReply">>;
  /** Called once when the answer is overdue and the outcome is looked up. */
  readonly onOverdue: () => void;
}

/**
 * Sends a command once, and looks up its outcome if the answer is lost. The person decides on another send.
 * @throws the signal's reason when the person leaves the page
 */
export async function sendBid(intention: Intention, deps: SendBid): Promise<SentOutcome> {
  const { post, onOverdue, signal } = deps;
  try {
    return { kind: "judged", reply: await post(intention, inTime(signal)) };
  } catch (error) {
    signal.throwIfAborted();
    if (isAnswer(error)) return { kind: "refused", problem: error };
    if (!isLost(error)) throw error;
  }
  onOverdue();
  return findOutcome(intention.key, deps);
}

/**
 * Asks the server about a key until it has an answer.
 * @throws the signal's reason when the person leaves the page
 */
export async function findOutcome(key: string, { ask, pause, signal }: AskOutcome): Promise<SentOutcome> {
  for (let unknown = 0; ;) {
    try {
      const sent = sentOutcomeOf(await ask(key, inTime(signal)));
      if (sent?.kind === "lost") unknown += 1;
      if (sent && (sent.kind !== "lost" || unknown === UNKNOWN_TIMES)) return sent;
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof ApiProblem && error.status === 401) return { kind: "unasked" };
      // Any other error of the lookup says nothing about the bid.
      if (!(error instanceof ApiProblem) && !isLost(error)) throw error;
    }
    await pause(PAUSE_MS);
    signal.throwIfAborted();
  }
}

/** Aborts with the signal or after the promised time. Safari before 17.4 has no `AbortSignal.any`. */
function inTime(signal: AbortSignal): AbortSignal {
  const either = new AbortController();
  for (const one of [signal, AbortSignal.timeout(PROMISE_MS)]) {
    const abort = () => either.abort(one.reason);
    if (one.aborted) abort();
    else one.addEventListener("abort", abort, { once: true });
  }
  return either.signal;
}

function isAnswer(error: unknown): error is ApiProblem {
  return error instanceof ApiProblem && !GATEWAY.has(error.status);
}

function isLost(error: unknown): boolean {
  if (error instanceof ApiProblem || error instanceof NetworkProblem) return true;
  return error instanceof DOMException && (error.name === "TimeoutError" || error.name === "AbortError");
}
