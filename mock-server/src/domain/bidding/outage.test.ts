/** Tests of `outage.ts`. */
import { describe, expect, it } from "vitest";
import { endsAfter, isOutage } from "./outage.ts";

const MINUTE = 60_000;
const FROM = 1_000 * MINUTE;
const short = { from: FROM, until: FROM + 5 * MINUTE };
const long = { from: FROM, until: FROM + 61 * MINUTE };

describe("a server after an outage", () => {
  it("of half a minute counts as restarted only", () => {
    expect(isOutage({ from: FROM, until: FROM + 30_000 })).toBe(false);
    expect(isOutage({ from: FROM, until: FROM + 30_001 })).toBe(true);
  });
  it("gives lots that would have ended meanwhile, or soon after, ten minutes from its return", () => {
    const ends = new Map([
      [1, FROM],
      [2, short.until],
      [3, short.until + 10 * MINUTE],
    ]);
    const after = short.until + 10 * MINUTE;
    expect([...endsAfter(short, ends)]).toEqual([
      [1, after],
      [2, after],
      [3, after],
    ]);
  });
  it("changes no lot that ended before or ends later", () => {
    const ends = new Map([
      [1, FROM - 1],
      [2, short.until + 10 * MINUTE + 1],
    ]);
    expect(endsAfter(short, ends).size).toBe(0);
  });
  it("of more than an hour ends lots in their old order, half a minute apart", () => {
    const ends = new Map([
      [1, FROM + 20 * MINUTE],
      [2, FROM + 10 * MINUTE],
      [3, FROM + 10 * MINUTE],
    ]);
    const first = long.until + 10 * MINUTE;
    expect([...endsAfter(long, ends)]).toEqual([
      [2, first],
      [3, first + 30_000],
      [1, first + 60_000],
    ]);
  });
});
