import { describe, expect, it } from "vitest";
import { faultOdds, faultOf, faultWords } from "./fault-words.ts";

const fault = {
  id_fault: 1,
  operation: "makebid",
  status: null,
  latency_ms: 0,
  drop: false,
  drop_reply: false,
  probability: 1,
  times: null,
  hits: 0,
};
const form = {
  operation: "makebid",
  status: "",
  latencyMs: "",
  percent: "",
  times: "",
  drop: false,
  dropReply: false,
};

describe("a fault in words", () => {
  it("describes the effect on the caller", () => {
    expect(faultWords({ ...fault, status: 503 })).toBe("answers 503");
    expect(faultWords({ ...fault, latency_ms: 3_000 })).toBe("waits 3,000 ms, then goes on");
    expect(faultWords({ ...fault, latency_ms: 3_000, status: 500 })).toBe("waits 3,000 ms, then answers 500");
    expect(
      faultWords({ ...fault, status: 503, bytes_per_s: 2_000, body: { id_auction: "7", mode: "max" } }),
    ).toBe("answers 503, sends 2,000 bytes a second, where id_auction is 7 and mode is max");
    expect(faultWords({ ...fault, drop_reply: true })).toBe("does the work and loses the reply");
    expect(faultWords({ ...fault, without: "data.title", half: true })).toBe(
      "leaves out data.title and ends in the middle",
    );
    expect(faultWords({ ...fault, wrong: "data.id" })).toBe("answers data.id with a wrong type");
  });

  it("describes the worse one of two effects", () => {
    expect(faultWords({ ...fault, status: 503, drop: true })).toBe("closes the socket");
  });

  it("describes the rate", () => {
    expect(faultOdds(fault)).toBe("every call");
    expect(faultOdds({ probability: 1, times: 1 })).toBe("the next call");
    expect(faultOdds({ probability: 1, times: 3 })).toBe("the next 3 calls");
    expect(faultOdds({ probability: 0.2, times: null })).toBe("20 % of calls");
    expect(faultOdds({ probability: 0.125, times: 2 })).toBe("12.5 % of calls, 2 times at most");
    expect(faultOdds({ probability: 0.5, times: 1 })).toBe("50 % of calls, once at most");
  });
});

describe("the form of a fault", () => {
  it("sends the filled fields only", () => {
    expect(faultOf({ ...form, status: "503", times: "1" })).toEqual({
      operation: "makebid",
      probability: 1,
      status: 503,
      times: 1,
    });
  });

  it("turns the percentage into a probability", () => {
    expect(faultOf({ ...form, operation: " * ", latencyMs: "250", percent: "20", drop: true })).toEqual({
      operation: "*",
      probability: 0.2,
      latency_ms: 250,
      drop: true,
    });
  });
});
