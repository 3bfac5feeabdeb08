import { startTransition, useEffect, useRef, useState } from "react";
import { nextFrame } from "../../../realtime/clock/next-frame.ts";
import type { BiddingState } from "../state/use-bidding.ts";

/** What stands around the panel is drawn after a bid at once, and after more of them no sooner than this, ms. */
const PAUSE_MS = 500;

/**
 * The state for what stands around the panel. It may be a moment behind: however fast the bids come, the panel and a hand
 * on it are answered first.
 */
export function useUnhurried(now: BiddingState): BiddingState {
  const [shown, setShown] = useState(now);
  const newest = useRef(now);
  const again = useRef({ at: 0, timer: 0 });
  const isBid = now.live.seq !== shown.live.seq;
  useEffect(() => {
    newest.current = now;
    const { current } = again;
    if (!isBid) startTransition(() => setShown(now));
    else if (current.timer === 0) {
      const take = () => {
        again.current = { at: performance.now() + PAUSE_MS, timer: 0 };
        startTransition(() => setShown(newest.current));
      };
      current.timer = window.setTimeout(() => nextFrame(take), current.at - performance.now());
    }
  }, [now, isBid]);
  useEffect(() => () => clearTimeout(again.current.timer), []);
  return shown;
}
