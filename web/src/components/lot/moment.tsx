import { BadgeCheck, Gavel, Hourglass, type LucideIcon, Minus, Timer } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "#/lib/cn.ts";

const LOOKS = {
  last: { icon: Timer, tone: "bg-orange-fill text-on-orange" },
  hammer: { icon: Gavel, tone: "bg-ink text-white" },
  won: { icon: BadgeCheck, tone: "bg-green text-white" },
  lost: { icon: Minus, tone: "bg-grey text-white" },
  decision: { icon: Hourglass, tone: "bg-blue text-white" },
} as const satisfies Record<string, { icon: LucideIcon; tone: string }>;

export type MomentKind = keyof typeof LOOKS;

interface MomentProps {
  kind: MomentKind;
  /** One or two words, the largest on the photo. */
  title: ReactNode;
  /** The second line, such as the time. */
  detail?: ReactNode;
  /** Whether it happens now: the flag runs in, once. */
  now: boolean;
  className?: string;
}

/**
 * A moment of a lot as a large flag over the lower edge of its photos. It lies on the photos and moves nothing; the
 * words for screen readers are said by its owner, once.
 */
export function Moment({ kind, title, detail, now, className }: MomentProps) {
  const { icon: Icon, tone } = LOOKS[kind];
  return (
    <div
      aria-hidden
      data-slot="moment"
      data-kind={kind}
      className={cn(
        "pointer-events-none absolute start-0 bottom-0 z-1 max-w-full lg:-start-5 lg:-bottom-3",
        now && "animate-moment motion-reduce:animate-none",
        className,
      )}
    >
      <div
        className={cn(
          "pennant flex items-center gap-4 py-2.5 ps-4 pe-11 [--tail:20px] lg:gap-5 lg:py-3.5 lg:ps-7 lg:pe-16 lg:[--tail:28px]",
          tone,
        )}
      >
        <Icon
          strokeWidth={2}
          className={cn(
            "size-7 shrink-0 lg:size-9",
            kind === "hammer" && "animate-hammer motion-reduce:animate-none",
          )}
        />
        <div className="min-w-0">
          <p className="truncate text-[1.375rem] leading-7 font-strong tracking-[-.022em] tabular-nums lg:text-[1.75rem] lg:leading-8">
            {title}
          </p>
          {detail != null && <p className="truncate text-small tabular-nums lg:text-body">{detail}</p>}
        </div>
      </div>
    </div>
  );
}
