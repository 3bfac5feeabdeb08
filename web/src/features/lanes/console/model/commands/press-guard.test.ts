import { describe, expect, it } from "vitest";
import { HAMMER_PACE, judgePress, SEEN_AFTER_MS, type Armed, USUAL_PACE } from "./press-guard.ts";

const press = { id: "skip", twice: false, precondition: "lot 12", changedAt: -Infinity, now: 10_000 };
const armed: Armed<string> = { id: "skip", at: 9_000, precondition: "lot 12", pace: USUAL_PACE };

describe("a press on the desk", () => {
  it("counts at once for a reversible command", () => {
    expect(judgePress(press, null)).toBe("send");
  });

  it("does not count within 300 ms of a change of its precondition", () => {
    expect(judgePress({ ...press, changedAt: 10_000 - SEEN_AFTER_MS + 1 }, null)).toBe("too-soon");
    expect(judgePress({ ...press, changedAt: 10_000 - SEEN_AFTER_MS }, null)).toBe("send");
    expect(judgePress({ ...press, twice: true, changedAt: 9_900 }, armed)).toBe("too-soon");
    expect(judgePress({ ...press, changedAt: 9_000, seenAfterMs: 1_500 }, null)).toBe("too-soon");
  });

  it("counts with the second press for an irreversible command", () => {
    expect(judgePress({ ...press, twice: true }, null)).toBe("arm");
    expect(judgePress({ ...press, twice: true }, armed)).toBe("send");
  });

  it("treats a double click as one press", () => {
    const twice = { ...press, twice: true };
    expect(judgePress({ ...twice, now: 9_000 + USUAL_PACE.againAfterMs - 1 }, armed)).toBe("bounce");
    expect(judgePress({ ...twice, now: 9_000 + USUAL_PACE.againAfterMs }, armed)).toBe("send");
  });

  it("of the hammer comes 150 ms to 2 s after the first", () => {
    const twice = { ...press, twice: true };
    const sell = { ...armed, pace: HAMMER_PACE };
    expect(judgePress({ ...twice, now: 9_149 }, sell)).toBe("bounce");
    expect(judgePress({ ...twice, now: 9_150 }, sell)).toBe("send");
    expect(judgePress({ ...twice, now: 10_999 }, sell)).toBe("send");
    expect(judgePress({ ...twice, now: 11_000 }, sell)).toBe("arm");
  });

  it("forgets a first press after a while, one of another control, and one for another state", () => {
    const twice = { ...press, twice: true };
    expect(judgePress({ ...twice, now: 9_000 + USUAL_PACE.armedForMs }, armed)).toBe("arm");
    expect(judgePress({ ...twice, id: "green-light" }, armed)).toBe("arm");
    expect(judgePress({ ...twice, precondition: "lot 13" }, armed)).toBe("moved");
  });
});
