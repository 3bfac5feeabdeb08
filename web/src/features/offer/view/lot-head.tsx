import { shortInstant } from "@marsa/api-spec/dates";
import { endInstant } from "#/lib/format/time.ts";
import { useServerTime } from "#/realtime/clock/clock.ts";

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
