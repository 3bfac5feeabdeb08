import { createContext, use } from "react";
import { useServerTime } from "./clock.ts";

/** What time it is on a lane's stage where a lane is played back, ms since 1970; null: the server's. */
export const PlayedTime = createContext<number | null>(null);

/** Like `useServerTime`, and on a stage that is played back of the time that is played. */
export function useStageTime<Value extends string | number | boolean>(
  derive: (nowMs: number) => Value,
): Value {
  const played = use(PlayedTime);
  return useServerTime((now) => derive(played ?? now));
}
