import { describe, expect, it } from "vitest";
import { eventFaultOf, eventFaultWords } from "./event-fault-words.ts";

const fault = {
  id_fault: 1,
  topic: "auction.lot.7",
  effect: "drop",
  delay_ms: null,
  probability: 1,
  times: null,
  hits: 0,
} as const;
const form = { topic: " auction.lot.7 ", effect: "drop", delayMs: "3000", percent: "", times: "" } as const;

describe("eventFaultWords", () => {
  it("says the effect and the events", () => {
    expect(eventFaultWords(fault)).toBe("loses every event");
    expect(eventFaultWords({ ...fault, effect: "double", times: 1 })).toBe("sends twice the next event");
    expect(eventFaultWords({ ...fault, effect: "delay", delay_ms: 3_000, times: 2 })).toBe(
      "delays by 3,000 ms the next 2 events",
    );
    expect(eventFaultWords({ ...fault, effect: "reorder", probability: 0.25, times: 1 })).toBe(
      "swaps with its successor 25 % of events, once at most",
    );
  });
});

describe("eventFaultOf", () => {
  it("sends the time of a delay alone", () => {
    expect(eventFaultOf(form)).toEqual({ topic: "auction.lot.7", effect: "drop", probability: 1 });
    expect(eventFaultOf({ ...form, effect: "delay", percent: "20", times: "3" })).toEqual({
      topic: "auction.lot.7",
      effect: "delay",
      probability: 0.2,
      delay_ms: 3_000,
      times: 3,
    });
  });
});
