import { Outlet, useNavigate } from "@tanstack/react-router";
import { Maximize, X } from "lucide-react";
import { type ComponentProps, useEffect, useState } from "react";
import { cn } from "#/lib/cn.ts";
import { useWakeLock } from "#/lib/browser/wake-lock.ts";
import { connect } from "#/realtime/link/connection.ts";

/** The buttons in the corner disappear this long after the last movement, ms. */
const RESTS_AFTER_MS = 4_000;

/** A wall screen: the page alone, kept awake; Esc or the corner leaves it. */
export function DashboardLayout() {
  const navigate = useNavigate();
  const moved = useMoved();
  useWakeLock();
  useEffect(connect, []);
  useEffect(() => {
    const leave = (event: KeyboardEvent) => {
      if (event.key === "Escape" && !event.defaultPrevented) void navigate({ to: "/auction" });
    };
    addEventListener("keydown", leave);
    return () => removeEventListener("keydown", leave);
  }, [navigate]);
  return (
    <>
      <main id="main" className="min-h-dvh bg-ink text-white">
        <Outlet />
      </main>
      <div
        className={cn(
          // On a wall screen it is in the margin beside the picture and covers no text.
          "fixed end-3 top-3 z-30 flex flex-col gap-1 transition-opacity focus-within:opacity-100 wall:end-0 wall:top-2 wall:gap-2",
          !moved && "opacity-0",
        )}
      >
        <Corner aria-keyshortcuts="Escape" onClick={() => void navigate({ to: "/auction" })}>
          <X aria-hidden strokeWidth={1.75} className="size-[22px] wall:size-[1.25rem]" />
          <span className="sr-only">Leave the dashboard</span>
        </Corner>
        {typeof document !== "undefined" && document.fullscreenEnabled && (
          <Corner className="hidden wall:grid" onClick={() => void fullScreen()}>
            <Maximize aria-hidden strokeWidth={1.75} className="size-[20px] wall:size-[1.125rem]" />
            <span className="sr-only">Full screen</span>
          </Corner>
        )}
      </div>
    </>
  );
}

function Corner({ className, ...props }: ComponentProps<"button">) {
  return (
    <button
      type="button"
      className={cn(
        "touch grid size-[44px] place-content-center rounded-md bg-ink-3 text-white hover:bg-ink-line wall:size-8.5",
        className,
      )}
      {...props}
    />
  );
}

/** Enters or leaves full screen, if the browser allows it. */
async function fullScreen(): Promise<void> {
  await (
    document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen()
  ).catch(() => undefined);
}

/** Whether the mouse has just moved, the screen was touched, or the page was opened. */
function useMoved(): boolean {
  const [moved, setMoved] = useState(true);
  useEffect(() => {
    let timer = setTimeout(() => setMoved(false), RESTS_AFTER_MS);
    const move = () => {
      setMoved(true);
      clearTimeout(timer);
      timer = setTimeout(() => setMoved(false), RESTS_AFTER_MS);
    };
    addEventListener("pointermove", move);
    addEventListener("pointerdown", move);
    return () => {
      clearTimeout(timer);
      removeEventListener("pointermove", move);
      removeEventListener("pointerdown", move);
    };
  }, []);
  return moved;
}
