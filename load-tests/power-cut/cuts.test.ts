/** Where in a recording the power is cut. */
import { describe, expect, it } from "vitest";
import { cutOf, momentsOf } from "./cuts.ts";
import { simple, sync, write } from "./test-support/log.ts";

const records = [
  write(0, "page", "marsa.db"),
  ...sync("marsa.db"),
  write(0, "head", "marsa.db-wal"),
  write(32, "frame", "marsa.db-wal"),
  ...sync("marsa.db-wal"),
  simple("unlink", { name: "marsa.db-wal" }),
  ...Array.from({ length: 100 }, () => write(32, "frame", "marsa.db-wal")),
];
/** Each record ends 10 bytes after the last; the second server begins with the last record. */
const steps = records.map((record, i) => ({
  position: 10 * (i + 1),
  server: i === records.length - 1 ? 2 : 1,
  record,
}));
const moments = momentsOf(steps);
const noted = { answers: [61, 70], pauses: [70] };
const cuts = Array.from({ length: 500 }, (_, state) => cutOf(moments, noted, 1, state));
const positionsOf = (why: string) =>
  new Set(cuts.filter((cut) => cut.why === why).map((cut) => cut.position));

describe("moments of a recording", () => {
  it("are the first records of its servers, the first bytes of its logs, the syncs of its tables", () => {
    const last = 10 * records.length;
    expect(moments).toEqual({
      all: steps.map(({ position }) => position),
      starts: [10, last],
      restarts: [40],
      checkpoints: [30],
    });
  });
});

function outcomeOf(seed: number, state: number) {
  const { position, why, random } = cutOf(moments, noted, seed, state);
  return [position, why, random.next()];
}

describe("a cut", () => {
  it("comes at the end of a record", () => {
    for (const { position } of cuts) expect(moments.all).toContain(position);
  });

  it("after a reply comes when the reply surely left, and not later", () => {
    expect(positionsOf("after an answer")).toEqual(new Set([70]));
    expect(positionsOf("in a pause")).toEqual(new Set([70]));
  });

  it("after a moment comes within the next records", () => {
    expect(Math.min(...positionsOf("after a log began anew"))).toBe(40);
    expect(Math.max(...positionsOf("after a log began anew"))).toBe(160);
    expect(Math.min(...positionsOf("after a checkpoint"))).toBe(30);
  });

  it("can come anywhere", () => {
    expect(positionsOf("anywhere").size).toBeGreaterThan(50);
  });

  it("depends on the seed and the number of its state only", () => {
    expect(outcomeOf(5, 17)).toEqual(outcomeOf(5, 17));
    expect(outcomeOf(5, 17)).not.toEqual(outcomeOf(6, 17));
  });
});
