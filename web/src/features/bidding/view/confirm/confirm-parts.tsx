import { Info, LockKeyhole } from "lucide-react";
import type { ReactNode } from "react";
import { Message } from "#/components/message/message.tsx";
import { money } from "@marsa/api-spec/amounts";
import type { Obstacle } from "#/features/bidding/model/panel/confirmation.ts";

interface HoldProps {
  holdAed: number;
  /** The amount that stays available, AED; null while the deposit is not known. */
  stays: number | null;
  /** When the hold is released, in two short lines. */
  freed: readonly [string, string];
}

/** The hold of a bid before it is sent. */
export function Hold({ holdAed, stays, freed }: HoldProps) {
  return (
    <div className="mt-1 flex items-center gap-2.5 bg-salt px-4 py-3 text-small md:px-6">
      <LockKeyhole aria-hidden size={18} strokeWidth={1.75} className="shrink-0 text-text-2" />
      <div className="flex-1">
        <strong translate="no" className="font-strong">
          AED {money(holdAed)}
        </strong>{" "}
        of your deposit is held
        {stays !== null && stays >= 0 && <div className="text-text-2">{money(stays)} stays available</div>}
      </div>
      <div className="text-end text-text-2">
        {freed[0]}
        <br />
        {freed[1]}
      </div>
    </div>
  );
}

/** The obstacle to a bid, or a warning before it. */
export function Caution({ obstacle, children }: { obstacle: Obstacle | null; children: ReactNode }) {
  return (
    <div className="px-4 pt-4 md:px-6">
      {obstacle ? (
        <Message tone="warning" role="alert">
          {obstacle.sentence} Your amount was not changed.
        </Message>
      ) : (
        <p className="flex gap-2.5 text-small text-text-2">
          <Info aria-hidden size={18} strokeWidth={1.75} className="shrink-0" />
          <span>{children}</span>
        </p>
      )}
    </div>
  );
}
