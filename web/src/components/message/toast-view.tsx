import type { LucideIcon } from "lucide-react";
import { toast as sonner } from "sonner";
import { cn } from "#/lib/cn.ts";
import { SwipeAway } from "./swipe-away.tsx";

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
