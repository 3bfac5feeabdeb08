import { useSnapshot } from "valtio/react";
import { proxy } from "valtio/vanilla";

/** The state of all auctions at once. */
const auctions = proxy<{ paused: string | null }>({ paused: null });

/** Applies a heartbeat or a lot's reply: the reason for the pause of all standard auctions; null: none. */
export function applyPause(reason: string | null): void {
  auctions.paused = reason;
}

/** The reason for the pause of all standard auctions; null: none. */
export function usePaused(): string | null {
  return useSnapshot(auctions).paused;
}
