import { createContext, use } from "react";
import { useServerTime } from "../clock/clock.ts";

/** What time it is in a lane that is played back, ms since 1970; null: the server's. */
export const PlayedTime = createContext<number | null>(null);

/** Like `useServerTime`, and in a lane that is played back, of the time that is played. */
export function useLaneTime<Value extends string | number | boolean>(
  derive: (nowMs: number) => Value,
): Value {
  const played = use(PlayedTime);
  return useServerTime((now) => derive(played ?? now));
}
