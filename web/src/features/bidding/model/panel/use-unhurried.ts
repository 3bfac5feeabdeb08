import { startTransition, useEffect, useRef, useState } from "react";
import { nextFrame } from "#/realtime/clock/next-frame.ts";
import type { BiddingState } from "./use-bidding.ts";

/** The content around the panel is drawn at once after a bid, and after more bids at this interval, ms. */
const PAUSE_MS = 500;

/** Returns the state for the content around the panel. It may be a moment late, so that the panel answers first. */
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
