import type { CSSProperties, ReactNode } from "react";
import { minute } from "@marsa/api-spec/dates";
import { cn } from "#/lib/cn.ts";
import { markRoot } from "#/lib/browser/root-mark.ts";
import { useServerTime } from "#/realtime/clock/clock.ts";
import { shiftAt } from "../model/burn-in.ts";
import { useSnapshot } from "valtio/react";
import { link } from "#/realtime/link/connection.ts";

interface WallFrameProps {
  children: ReactNode;
  /** Whether this is a replay, which needs no connection. */
  played?: boolean;
  className?: string;
}

const MINUTE_MS = 60_000;

/**
 * A whole screen on a dark background, moved a little each minute; says when the connection is lost, and keeps its
 * content.
 */
export function WallFrame({ children, played = false, className }: WallFrameProps) {
  const { x, y } = shiftAt(useServerTime((now) => Math.floor(now / MINUTE_MS)));
  const lostAt = useConnectionLost();
  return (
    <div
      ref={markRoot}
      data-slot="wall"
      data-played={played || undefined}
      className="relative min-h-dvh overflow-hidden bg-ink text-white wall:h-dvh"
    >
      {lostAt !== null && !played && (
        <output
          data-slot="connection-lost"
          className="icon icon-clock-alert fixed inset-x-0 top-0 z-20 flex items-center justify-center gap-3 bg-orange-fill px-4 py-2 text-long font-strong text-on-orange [--icon-size:1.25em] wall:py-3 wall:text-[1.75rem] wall:leading-9"
        >
          Connection lost {minute(lostAt)}
          <span className="font-normal">It reconnects by itself. This is the last known state.</span>
        </output>
      )}
      {/* A little larger than the screen, so that its edges never show. */}
      <div
        className={cn("min-h-dvh wall:absolute wall:-inset-1 wall:min-h-0", className)}
        style={{ "--burn-x": `${x}px`, "--burn-y": `${y}px` } as CSSProperties}
        data-slot="wall-picture"
      >
        {children}
      </div>
    </div>
  );
}

/** A loss of the connection shorter than this is not shown, ms. */
const GRACE_MS = 2_000;
/** The first connection of a page may take this long, ms. */
const FIRST_MS = 6_000;
const LOST_MINUTE_MS = 60_000;

/** The time (server ms, to the minute) of the lost connection; null while connected, and for a moment after a loss. */
function useConnectionLost(): number | null {
  const { downSince, state } = useSnapshot(link);
  const lostAt = useServerTime((now) => {
    if (downSince === null) return 0;
    const down = performance.now() - downSince;
    if (down < (state === "connecting" ? FIRST_MS : GRACE_MS)) return 0;
    return Math.floor((now - down) / LOST_MINUTE_MS) * LOST_MINUTE_MS;
  });
  return lostAt === 0 ? null : lostAt;
}
