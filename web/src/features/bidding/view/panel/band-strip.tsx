import {
  Anchor,
  ArrowDown,
  BadgeCheck,
  CalendarClock,
  CloudOff,
  Eye,
  Gavel,
  Hourglass,
  Lock,
  type LucideIcon,
  Minus,
  Pause,
  Radio,
  Tag,
  UserRound,
  Wallet,
} from "lucide-react";
import { type ReactNode, useState } from "react";
import { cn } from "#/lib/cn.ts";
import { countdownText } from "#/lib/format/countdown.ts";
import { ago } from "#/lib/format/time.ts";
import { useServerTime } from "#/realtime/clock/clock.ts";
import type { Band, BandExtra, BandLook } from "#/features/bidding/model/panel/panel.ts";

const NEUTRAL = "bg-salt-2 text-text";

const LOOKS: Readonly<Record<BandLook, { icon: LucideIcon; tone: string }>> = {
  leading: { icon: Anchor, tone: "bg-green text-white" },
  outbid: { icon: ArrowDown, tone: "bg-orange-fill text-on-orange" },
  awaiting: { icon: Hourglass, tone: "bg-blue text-white" },
  won: { icon: BadgeCheck, tone: "bg-green text-white" },
  not_won: { icon: Minus, tone: "bg-grey text-white" },
  sold: { icon: Lock, tone: "bg-grey text-white" },
  upcoming: { icon: CalendarClock, tone: "bg-grey text-white" },
  lane: { icon: Radio, tone: "bg-ink text-white" },
  judging: { icon: Hourglass, tone: NEUTRAL },
  open: { icon: Gavel, tone: NEUTRAL },
  account: { icon: UserRound, tone: NEUTRAL },
  deposit: { icon: Wallet, tone: NEUTRAL },
  locked: { icon: Lock, tone: NEUTRAL },
  reconnecting: { icon: CloudOff, tone: NEUTRAL },
  paused: { icon: Pause, tone: NEUTRAL },
  own: { icon: Tag, tone: NEUTRAL },
  staff: { icon: Eye, tone: NEUTRAL },
};

interface BandStripProps {
  band: Band;
  /** panel: 48 px. bar: 36 px, on phones, with the clock at its end. */
  size?: "panel" | "bar";
  /** Replaces the end of the band. */
  children?: ReactNode;
  className?: string;
}

/** The reader's state as a coloured band. The state outbid appears with an animation, once. */
export function BandStrip({ band, size = "panel", children, className }: BandStripProps) {
  const { icon: Icon, tone } = LOOKS[band.look];
  const [shown, setShown] = useState({ title: band.title, changed: false });
  if (shown.title !== band.title) setShown({ title: band.title, changed: true });
  const wipes = band.look === "outbid" && shown.changed;
  return (
    <div data-slot="band" data-look={band.look} className={cn(NEUTRAL, "relative", className)}>
      <div
        key={band.title}
        className={cn(
          "flex items-center gap-2.5",
          size === "panel" ? "h-12 px-5 max-lg:px-4" : "h-9 px-4",
          tone,
          wipes && "animate-wipe",
        )}
      >
        <Icon aria-hidden size={18} strokeWidth={2.2} className="shrink-0" />
        <strong className="min-w-0 flex-1 truncate text-[1rem] leading-5 font-strong">{band.title}</strong>
        {children ?? <ExtraText extra={band.extra} />}
      </div>
    </div>
  );
}

function ExtraText({ extra }: { extra: BandExtra }) {
  if (extra === null) return null;
  return (
    <span className="shrink-0 text-small tabular-nums">
      {"text" in extra && extra.text}
      {"since" in extra && <Since at={extra.since} />}
      {"until" in extra && <Until at={extra.until} />}
    </span>
  );
}

function Since({ at }: { at: number }) {
  return useServerTime((now) => ago(at, now));
}

function Until({ at }: { at: number }) {
  return useServerTime((now) => countdownText(at - now));
}
