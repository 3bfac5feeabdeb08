import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { inOrderOf, inserted, mergedRun, moved, placeFor, without } from "./order.ts";

describe("the order of a run", () => {
  it("changes with a move, which keeps the order of the others", () => {
    expect(moved([1, 2, 3, 4], 0, 2)).toEqual([2, 3, 1, 4]);
    expect(moved([1, 2, 3, 4], 3, 0)).toEqual([4, 1, 2, 3]);
    expect(moved([1, 2, 3, 4], 1, 99)).toEqual([1, 3, 4, 2]);
    expect(moved([1, 2], 7, 0)).toEqual([1, 2]);
  });

  it("takes lots in before a place, each once", () => {
    expect(inserted([1, 2, 3], [8, 9], 1)).toEqual([1, 8, 9, 2, 3]);
    expect(inserted([1, 2, 3], [3, 9], 0)).toEqual([3, 9, 1, 2]);
    expect(without([1, 2, 3], [2])).toEqual([1, 3]);
  });

  it("can be changed with keys: by one place, or to an end", () => {
    expect(["ArrowUp", "ArrowDown", "Home", "End", "x"].map((key) => placeFor(key, 1, 4))).toEqual([
      0,
      2,
      0,
      3,
      null,
    ]);
    expect([placeFor("ArrowUp", 0, 4), placeFor("ArrowDown", 3, 4)]).toEqual([0, 3]);
  });
});

describe("two changes of one run", () => {
  it("merge where they differ: both additions are in, both removals are out", () => {
    expect(mergedRun([1, 2, 3], [1, 2, 3, 4], [1, 3, 5])).toEqual({
      lots: [1, 3, 4, 5],
      tookTheirs: true,
      clash: false,
    });
  });

  it("keep lots added at the end there, whatever I moved to the end", () => {
    expect(mergedRun([1, 2], [2, 1], [1, 2, 3]).lots).toEqual([2, 1, 3]);
  });

  it("keep the order of the person who changed it", () => {
    expect(mergedRun([1, 2, 3], [1, 4, 2, 3], [3, 1, 2]).lots).toEqual([3, 1, 4, 2]);
    expect(mergedRun([1, 2, 3], [3, 1, 2], [1, 4, 2, 3]).lots).toEqual([3, 1, 4, 2]);
  });

  it("conflict where both change the order; mine stays until the person decides", () => {
    expect(mergedRun([1, 2, 3], [3, 2, 1], [2, 1, 3])).toMatchObject({ lots: [3, 2, 1], clash: true });
    expect(mergedRun([1, 2, 3], [3, 2, 1], [3, 2, 1])).toEqual({
      lots: [3, 2, 1],
      tookTheirs: false,
      clash: false,
    });
  });

  it("can take the other order, without losing an addition", () => {
    expect(inOrderOf([3, 2, 9, 1], [2, 1, 3, 7])).toEqual([2, 9, 1, 3]);
  });

  it("lose no addition, bring back no removal, and have no lot twice", () => {
    const run = fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { maxLength: 12 });
    fc.assert(
      fc.property(run, run, run, (base, mine, theirs) => {
        const { lots } = mergedRun(base, mine, theirs);
        const wanted = [...new Set([...base, ...mine, ...theirs])].filter((lot) =>
          base.includes(lot) ? mine.includes(lot) && theirs.includes(lot) : true,
        );
        expect(new Set(lots)).toEqual(new Set(wanted));
        expect(lots).toHaveLength(wanted.length);
      }),
    );
  });

  it("are mine where they changed nothing, and theirs where I changed nothing", () => {
    const run = fc.uniqueArray(fc.integer({ min: 1, max: 9 }), { maxLength: 9 });
    fc.assert(
      fc.property(run, run, (base, changed) => {
        expect(mergedRun(base, changed, base).lots).toEqual(changed);
        expect(mergedRun(base, base, changed).lots).toEqual(changed);
      }),
    );
  });
});
