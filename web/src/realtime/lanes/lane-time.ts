import { createContext, use } from "react";
import { useServerTime } from "../clock/clock.ts";

/** The time in a replayed lane, ms since 1970; null: the server's time. */
export const PlayedTime = createContext<number | null>(null);

/** `useServerTime`, or the played time in a replayed lane. */
export function useLaneTime<Value extends string | number | boolean>(
  derive: (nowMs: number) => Value,
): Value {
  const played = use(PlayedTime);
  return useServerTime((now) => derive(played ?? now));
}
