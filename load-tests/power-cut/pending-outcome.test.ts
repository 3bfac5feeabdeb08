/** Which unsynced changes a power cut keeps. */
import { describe, expect, it } from "vitest";
import { survivingChanges, type PendingOutcome } from "./pending-outcome.ts";
import { Image, type Change } from "./image.ts";
import { randomFrom } from "./random.ts";

/** Two frames of the write-ahead log: each a page behind a header of 24 bytes. */
const FRAME = 4_120;
const frames: Change[] = [1, 2].map((n) => ({ at: 32 + FRAME * (n - 1), bytes: Buffer.alloc(FRAME, n) }));
const ALL = 32 + 2 * FRAME;
const wholeFile = new Image(Buffer.alloc(0)).with(frames);

/** Returns the remains of both frames for many seeds. */
function leftBy(outcome: PendingOutcome): Buffer[] {
  return Array.from({ length: 200 }, (_, seed) =>
    new Image(Buffer.alloc(ALL)).with(survivingChanges(frames, outcome, randomFrom(`${seed}`))),
  );
}

const isWritten = (file: Buffer, at: number) => file[at] !== 0;
const isFirstTorn = (file: Buffer) => isWritten(file, 32) && !isWritten(file, FRAME);

describe("changes that were not synced", () => {
  it("are all lost, or all kept", () => {
    expect(survivingChanges(frames, "lost", randomFrom("1"))).toEqual([]);
    expect(survivingChanges(frames, "kept", randomFrom("1"))).toEqual(frames);
  });

  it("are kept in their order, and the first one that is lost may be torn at a sector", () => {
    const left = leftBy("kept in part, in order");
    const ends = left.map((file) => file.lastIndexOf(2) + 1 || file.lastIndexOf(1) + 1);
    const same = left.map((file, i) => file.compare(wholeFile, 0, ends[i], 0, ends[i]));
    expect(new Set(same)).toEqual(new Set([0]));
    const frameEnds = [0, 32 + FRAME, ALL];
    expect(ends.filter((end) => !frameEnds.includes(end) && end % 512 !== 0)).toEqual([]);
    expect(left.some(isFirstTorn)).toBe(true);
  });

  it.each([
    ["by pages", 4_096],
    ["by sectors", 512],
  ] as const)("are kept %s, in any order", (pieces, bytes) => {
    const left = leftBy(`kept in part, ${pieces}`);
    const begins = new Set([32, 32 + FRAME]);
    for (let at = 0; at < ALL; at += bytes) begins.add(at);
    /** Bytes at which a file changes from lost to kept or back. */
    const borders = left.flatMap((file) =>
      [...file.keys()].filter((at) => at > 32 && isWritten(file, at) !== isWritten(file, at - 1)),
    );
    expect(borders.filter((at) => !begins.has(at))).toEqual([]);
    expect(left.some((file) => !isWritten(file, 32) && isWritten(file, ALL - 1))).toBe(true);
    expect(left.some(isFirstTorn)).toBe(true);
  });

  it("a new size may be lost as well", () => {
    const sizes = leftSizes([{ size: 10 }]);
    expect(sizes).toEqual(new Set([10, 100]));
  });
});

function leftSizes(changes: readonly Change[]): Set<number> {
  const seeds = Array.from({ length: 50 }, (_, seed) => randomFrom(`${seed}`));
  return new Set(
    seeds.map(
      (random) =>
        new Image(Buffer.alloc(100)).with(survivingChanges(changes, "kept in part, by sectors", random))
          .length,
    ),
  );
}
