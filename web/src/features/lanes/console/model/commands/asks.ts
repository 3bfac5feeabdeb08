import type { LotLive } from "#/realtime/lots/live-store.ts";

type Asked = Pick<LotLive, "price" | "start_price" | "step">;

/** Returns the ask half a step above the bid, AED; null without a bid. */
export function halfStepAsk({ price, step }: Asked): number | null {
  return price === null ? null : price + Math.max(1, Math.round(step / 2));
}

/** Returns the ask two steps above the bid, AED; without a bid above the start price. */
export function twoStepAsk({ price, start_price, step }: Asked): number {
  return (price ?? start_price) + 2 * step;
}

/** Returns the least ask that may be typed, AED. */
export function leastAsk({ price, start_price }: Asked): number {
  return price === null ? start_price : price + 1;
}
