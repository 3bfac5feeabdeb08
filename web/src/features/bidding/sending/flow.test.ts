import { describe, expect, it } from "vitest";
import { type Flow, type FlowEvent, flowReducer, IDLE } from "./flow.ts";
import type { Intention } from "./intention.ts";
import type { Outcome } from "./outcome.ts";

const intention: Intention = { lotId: 107, amount: 179_000, mode: "exact", key: "aaaaaaaaaaaaaaaa" };
const other: Intention = { ...intention, amount: 181_000, key: "bbbbbbbbbbbbbbbb" };
const outcome: Outcome = {
  kind: "placed",
  tone: "success",
  title: "You lead at AED 179,000.",
  text: "",
  requestId: null,
  reply: null,
  intention,
  whileStatus: "leading",
};
const after = (...events: FlowEvent[]): Flow => events.reduce(flowReducer, IDLE);

const chosen: FlowEvent = { type: "chosen", intention };
const sent: FlowEvent = { type: "sent", intention, sentAt: 1 };

describe("the way of a bid", () => {
  it("goes from choice over confirmation to its outcome", () => {
    expect(after(chosen)).toEqual({ step: "confirm", intention });
    expect(after(chosen, sent)).toEqual({ step: "placing", intention, sentAt: 1, lookingUp: false });
    expect(after(chosen, sent, { type: "ended", key: intention.key, outcome })).toEqual({
      step: "idle",
      outcome,
    });
  });

  it("sends nothing on a second tap", () => {
    expect(after(chosen, sent, { type: "chosen", intention: other })).toMatchObject({
      step: "placing",
      intention,
    });
    expect(after(chosen, sent, { type: "sent", intention: other, sentAt: 2 })).toMatchObject({
      intention,
      sentAt: 1,
    });
  });

  it("says that an answer is overdue, and still waits for it", () => {
    expect(after(chosen, sent, { type: "overdue" })).toMatchObject({ step: "placing", lookingUp: true });
  });

  it("takes no answer to another bid for its own", () => {
    expect(after(chosen, sent, { type: "ended", key: other.key, outcome })).toMatchObject({
      step: "placing",
    });
  });

  it("can be left before it is sent, from either question, and not after", () => {
    expect(after(chosen, { type: "cancelled" })).toEqual(IDLE);
    expect(after(chosen, { type: "asked-twice" }, { type: "back" })).toEqual({ step: "confirm", intention });
    expect(after(chosen, { type: "asked-twice" }, { type: "cancelled" })).toEqual(IDLE);
    expect(after(chosen, sent, { type: "cancelled" })).toMatchObject({ step: "placing" });
  });

  it("takes another amount while it is being confirmed", () => {
    expect(after(chosen, { type: "chosen", intention: other })).toEqual({
      step: "confirm",
      intention: other,
    });
  });

  it("asks after a bid of an earlier visit without a new confirmation", () => {
    expect(after(sent)).toMatchObject({ step: "placing", intention });
  });
});
