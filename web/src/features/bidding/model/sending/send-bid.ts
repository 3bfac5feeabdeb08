import { ApiProblem, NetworkProblem, type Schema } from "@marsa/api-spec/client-problem";
import type { Intention } from "./intention.ts";
import { isProblem, TRY_LATER } from "@marsa/api-spec/client-answer";

type BidReply = Schema<"BidReply">;

/** The outcome of a command. */
export type SentOutcome =
  | { readonly kind: "judged"; readonly reply: BidReply }
  | { readonly kind: "refused"; readonly problem: ApiProblem }
  /** It never left this machine. */
  | { readonly kind: "lost" }
  /** The server knows no command with its key so far; it may still be on its way. */
  | { readonly kind: "unheard" }
  /** No answer of the server came, to the command or to the looks for its outcome. */
  | { readonly kind: "unanswered" }
  /** The session ended before the server could answer. */
  | { readonly kind: "unasked" };

/** Turns the server's answer about a key into an outcome; null while the command is being decided. */
function sentOutcomeOf({ state, status, reply }: Schema<"BidOutcome">): SentOutcome | null {
  if (state === "unknown") return { kind: "unheard" };
  if (state !== "answered" || reply === null) return null;
  if (reply["result"] === "success") return { kind: "judged", reply: reply["data"] as BidReply };
  if (!isProblem(reply, status ?? 0)) return null;
  const { result, message = TRY_LATER, details = {}, request_id: requestId = null } = reply;
  const parts = { status: status ?? 0, message, details, requestId, retryAfterMs: null };
  return { kind: "refused", problem: new ApiProblem({ code: result, ...parts }) };
}

/** A person gets a result within this time, ms; after it the outcome is looked up. */
const PROMISE_MS = 3_000;
/** The longest wait for the answer itself, ms: giving it up could cut off a bid that is still on its way. */
const LONGEST_MS = 10_000;
/** The longest wait for the answer to one look, ms. */
const LOOK_MS = 1_500;
/** Interval between two looks for an outcome, ms. */
const PAUSE_MS = 1_000;
/** After this many looks without an outcome it is up to the person to look again. */
const LOOKS = 3;
/** A bid without an answer may arrive a moment later, so it must be unknown this often. */
const UNKNOWN_TIMES = 2;

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

/** Nothing of the server: a fault of its own, which may come after the work, or no answer at all. */
interface NoAnswer {
  readonly kind: "open";
  readonly failure: ApiProblem | null;
}

/**
 * Sends a command once, and looks up its outcome if the answer is late or lost. The answer still counts when it comes
 * before the outcome is found. The person decides on another send.
 * @throws the signal's reason when the person leaves the page
 */
export async function sendBid(intention: Intention, deps: SendBid): Promise<SentOutcome> {
  const { post, pause, onOverdue, signal } = deps;
  const answer = answerOf(post(intention, inTime(signal, LONGEST_MS)), signal);
  const first = await Promise.race([answer, pause(PROMISE_MS).then(() => null)]);
  if (first !== null && first.kind !== "open") return first;
  onOverdue();
  const comes = answer.then((last) => (last.kind === "open" ? new Promise<never>(() => {}) : last));
  const found = await Promise.race([comes, findOutcome(intention.key, deps)]);
  if (found.kind !== "unheard" && found.kind !== "unanswered") return found;
  const last = await answer;
  if (last.kind !== "open") return last;
  return found.kind === "unheard" && last.failure ? { kind: "refused", problem: last.failure } : found;
}

/** Turns the end of a call into an outcome, if it tells one. */
async function answerOf(
  answer: Promise<Schema<"BidReply">>,
  signal: AbortSignal,
): Promise<SentOutcome | NoAnswer> {
  try {
    return { kind: "judged", reply: await answer };
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof ApiProblem) {
      return error.status === 500 ? { kind: "open", failure: error } : { kind: "refused", problem: error };
    }
    if (!isLost(error)) throw error;
    const isHere = error instanceof NetworkProblem && error.leftOpen === "nothing";
    return isHere ? { kind: "lost" } : { kind: "open", failure: null };
  }
}

/**
 * Asks the server about a key, some times, until it has an answer.
 * @throws the signal's reason when the person leaves the page
 */
export async function findOutcome(key: string, { ask, pause, signal }: AskOutcome): Promise<SentOutcome> {
  let unknown = 0;
  for (let looks = 1; ; looks++) {
    try {
      const sent = sentOutcomeOf(await ask(key, inTime(signal, LOOK_MS)));
      if (sent?.kind === "unheard") unknown += 1;
      if (sent && (sent.kind !== "unheard" || unknown === UNKNOWN_TIMES)) return sent;
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof ApiProblem && error.status === 401) return { kind: "unasked" };
      // Any other error of the lookup says nothing about the bid.
      if (!isLost(error)) throw error;
    }
    if (looks === LOOKS) return { kind: "unanswered" };
    await pause(PAUSE_MS);
    signal.throwIfAborted();
  }
}

/** Aborts with the signal or after this time, ms. Safari before 17.4 has no `AbortSignal.any`. */
function inTime(signal: AbortSignal, ms: number): AbortSignal {
  const either = new AbortController();
  for (const one of [signal, AbortSignal.timeout(ms)]) {
    const abort = () => either.abort(one.reason);
    if (one.aborted) abort();
    else one.addEventListener("abort", abort, { once: true });
  }
  return either.signal;
}

function isLost(error: unknown): boolean {
  if (error instanceof ApiProblem || error instanceof NetworkProblem) return true;
  return error instanceof DOMException && (error.name === "TimeoutError" || error.name === "AbortError");
}
