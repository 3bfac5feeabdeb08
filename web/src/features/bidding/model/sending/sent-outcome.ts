import { isProblem, TRY_LATER } from "@marsa/api-spec/client-answer";
import { ApiProblem, type Schema } from "@marsa/api-spec/client-problem";

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
export function sentOutcomeOf({ state, status, reply }: Schema<"BidOutcome">): SentOutcome | null {
  if (state === "unknown") return { kind: "unheard" };
  if (state !== "answered" || reply === null) return null;
  if (reply["result"] === "success") return { kind: "judged", reply: reply["data"] as BidReply };
  if (!isProblem(reply, status ?? 0)) return null;
  const { result, message = TRY_LATER, details = {}, request_id: requestId = null } = reply;
  const parts = { status: status ?? 0, message, details, requestId, retryAfterMs: null };
  return { kind: "refused", problem: new ApiProblem({ code: result, ...parts }) };
}
