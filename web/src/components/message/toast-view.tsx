import type { LucideIcon } from "lucide-react";
import { toast as sonner } from "sonner";
import { cn } from "#/lib/cn.ts";
import { type ComponentProps, type PointerEvent, useRef } from "react";

const TONES = {
  plain: { box: "bg-ink text-white", action: "text-on-ink-blue" },
  outbid: { box: "bg-orange-fill text-on-orange", action: "text-on-orange" },
  error: { box: "border border-line bg-red-tint text-red-deep", action: "text-red-deep" },
} as const;

export interface Toast {
  text: string;
  tone?: keyof typeof TONES;
  icon?: LucideIcon;
  /** One action; its press closes the toast. */
  action?: { label: string; onPress: () => void };
  /** Duration, ms: 5,000 by default; TOAST_MS for a confirmation. */
  duration?: number;
}

/** Duration of a toast with information, ms. */
const SNACKBAR_MS = 5_000;

/** Shows a toast; the host is mounted already. */
export function showToast({ text, tone = "plain", icon: Icon, action, duration = SNACKBAR_MS }: Toast): void {
  sonner.custom(
    (id) => (
      <SwipeAway
        data-slot="toast"
        onSwipe={() => sonner.dismiss(id)}
        className={cn(
          "flex min-h-12 w-full items-center gap-3 rounded-md px-4 py-1.5 text-body shadow-drawer md:w-110",
          TONES[tone].box,
        )}
      >
        {Icon && <Icon aria-hidden size={18} strokeWidth={2.2} className="shrink-0" />}
        <span
          className={cn(
            "min-w-0 flex-1",
            tone === "error" ? "line-clamp-3" : "line-clamp-2",
            tone === "outbid" && "font-strong",
          )}
        >
          {text}
        </span>
        {action && (
          <button
            type="button"
            className={cn("touch shrink-0 rounded-sm font-strong", TONES[tone].action)}
            onClick={() => {
              sonner.dismiss(id);
              action.onPress();
            }}
          >
            {action.label}
          </button>
        )}
      </SwipeAway>
    ),
    { duration },
  );
}

/** A vertical swipe over this distance closes a message, px. */
const FAR_PX = 50;

/** Returns whether a finger moved far enough to close a message: up or down, and more than sideways. */
export function isSwipedAway(dx: number, dy: number): boolean {
  return Math.abs(dy) > FAR_PX && Math.abs(dy) > Math.abs(dx);
}

interface SwipeAwayProps extends ComponentProps<"div"> {
  onSwipe: () => void;
}

/** Follows a finger up and down. On release the message closes, or returns to its place. */
function SwipeAway({ onSwipe, style, ...props }: SwipeAwayProps) {
  const from = useRef<{ x: number; y: number } | null>(null);
  const box = useRef<HTMLDivElement>(null);

  function follow(y: number | null): void {
    if (!box.current) return;
    box.current.style.transition = y === null ? "translate 160ms" : "none";
    box.current.style.translate = y === null ? "" : `0 ${y}px`;
  }
  function end(event: PointerEvent): void {
    const start = from.current;
    from.current = null;
    if (start && isSwipedAway(event.clientX - start.x, event.clientY - start.y)) onSwipe();
    else follow(null);
  }

  return (
    <div
      ref={box}
      style={{ touchAction: "none", ...style }}
      onPointerDown={(event) => {
        // A press on a button in it is no swipe.
        if (event.target instanceof Element && event.target.closest("button, a")) return;
        from.current = { x: event.clientX, y: event.clientY };
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={(event) => from.current && follow(event.clientY - from.current.y)}
      onPointerUp={end}
      onPointerCancel={() => {
        from.current = null;
        follow(null);
      }}
      {...props}
    />
  );
}
