import { useSnapshot } from "valtio/react";
import { useServerTime } from "#/realtime/clock/clock.ts";
import { link } from "#/realtime/link/connection.ts";

/** A loss of the connection shorter than this is not shown, ms. */
const GRACE_MS = 2_000;
/** The first connection of a page may take this long, ms. */
const FIRST_MS = 6_000;
const MINUTE_MS = 60_000;

/** The time (server ms, to the minute) of the lost connection; null while connected, and for a moment after a loss. */
export function useConnectionLost(): number | null {
  const { downSince, state } = useSnapshot(link);
  const lostAt = useServerTime((now) => {
    if (downSince === null) return 0;
    const down = performance.now() - downSince;
    if (down < (state === "connecting" ? FIRST_MS : GRACE_MS)) return 0;
    return Math.floor((now - down) / MINUTE_MS) * MINUTE_MS;
  });
  return lostAt === 0 ? null : lostAt;
}
