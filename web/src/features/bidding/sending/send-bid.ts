import { ApiProblem, NetworkProblem, type Schema } from "@marsa/api-spec/client-problem";
import { type SentOutcome, sentOutcomeOf } from "./sent-outcome.ts";
import type { Intention } from "./intention.ts";

/** A person is promised a result in this time, ms; what takes longer is given up and asked about. */
export const PROMISE_MS = 3_000;
/** Between two questions about the outcome of a bid, ms. */
const PAUSE_MS = 1_000;
/** A bid that was cut off may still be on its way when it is asked about: so often must it be unknown. */
const UNKNOWN_TIMES = 2;

/** A gateway's words say nothing about whether the server got the bid. */
const GATEWAY = new Set([502, 504]);

export interface AskOutcome {
  /** GET /auction/bid/{key}; must give up when the signal aborts. */
  readonly ask: (key: string, signal: AbortSignal) => Promise<Schema<"BidFate">>;
  readonly pause: (ms: number) => Promise<void>;
  /** The page is left: stop asking. */
  readonly signal: AbortSignal;
}

export interface SendBid extends AskOutcome {
  /** One attempt; must give up when the signal aborts. */
  readonly post: (intention: Intention, signal: AbortSignal) => Promise<Schema<"BidReply">>;
  /** No answer in time; from now on its outcome is looked up. Called once at most. */
  readonly onOverdue: () => void;
}

/**
 * Sends a command, and if its answer is lost finds out what became of it. It is sent once: whether it is to be sent
 * again when it never arrived is for the person to say. @throws the signal's reason when the page is left.
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

/** Asks the server about a key until it has an answer. @throws the signal's reason when the page is left. */
export async function findOutcome(key: string, { ask, pause, signal }: AskOutcome): Promise<SentOutcome> {
  for (let unknown = 0; ;) {
    try {
      const sent = sentOutcomeOf(await ask(key, inTime(signal)));
      if (sent?.kind === "lost") unknown += 1;
      if (sent && (sent.kind !== "lost" || unknown === UNKNOWN_TIMES)) return sent;
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof ApiProblem && error.status === 401) return { kind: "unasked" };
      // Whatever else keeps it from answering says nothing about the bid.
      if (!(error instanceof ApiProblem) && !isLost(error)) throw error;
    }
    await pause(PAUSE_MS);
    signal.throwIfAborted();
  }
}

function inTime(signal: AbortSignal): AbortSignal {
  return AbortSignal.any([signal, AbortSignal.timeout(PROMISE_MS)]);
}

function isAnswer(error: unknown): error is ApiProblem {
  return error instanceof ApiProblem && !GATEWAY.has(error.status);
}

function isLost(error: unknown): boolean {
  if (error instanceof ApiProblem || error instanceof NetworkProblem) return true;
  return error instanceof DOMException && (error.name === "TimeoutError" || error.name === "AbortError");
}
