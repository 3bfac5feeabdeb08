import { ApiProblem } from "@marsa/api-spec/client-problem";
import { describe, expect, it } from "vitest";
import type { Intention } from "./intention.ts";
import { bidReply } from "./test-support.ts";
import { isNews, outcomeOfProblem, outcomeOfReply } from "./outcome.ts";

const exact: Intention = { lotId: 107, amount: 179_000, mode: "exact", key: "aaaaaaaaaaaaaaaa" };
const max: Intention = { ...exact, amount: 195_000, mode: "max" };

const reply = bidReply;

describe("how a bid ended", () => {
  it("says the price, the receipt to the millisecond, and what it did to the clock", () => {
    expect(outcomeOfReply(reply({}), exact)).toMatchObject({
      tone: "success",
      title: "You lead at AED 179,000.",
      text: "Received 14:03:02.131. The clock was reset.",
    });
  });

  it("names the maximum where there is one", () => {
    const set = outcomeOfReply(reply({ my_max: 195_000, extended: false }), max);
    expect(set.text).toBe("Received 14:03:02.131. Your maximum is AED 195,000.");
    const raised = outcomeOfReply(reply({ outcome: "raised", my_max: 195_000 }), max);
    expect(raised.title).toBe("Your maximum is AED 195,000.");
  });

  it("says that an outbid bid stands all the same", () => {
    const outbid = reply({
      outcome: "outbid_by_stored_maximum",
      leading: false,
      price: 180_000,
      extended: false,
    });
    expect(outcomeOfReply(outbid, exact)).toMatchObject({
      kind: "placed",
      tone: "warning",
      text: "Your 179,000 stands in the history. The price is AED 180,000. Received 14:03:02.131.",
    });
  });

  it("says why a bid was refused, that the deposit is untouched, and which request it was", () => {
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

  it("is not news any more when the reader stands otherwise", () => {
    const led = outcomeOfReply(reply({}), exact);
    expect(isNews(led, "leading")).toBe(true);
    expect(isNews(led, "outbid")).toBe(false);
  });
});
