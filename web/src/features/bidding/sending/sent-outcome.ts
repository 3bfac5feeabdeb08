import { ApiProblem, type ProblemCode, type Schema } from "@marsa/api-spec/client-problem";

type BidReply = Schema<"BidReply">;

/** The certain outcome of a command. */
export type SentOutcome =
  | { readonly kind: "judged"; readonly reply: BidReply }
  | { readonly kind: "refused"; readonly problem: ApiProblem }
  /** It never arrived: the server knows no command with its key. */
  | { readonly kind: "lost" }
  /** The session ended before the server could answer. */
  | { readonly kind: "unasked" };

/** Turns the server's answer about a key into an outcome; null while the command is being decided. */
export function sentOutcomeOf({ state, status, reply }: Schema<"BidOutcome">): SentOutcome | null {
  if (state === "in_progress") return null;
  if (state === "unknown" || reply === null) return { kind: "lost" };
  if (reply["result"] === "success") return { kind: "judged", reply: reply["data"] as BidReply };
  const { result, message, details, request_id: requestId } = reply as unknown as Schema<"Problem">;
  return {
    kind: "refused",
    problem: new ApiProblem({
      code: result satisfies ProblemCode,
      status: status ?? 0,
      message,
      details: details ?? {},
      requestId: requestId ?? null,
      retryAfterMs: null,
    }),
  };
}
