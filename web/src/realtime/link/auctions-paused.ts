import { useSnapshot } from "valtio/react";
import { proxy } from "valtio/vanilla";

/** What is so for all auctions at once. */
const auctions = proxy<{ paused: string | null }>({ paused: null });

/** The heartbeat or a lot's reply told whether all standard auctions stand still, and why; null: they go on. */
export function hearPause(reason: string | null): void {
  auctions.paused = reason;
}

/** Why the staff let all standard auctions stand still; null while they go on. */
export function usePaused(): string | null {
  return useSnapshot(auctions).paused;
}
