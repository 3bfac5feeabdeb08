import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "#/lib/cn.ts";
import { minute } from "@marsa/api-spec/dates";
import { ownTime } from "#/features/catalogue/model/schedule.ts";

interface SaleRowProps {
  /** Server ms; "now": the sale is under way. */
  at: number | "now";
  /** Whether the sale begins then and lasts over the day. */
  from?: boolean;
  icon: LucideIcon;
  kind: string;
  title: string;
  badge: { readonly word: string; readonly tone: "live" | "off" } | null;
  facts: readonly string[];
  /** The actions. */
  children: ReactNode;
}

/** One sale: time, title, place and actions. */
export function SaleRow({ at, from = false, icon: Icon, kind, title, badge, facts, children }: SaleRowProps) {
  const own = typeof at === "number" ? ownTime(at) : null;
  return (
    <li className="grid grid-cols-[6.5rem_minmax(0,1fr)_auto] gap-x-5 border-b border-line py-4 max-md:grid-cols-[4rem_minmax(0,1fr)] max-md:gap-x-3">
      <div className="tabular-nums">
        {from && <span className="block text-small text-text-2">From</span>}
        {at === "now" ? (
          <span className="text-h2">now</span>
        ) : (
          <>
            <span className="text-h2">{minute(at)}</span> <span className="text-small text-text-2">GST</span>
          </>
        )}
        {own && <span className="block text-small text-text-2">{own}</span>}
      </div>
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-small text-text-2">
          <Icon aria-hidden size={16} strokeWidth={1.75} />
          {kind}
          {badge && (
            <span
              className={cn(
                "rounded-sm px-2 py-0.5 text-micro font-strong",
                badge.tone === "live" ? "bg-orange-fill text-on-orange" : "bg-salt-2 text-text-2",
              )}
            >
              {badge.word}
            </span>
          )}
        </p>
        <h3 className="mt-0.5 text-h3">{title}</h3>
        <p className="mt-0.5 text-body text-pretty text-text-2">{facts.filter(Boolean).join(" · ")}</p>
      </div>
      <div className="flex flex-wrap items-start justify-end gap-2 max-md:col-start-2 max-md:mt-2.5 max-md:justify-start">
        {children}
      </div>
    </li>
  );
}
