import type { ReactNode } from "react";
import { shortInstant } from "@marsa/api-spec/dates";
import { LotPhoto } from "#/components/lot/lot-photo.tsx";
import type { LotCard } from "../model/queries.ts";

/** "until Nov 24, 18:00". */
export function Deadline({ at }: { at: string }) {
  return <span className="text-small font-strong">until {shortInstant(at)}</span>;
}

/** A word with its icon, in place of a flag. */
export function Word({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <span className="inline-flex h-6.5 items-center gap-1.5 text-small font-strong text-blue">
      {icon}
      {children}
    </span>
  );
}

interface NeedProps {
  card: LotCard;
  flag: ReactNode;
  text: string;
  time: ReactNode;
  children: ReactNode;
}

/** One line of what needs the reader: the lot, its state, the time left and one action. */
export function Need({ card, flag, text, time, children }: NeedProps) {
  return (
    <li className="grid grid-cols-[3.75rem_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 border-b border-line py-3 lg:grid-cols-[3.75rem_minmax(0,1fr)_9rem_9rem_11rem]">
      <LotPhoto picture={card.picture} sizes="60px" className="rounded-sm" />
      <div className="min-w-0 max-lg:col-span-2">
        <div translate="no" className="truncate text-body font-strong">
          {card.title}
        </div>
        <div className="text-small text-text-2">
          Lot {card.number} · {text}
        </div>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 max-lg:col-span-3 lg:contents">
        <div>{flag}</div>
        <div className="max-lg:text-end">{time}</div>
      </div>
      <div className="max-lg:col-span-3 [&>*]:w-full">{children}</div>
    </li>
  );
}
