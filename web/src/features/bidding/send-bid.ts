import { ApiProblem, NetworkProblem, type Schema } from "@marsa/api-spec/client-problem";
import type { Intention } from "./intention.ts";

type BidReply = Schema<"BidReply">;

/** A person is promised a result in this time, ms; an attempt that takes longer is given up and asked about. */
export const PROMISE_MS = 3_000;
/** Between two questions about the fate of a bid, ms. */
const PAUSE_MS = 1_000;

/** A gateway's words say nothing about whether the server got the bid. */
const GATEWAY = new Set([502, 504]);

export type Fate =
  | { readonly kind: "judged"; readonly reply: BidReply }
  | { readonly kind: "refused"; readonly problem: ApiProblem };

export interface SendBid {
  /** One attempt; must give up when the signal aborts. */
  readonly post: (intention: Intention, signal: AbortSignal) => Promise<BidReply>;
  readonly pause: (ms: number) => Promise<void>;
  /** No answer in time; from now on its fate is looked up. Called once at most. */
  readonly onOverdue: () => void;
  /** The page is left: stop asking. */
  readonly signal: AbortSignal;
}

/**
 * Sends a bid until its fate is known. Each attempt bears the same key, so the server judges it once: asking again is
 * looking it up. @throws the signal's reason when the page is left.
 */
export async function sendBid(
  intention: Intention,
  { post, pause, onOverdue, signal }: SendBid,
): Promise<Fate> {
  let overdue = false;
  for (;;) {
    try {
      const reply = await post(intention, AbortSignal.any([signal, AbortSignal.timeout(PROMISE_MS)]));
      return { kind: "judged", reply };
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof ApiProblem && !GATEWAY.has(error.status))
        return { kind: "refused", problem: error };
      const lost = error instanceof ApiProblem || error instanceof NetworkProblem || isTimeout(error);
      if (!lost) throw error;
    }
    if (!overdue) onOverdue();
    overdue = true;
    await pause(PAUSE_MS);
    signal.throwIfAborted();
  }
}

function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && (error.name === "TimeoutError" || error.name === "AbortError");
}
