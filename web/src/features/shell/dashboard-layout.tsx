import { Outlet, useNavigate } from "@tanstack/react-router";
import { X } from "lucide-react";
import { useEffect } from "react";
import { connect } from "../../realtime/connection.ts";
import { useWakeLock } from "../../lib/wake-lock.ts";

/** A hall's screen: the page alone, kept awake; Esc or the corner leads out. */
export function DashboardLayout() {
  const navigate = useNavigate();
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
      <button
        type="button"
        aria-keyshortcuts="Escape"
        onClick={() => void navigate({ to: "/auction" })}
        className="touch fixed end-4 top-4 z-30 grid size-11 place-content-center rounded-md text-on-ink-3 opacity-40 hover:bg-ink-3 hover:text-white hover:opacity-100 focus-visible:opacity-100"
      >
        <X aria-hidden size={22} strokeWidth={1.75} />
        <span className="sr-only">Leave the dashboard</span>
      </button>
    </>
  );
}
