import type { ReactNode } from "react";
import { cn } from "#/lib/cn.ts";

/** The states of a flag: the reader's own, or those of the lot. Each has a colour, an icon and a word. */
export type PennantKind =
  | "leading"
  | "outbid"
  | "awaiting"
  | "offer"
  | "won"
  | "not_won"
  | "upcoming"
  | "finished"
  | "final_call"
  | "lane";

interface Look {
  /** A class of styles/icons.css. */
  icon: string;
  word: string;
  tone: string;
}

/** The look of each state. A caller may add to the word ("Opens Nov 24, 18:00"), and keeps colour and icon. */
export const PENNANTS: Readonly<Record<PennantKind, Look>> = {
  leading: { icon: "icon-anchor", word: "Leading", tone: "bg-green text-white" },
  outbid: { icon: "icon-arrow-down", word: "Outbid", tone: "bg-orange-fill text-on-orange" },
  awaiting: { icon: "icon-hourglass", word: "Awaiting decision", tone: "bg-blue text-white" },
  offer: { icon: "icon-handshake", word: "Seller offers", tone: "bg-blue text-white" },
  won: { icon: "icon-badge-check", word: "Won", tone: "bg-green text-white" },
  not_won: { icon: "icon-minus", word: "Not won", tone: "bg-grey text-white" },
  upcoming: { icon: "icon-calendar-clock", word: "Upcoming", tone: "bg-grey text-white" },
  finished: { icon: "icon-lock", word: "Finished", tone: "bg-grey text-white" },
  final_call: { icon: "icon-bell-ring", word: "Final call", tone: "bg-ink text-on-ink-orange" },
  lane: { icon: "icon-radio", word: "In lane", tone: "bg-ink text-white" },
};

interface PennantProps {
  kind: PennantKind;
  /** Replaces the word of the state. */
  children?: ReactNode;
  className?: string;
}

/** A flag with a swallow tail, 26 px high. On a photo: at its start edge, 12 px from the top. */
export function Pennant({ kind, children, className }: PennantProps) {
  const { icon, word, tone } = PENNANTS[kind];
  return (
    <span
      data-slot="pennant"
      data-kind={kind}
      className={cn(
        "icon pennant inline-flex h-6.5 max-w-full items-center gap-1.5 ps-2.5 pe-4 text-small leading-none font-strong",
        icon,
        tone,
        className,
      )}
    >
      <span className="truncate leading-5">{children ?? word}</span>
    </span>
  );
}
