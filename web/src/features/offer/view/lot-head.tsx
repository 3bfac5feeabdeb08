import { shortInstant } from "@marsa/api-spec/dates";
import { endInstant } from "#/lib/format/time.ts";
import { useServerTime } from "#/realtime/clock/clock.ts";
import { money } from "@marsa/api-spec/amounts";
import type { CSSProperties } from "react";

interface LotHeadProps {
  title: string;
  number: number;
  /** The end of the auction. */
  ended: string;
  /** "Answer by", and the instant. */
  label: string;
  until: string;
}

/** Which lot, and until when: the head of an offer. */
export function LotHead({ title, number, ended, label, until }: LotHeadProps) {
  const deadline = useServerTime((now) => endInstant(until, now));
  return (
    <div className="flex items-start justify-between gap-4">
      <div className="min-w-0">
        <div translate="no" className="own-way text-h3">
          {title}
        </div>
        <div className="text-small text-text-2 tabular-nums">
          Lot {number} · ended {shortInstant(ended)}
        </div>
      </div>
      <div className="shrink-0 text-end text-small text-text-2">
        {label}
        <time dateTime={until} className="block font-strong text-text tabular-nums">
          {deadline}
        </time>
      </div>
    </div>
  );
}

interface DistanceProps {
  /** The reader's bid and the seller's offer, whole AED. */
  bid: number;
  ask: number;
}

/** Where the two marks stand on the line, percent. */
const BID_AT = 42;
const ASK_AT = 72;

/** The distance of the seller's offer to the reader's own bid, as a line with two marks. */
export function Distance({ bid, ask }: DistanceProps) {
  const gap = ask - bid;
  if (gap === 0) return <p className="text-small text-text-2">This is your own bid.</p>;
  return (
    <div data-slot="distance" className="text-small tabular-nums">
      <div className="grid" style={{ gridTemplateColumns: `${BID_AT}% 1fr ${100 - ASK_AT}%` }}>
        <div className="text-end text-text-2">
          Your bid
          <strong translate="no" className="block text-long font-strong text-text">
            {money(bid)}
          </strong>
        </div>
        <span />
        <div className="text-blue-deep">
          Seller’s offer
          <strong translate="no" className="block text-long font-strong">
            {money(ask)}
          </strong>
        </div>
      </div>
      <div aria-hidden style={LINE}>
        <Part from={0} to={BID_AT} colour="ink" />
        <Part from={BID_AT} to={ASK_AT} colour="map-line" />
        <Mark at={BID_AT} colour="ink" />
        <Mark at={ASK_AT} colour="blue" />
      </div>
      <p className="text-center text-text-2">{money(gap)} apart</p>
    </div>
  );
}

// Inline: a shape of this one place, in no other screen's styles.
const LINE: CSSProperties = {
  position: "relative",
  height: 8,
  margin: "8px 0 10px",
  background: "var(--color-line)",
};

function Part({ from, to, colour }: { from: number; to: number; colour: string }) {
  const place = { insetInlineStart: `${from}%`, width: `${to - from}%`, insetBlock: 0 };
  return <span style={{ position: "absolute", ...place, background: `var(--color-${colour})` }} />;
}

function Mark({ at, colour }: { at: number; colour: string }) {
  const place = { insetInlineStart: `calc(${at}% - 2px)`, width: 4, insetBlock: -5 };
  return <span style={{ position: "absolute", ...place, background: `var(--color-${colour})` }} />;
}
