/** Tells bidders the result of a command whose answer they missed. */
import { problemOf, problems } from "@marsa/api-spec/problem";
import { ok, type Handler, type Schema } from "../../http/handler.ts";
import { presentBid } from "./presenter.ts";
import { findAnswer } from "./repository.ts";

/** The calls whose answer a bidder may have missed. */
const CALLS = ["makebid", "buyNow", "removeProxy"] as const;

/**
 * GET /auction/bid/{key}: the result of the user's own command with this key. `unknown`: nothing is stored or in
 * progress; the command may be sent again with the same key.
 */
export const getBidByKey: Handler<"getBidByKey"> = async (
  { params, user, requestId },
  { store, inFlight },
) => {
  const { key } = params;
  // Checked first: a command that is no longer in progress has stored its answer before the look-up.
  const isUnderWay = inFlight.hasKey(user.id, key);
  const outcome = await findAnswer(store, user.id, CALLS, key);
  if (!outcome) return ok(fate(key, isUnderWay ? "in_progress" : "unknown"));
  if (outcome.ok) {
    const data = presentBid(outcome.reply, outcome.receipt);
    return ok(fate(key, "answered", 200, { result: "success", data }));
  }
  const { code, details } = outcome;
  const reply = { ...problemOf(code, details, requestId) };
  return ok(fate(key, "answered", problems[code].status, reply));
};

function fate(
  key: string,
  state: Schema<"BidOutcome">["state"],
  status: number | null = null,
  reply: Schema<"BidOutcome">["reply"] = null,
): Schema<"BidOutcome"> {
  return { key, state, status, reply };
}
