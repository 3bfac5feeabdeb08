import type { Intention } from "./intention.ts";
import type { Outcome } from "./outcome.ts";

/**
 * The steps of one bid from the press to its outcome. `offered`: kept over a sign-in or a reload and shown again. One
 * bid at a time: a second press sends nothing.
 */
export type Flow =
  | { readonly step: "idle"; readonly outcome: Outcome | null }
  | { readonly step: "confirm"; readonly intention: Intention }
  /** A probable typing error: the amount is asked for again in words. */
  | { readonly step: "confirm-twice"; readonly intention: Intention }
  | {
      readonly step: "placing";
      readonly intention: Intention;
      /** Server ms of the send. */
      readonly sentAt: number;
      /** Whether the answer is overdue and the outcome is looked up by its key. */
      readonly lookingUp: boolean;
    };

export type FlowEvent =
  | { readonly type: "chosen"; readonly intention: Intention }
  | { readonly type: "back" }
  | { readonly type: "cancelled" }
  | { readonly type: "asked-twice" }
  | { readonly type: "sent"; readonly intention: Intention; readonly sentAt: number }
  | { readonly type: "overdue" }
  | { readonly type: "ended"; readonly key: string; readonly outcome: Outcome | null }
  | { readonly type: "read" };

export const IDLE: Flow = { step: "idle", outcome: null };

/** Returns the next step; an event that does not fit the step changes nothing. */
export function flowReducer(flow: Flow, event: FlowEvent): Flow {
  switch (event.type) {
    case "chosen":
      return flow.step === "placing" ? flow : { step: "confirm", intention: event.intention };
    case "back":
      return flow.step === "confirm-twice" ? { step: "confirm", intention: flow.intention } : flow;
    case "cancelled":
      return flow.step === "confirm" || flow.step === "confirm-twice" ? IDLE : flow;
    case "asked-twice":
      return flow.step === "confirm" ? { step: "confirm-twice", intention: flow.intention } : flow;
    case "sent":
      if (flow.step === "placing") return flow;
      return { step: "placing", intention: event.intention, sentAt: event.sentAt, lookingUp: false };
    case "overdue":
      return flow.step === "placing" ? { ...flow, lookingUp: true } : flow;
    case "ended":
      if (flow.step !== "placing" || flow.intention.key !== event.key) return flow;
      return { step: "idle", outcome: event.outcome };
    case "read":
      return flow.step === "idle" ? IDLE : flow;
  }
}
