import type { LucideIcon } from "lucide-react";
import { cn } from "../lib/cn.ts";
import { toastPlace } from "./toast-host.tsx";

const TONES = {
  plain: { box: "bg-ink text-white", action: "text-on-ink-blue" },
  outbid: { box: "bg-orange-fill text-on-orange", action: "text-on-orange" },
  error: { box: "border border-line bg-red-tint text-red-deep", action: "text-red-deep" },
} as const;

export interface Toast {
  text: string;
  tone?: keyof typeof TONES;
  icon?: LucideIcon;
  /** One thing to do about it; the toast goes with the press. */
  action?: { label: string; onPress: () => void };
  /** How long it stays, ms: 5,000 unless told; 3,000 for what only confirms. */
  duration?: number;
}

/** Shows a passing message above everything. Money and bid results also stay on their page. */
export async function toast({
  text,
  tone = "plain",
  icon: Icon,
  action,
  duration = 5_000,
}: Toast): Promise<void> {
  const [{ toast: show }] = await Promise.all([import("sonner"), toastPlace()]);
  show.custom(
    (id) => (
      <div
        data-slot="toast"
        className={cn(
          "flex min-h-12 w-full items-center gap-3 rounded-md px-4 py-3 text-body shadow-drawer md:w-90",
          TONES[tone].box,
        )}
      >
        {Icon && <Icon aria-hidden size={18} strokeWidth={2.2} className="shrink-0" />}
        <span className={cn("min-w-0 flex-1", tone === "outbid" && "font-strong")}>{text}</span>
        {action && (
          <button
            type="button"
            className={cn("touch shrink-0 rounded-sm font-strong", TONES[tone].action)}
            onClick={() => {
              show.dismiss(id);
              action.onPress();
            }}
          >
            {action.label}
          </button>
        )}
      </div>
    ),
    { duration },
  );
}
