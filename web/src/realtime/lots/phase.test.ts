import { describe, expect, it } from "vitest";
import type { LotLive } from "./live-store.ts";
import { isStopped, phaseAt } from "./phase.ts";

const NOW = Date.parse("2026-11-24T14:00:00.000Z");
const at = (seconds: number) => new Date(NOW + seconds * 1_000).toISOString();
const LANE = { id_queue: 3 } as LotLive["lane"];

function lot(more: Partial<LotLive>): LotLive {
  return { status: "active", phase: "open", opens: at(-60), end: at(60), lane: null, ...more } as LotLive;
}

describe("the phase of a lot, and whether the pause of all standard auctions stops it", () => {
  it.each<[string, Partial<LotLive>, string, string, boolean]>([
    ["open", {}, "open", "open", true],
    ["past its end", { end: at(-1) }, "judging", "open", true],
    ["long past its end", { end: at(-3_600) }, "judging", "open", true],
    ["at its end", { end: at(0) }, "judging", "open", true],
    ["opens later", { opens: at(1) }, "upcoming", "upcoming", false],
    ["waits in a live lane", { lane: LANE }, "upcoming", "upcoming", false],
    ["waits in a live lane past its end", { lane: LANE, end: at(-1) }, "upcoming", "upcoming", false],
    ["in its turn in a live lane", { lane: LANE, status: "inProgress" }, "open", "open", false],
    ["sold", { status: "sold", phase: "sold" }, "sold", "sold", false],
    ["not sold", { status: "notSold", phase: "not_sold" }, "not_sold", "not_sold", false],
    [
      "waits for its seller",
      { status: "summarizing", phase: "awaiting_decision" },
      "awaiting_decision",
      "awaiting_decision",
      false,
    ],
    ["draft", { status: "draft", phase: "upcoming" }, "upcoming", "upcoming", false],
  ])("%s", (_, more, running, phase, stopped) => {
    const live = lot(more);
    expect(phaseAt(live, NOW)).toBe(running);
    expect(phaseAt(live, NOW, true)).toBe(phase);
    expect(isStopped(live, phaseAt(live, NOW, true), true)).toBe(stopped);
    expect(isStopped(live, phaseAt(live, NOW), false)).toBe(false);
  });
});
