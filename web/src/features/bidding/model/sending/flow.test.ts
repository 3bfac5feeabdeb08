import { describe, expect, it } from "vitest";
import { type Flow, type FlowEvent, flowReducer, IDLE } from "./flow.ts";
import type { Intention } from "./intention.ts";
import type { Outcome } from "./outcome.ts";

const intention: Intention = { lotId: 107, amount: 179_000, mode: "exact", key: "aaaaaaaaaaaaaaaa" };
const other: Intention = { ...intention, amount: 181_000, key: "bbbbbbbbbbbbbbbb" };
const outcome: Outcome = {
  kind: "placed",
  tone: "success",
  title: "You took the lead at AED 179,000.",
  text: "",
  requestId: null,
  reply: null,
  intention,
  whileStatus: "leading",
};
const after = (...events: FlowEvent[]): Flow => events.reduce(flowReducer, IDLE);

const chosen: FlowEvent = { type: "chosen", intention };
const sent: FlowEvent = { type: "sent", intention, sentAt: 1 };

describe("the steps of a bid", () => {
  it("go from the choice through the confirmation to the outcome", () => {
    expect(after(chosen)).toEqual({ step: "confirm", intention });
    expect(after(chosen, sent)).toEqual({ step: "placing", intention, sentAt: 1, lookingUp: false });
    expect(after(chosen, sent, { type: "ended", key: intention.key, outcome })).toEqual({
      step: "idle",
      outcome,
    });
  });

  it("send nothing on a second tap", () => {
    expect(after(chosen, sent, { type: "chosen", intention: other })).toMatchObject({
      step: "placing",
      intention,
    });
    expect(after(chosen, sent, { type: "sent", intention: other, sentAt: 2 })).toMatchObject({
      intention,
      sentAt: 1,
    });
  });

  it("say that an answer is overdue, and wait for it", () => {
    expect(after(chosen, sent, { type: "overdue" })).toMatchObject({ step: "placing", lookingUp: true });
  });

  it("ignore the answer to another bid", () => {
    expect(after(chosen, sent, { type: "ended", key: other.key, outcome })).toMatchObject({
      step: "placing",
    });
  });

  it("can be left before the send, from either question, and not after it", () => {
    expect(after(chosen, { type: "cancelled" })).toEqual(IDLE);
    expect(after(chosen, { type: "asked-twice" }, { type: "back" })).toEqual({ step: "confirm", intention });
    expect(after(chosen, { type: "asked-twice" }, { type: "cancelled" })).toEqual(IDLE);
    expect(after(chosen, sent, { type: "cancelled" })).toMatchObject({ step: "placing" });
  });

  it("take another amount during the confirmation", () => {
    expect(after(chosen, { type: "chosen", intention: other })).toEqual({
      step: "confirm",
      intention: other,
    });
  });

  it("look up a bid of an earlier visit without a new confirmation", () => {
    expect(after(sent)).toMatchObject({ step: "placing", intention });
  });
});
