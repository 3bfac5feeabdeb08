import { ApiProblem } from "@marsa/api-spec/client-problem";
import { describe, expect, it } from "vitest";
import type { Intention } from "./intention.ts";
import { newsOf, outcomeOfProblem, outcomeOfReply } from "./outcome.ts";
import { bidReply } from "../test-support.ts";

const exact: Intention = { lotId: 107, amount: 179_000, mode: "exact", key: "aaaaaaaaaaaaaaaa" };
const max: Intention = { ...exact, amount: 195_000, mode: "max" };

const reply = bidReply;

describe("the outcome of a bid", () => {
  it("has the price, the receipt to the millisecond, and the effect on the clock", () => {
    expect(outcomeOfReply(reply({}), exact)).toMatchObject({
      tone: "success",
      title: "You took the lead at AED 179,000.",
      text: "Received 14:03:02.131. The clock was reset.",
    });
  });

  it("names the maximum, if any", () => {
    const set = outcomeOfReply(reply({ my_max: 195_000, extended: false }), max);
    expect(set.text).toBe("Received 14:03:02.131. Your maximum is AED 195,000.");
    const raised = outcomeOfReply(reply({ outcome: "raised", my_max: 195_000 }), max);
    expect(raised.title).toBe("Your maximum is AED 195,000.");
  });

  it("says that an outbid bid counts all the same", () => {
    const outbid = reply({
      outcome: "outbid_by_stored_maximum",
      leading: false,
      price: 180_000,
      extended: false,
    });
    expect(outcomeOfReply(outbid, exact)).toMatchObject({
      kind: "placed",
      tone: "warning",
      text: "Your 179,000 is in the history. The price went to AED 180,000. Received 14:03:02.131.",
    });
  });

  // @proves 5.message.the-bid-is-below-the-allowable
  it("has the reason of a refusal, the untouched deposit, and the request", () => {
    const problem = new ApiProblem({
      code: "BID_TOO_LOW",
      status: 409,
      message: "The bid is below the allowable one",
      details: { next_min: 181_000 },
      requestId: "b1c8-04",
      retryAfterMs: null,
    });
    expect(outcomeOfProblem(problem, exact)).toMatchObject({
      kind: "refused",
      tone: "error",
      title: "Your bid was not placed.",
      text: "The bid is below the allowable one. Your deposit is untouched.",
      requestId: "b1c8-04",
    });
    expect(outcomeOfProblem(problem, max).title).toBe("Your maximum was not stored.");
  });
});

describe("a visible outcome", () => {
  it("keeps its sentences, whatever the price does since", () => {
    const stored = outcomeOfReply(reply({ my_max: 195_000, extended: false }), max);
    expect(newsOf(stored, "leading")).toBe(stored);
    expect(stored).toMatchObject({
      title: "You took the lead at AED 179,000.",
      text: "Received 14:03:02.131. Your maximum is AED 195,000.",
    });
    const raised = outcomeOfReply(reply({ outcome: "raised", my_max: 195_000 }), max);
    expect(newsOf(raised, "leading")?.text).toBe("You still lead. Received 14:03:02.131.");
  });

  it("disappears when the reader's state changes", () => {
    expect(newsOf(outcomeOfReply(reply({}), exact), "outbid")).toBeNull();
    expect(newsOf(null, "leading")).toBeNull();
  });

  it("never changes a sale or a refusal", () => {
    const sold = outcomeOfReply(reply({ outcome: "sold", price: 215_000 }), { ...exact, mode: "buy" });
    expect(newsOf(sold, "won")).toEqual(sold);
  });
});
