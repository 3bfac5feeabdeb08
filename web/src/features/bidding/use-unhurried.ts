import { startTransition, useEffect, useRef, useState } from "react";
import type { BiddingState } from "./use-bidding.ts";

/** What stands around the panel is drawn after a bid at once, and after more of them no sooner than this, ms. */
const PAUSE_MS = 500;

/**
 * The state for what stands around the panel. It may be a moment behind: however fast the bids come, the panel and a hand
 * on it are answered first.
 */
export function useUnhurried(now: BiddingState): BiddingState {
  const [shown, setShown] = useState(now);
  const readAgainAt = useRef(0);
  const isBid = now.live.seq !== shown.live.seq;
  useEffect(() => {
    const take = () => {
      if (isBid) readAgainAt.current = performance.now() + PAUSE_MS;
      startTransition(() => setShown(now));
    };
    const wait = isBid ? readAgainAt.current - performance.now() : 0;
    if (wait <= 0) return take();
    const timer = setTimeout(take, wait);
    return () => clearTimeout(timer);
  }, [now, isBid]);
  return shown;
}
