import { Check, CircleAlert, Info, type LucideIcon, TriangleAlert } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "#/lib/cn.ts";

const TONES = {
  info: { icon: Info, className: "bg-blue-tint text-blue-deep" },
  success: { icon: Check, className: "bg-green-tint text-green-deep" },
  warning: { icon: TriangleAlert, className: "bg-orange-tint text-orange-deep" },
  error: { icon: CircleAlert, className: "bg-red-tint text-red-deep" },
  /** A fact without a tone, on a grey background. */
  neutral: { icon: Info, className: "bg-salt text-text-2" },
} as const satisfies Record<string, { icon: LucideIcon; className: string }>;

export type MessageTone = keyof typeof TONES;

interface MessageProps extends Omit<ComponentProps<"div">, "title"> {
  tone: MessageTone;
  /** The fact, in one sentence. */
  title?: ReactNode;
  /** Replaces the icon of the tone. */
  icon?: LucideIcon;
  /** The consequences; links inside are underlined. */
  children?: ReactNode;
}

/** A tinted block with an icon and a sentence. Screen readers announce errors at once. */
export function Message({ tone, title, icon, children, className, ...props }: MessageProps) {
  const Icon = icon ?? TONES[tone].icon;
  return (
    <div
      data-slot="message"
      data-tone={tone}
      {...(tone === "error" ? { role: "alert" } : {})}
      className={cn(
        "flex gap-3 rounded-md px-3.5 py-3 text-small [&_a]:underline",
        TONES[tone].className,
        className,
      )}
      {...props}
    >
      <Icon aria-hidden size={18} strokeWidth={1.75} className="shrink-0" />
      <div className="min-w-0 flex-1 text-pretty">
        {title && <strong className="font-strong">{title}</strong>} {children}
      </div>
    </div>
  );
}
