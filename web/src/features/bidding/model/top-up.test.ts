import { describe, expect, it } from "vitest";
import { afterTopUp, readyAmounts } from "./top-up.ts";

const open = { phase: "open", status: "none", sync: "live", live: { next_min: 20_000 } } as const;

describe("After a paid top-up", () => {
  it("sends the confirmed bid where the price has not moved above it", () => {
    expect(afterTopUp(open, 20_000)).toBe("bid");
    expect(afterTopUp({ ...open, sync: "slow" }, 21_000)).toBe("bid");
  });

  it("asks again where the price moved, and never raises the bid", () => {
    expect(afterTopUp({ ...open, live: { next_min: 20_500 } }, 20_000)).toBe("ask");
  });

  it("waits for the lot's state", () => {
    expect(afterTopUp({ ...open, sync: "waiting" }, 20_000)).toBe("wait");
  });

  it("sends nothing for the leader, without a bid, or after the end", () => {
    expect(afterTopUp({ ...open, status: "leading" }, 20_000)).toBe("leading");
    expect(afterTopUp(open, null)).toBe("leading");
    expect(afterTopUp({ ...open, phase: "sold" }, 20_000)).toBe("over");
  });
});

it.each([
  [7_200, [7_200, 10_000, 20_000]],
  [10_000, [10_000, 20_000, 50_000]],
  [600_000, [600_000, 1_000_000]],
  [2_000_000, [2_000_000]],
])("of a missing amount of %d are %j", (missing, amounts) => {
  expect(readyAmounts(missing)).toEqual(amounts);
});
