/** Conclusions of a client from heartbeats. */
import { describe, expect, it } from "vitest";
import { Beats, headOf } from "./beats.ts";
import { laneTopic, lotTopic, userTopic } from "./topics.ts";

const beat = (node: string, n: number, since = n - 1, moved: object = {}): object => ({
  epoch: "a",
  moved: { node, n, since, lots: {}, lanes: {}, ...moved },
});

function isGapAfter(...before: object[]) {
  const beats = new Beats();
  for (const each of before) beats.take(each);
  return (next: object): boolean | undefined => beats.take(next)?.isGap;
}

describe("heartbeats", () => {
  it("tell the position of each topic that moved, and the epoch of all", () => {
    const taken = new Beats().take(beat("x", 1, 0, { lots: { 7: 3, x: 1 }, lanes: { 4: 9 } }));
    expect([lotTopic(7), laneTopic(4), userTopic(7)].map((topic) => taken && headOf(taken, topic))).toEqual([
      { epoch: "a", seq: 3 },
      { epoch: "a", seq: 9 },
      { epoch: "a", seq: 0 },
    ]);
  });

  it("have no gap while each follows the last one, or repeats what was lost", () => {
    expect(isGapAfter()(beat("x", 7))).toBe(false);
    expect(isGapAfter(beat("x", 7))(beat("x", 8))).toBe(false);
    expect(isGapAfter(beat("x", 7))(beat("x", 10, 7))).toBe(false);
    expect(isGapAfter(beat("x", 7), beat("x", 8))(beat("x", 7))).toBe(false);
  });

  it("have a gap when one is missing, and when the server is another one", () => {
    expect(isGapAfter(beat("x", 7))(beat("x", 9))).toBe(true);
    expect(isGapAfter(beat("x", 7))(beat("y", 8))).toBe(true);
  });

  it("have a gap before a first one that came late", () => {
    const beats = new Beats();
    beats.late();
    expect([beats.take(beat("x", 2))?.isGap, beats.take(beat("x", 3))?.isGap]).toEqual([true, false]);
    beats.restart();
    expect(beats.take(beat("x", 9))?.isGap).toBe(false);
  });

  it("may come from a server that tells no positions", () => {
    const beats = new Beats();
    expect([beats.take({ epoch: "a" })?.isGap, beats.take("nonsense"), beats.take({ now: 1 })]).toEqual([
      false,
      null,
      null,
    ]);
  });
});
