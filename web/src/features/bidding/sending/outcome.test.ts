import { ApiProblem } from "@marsa/api-spec/client-problem";
import { describe, expect, it } from "vitest";
import type { Intention } from "./intention.ts";
import type { LotLive } from "../../../realtime/lots/live-store.ts";
import { newsOf, outcomeOfProblem, outcomeOfReply } from "./outcome.ts";
import { bidReply, liveLot } from "../test-support.ts";

const exact: Intention = { lotId: 107, amount: 179_000, mode: "exact", key: "aaaaaaaaaaaaaaaa" };
const max: Intention = { ...exact, amount: 195_000, mode: "max" };

const reply = bidReply;
const at = (price: number, change: Partial<LotLive> = {}) => liveLot({ price, seq: 41, ...change });

describe("the outcome of a bid", () => {
  it("has the price, the receipt to the millisecond, and the effect on the clock", () => {
    expect(outcomeOfReply(reply({}), exact)).toMatchObject({
      tone: "success",
      title: "You lead at AED 179,000.",
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
      text: "Your 179,000 is in the history. The price is AED 180,000. Received 14:03:02.131.",
    });
  });

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
  it("stays while nothing has changed", () => {
    const led = outcomeOfReply(reply({}), exact);
    expect(newsOf(led, "leading", at(179_000))).toEqual(led);
  });

  it("disappears when the reader's state changes", () => {
    expect(newsOf(outcomeOfReply(reply({}), exact), "outbid", at(180_000))).toBeNull();
    expect(newsOf(null, "leading", at(179_000))).toBeNull();
  });

  it("shows the new price when the reader's maximum has answered another bid, and the receipt's bidder", () => {
    const stored = outcomeOfReply(reply({ my_max: 195_000, extended: false }), max);
    expect(newsOf(stored, "leading", at(182_000))).toMatchObject({
      title: "You lead at AED 182,000.",
      text: "Received 14:03:02.131. Your maximum is AED 195,000.",
    });
    const over = outcomeOfReply(reply({ extended: true }), exact);
    expect(newsOf(over, "leading", at(182_000))).toMatchObject({
      title: "You lead at AED 182,000.",
      text: "Your bid of AED 179,000 was received 14:03:02.131.",
    });
    const raised = outcomeOfReply(reply({ outcome: "raised", my_max: 195_000 }), max);
    expect(newsOf(raised, "leading", at(182_000))?.text).toBe(
      "You lead at AED 182,000. Received 14:03:02.131.",
    );
  });

  it("shows the new price to a reader who was outbid at once", () => {
    const change = { outcome: "outbid_by_stored_maximum", leading: false, price: 180_000 } as const;
    const outbid = outcomeOfReply(reply({ ...change, extended: false }), exact);
    expect(newsOf(outbid, "outbid", at(184_000))?.text).toBe(
      "Your 179,000 is in the history. The price is AED 184,000. Received 14:03:02.131.",
    );
  });

  it("keeps its own price in another database", () => {
    const led = outcomeOfReply(reply({}), exact);
    expect(newsOf(led, "leading", at(150_000, { epoch: "e0" }))?.title).toBe("You lead at AED 179,000.");
  });

  it("never changes a sale or a refusal", () => {
    const sold = outcomeOfReply(reply({ outcome: "sold", price: 215_000 }), { ...exact, mode: "buy" });
    expect(newsOf(sold, "won", at(216_000))).toEqual(sold);
  });
});
