import { describe, expect, it } from "vitest";
import { added, droppedAt, moved, placeWords, restored } from "./photo-order.ts";

const IDS = [1, 2, 3, 4];

describe("the order of photos", () => {
  it("moves one by its place, never beyond the ends", () => {
    expect(moved(IDS, 2, 0)).toEqual([3, 1, 2, 4]);
    expect(moved(IDS, 0, 1)).toEqual([2, 1, 3, 4]);
    expect(moved(IDS, 0, -1)).toEqual(IDS);
    expect(moved(IDS, 3, 9)).toEqual(IDS);
  });

  it("drops one before or after another", () => {
    expect(droppedAt(IDS, 4, 2, "before")).toEqual([1, 4, 2, 3]);
    expect(droppedAt(IDS, 1, 3, "after")).toEqual([2, 3, 1, 4]);
    expect(droppedAt(IDS, 2, 2, "after")).toEqual(IDS);
  });

  it("keeps the order in which photos were chosen, whichever arrives first", () => {
    const turns = new Map([
      [11, 1],
      [12, 2],
      [13, 3],
    ]);
    const turnOf = (id: number) => turns.get(id) ?? null;
    const late = added(added(added([7], 13, 3, turnOf), 11, 1, turnOf), 12, 2, turnOf);
    expect(late).toEqual([7, 11, 12, 13]);
  });

  it("puts a removed one back where it was, once", () => {
    expect(restored([1, 3, 4], 2, 1)).toEqual(IDS);
    expect(restored(IDS, 2, 1)).toEqual(IDS);
  });

  it("is told in words", () => {
    expect(placeWords("front.jpg", 2, 9)).toBe("front.jpg is now photo 3 of 9");
    expect(placeWords("front.jpg", 0, 9)).toBe("front.jpg is now the main photo");
  });
});
