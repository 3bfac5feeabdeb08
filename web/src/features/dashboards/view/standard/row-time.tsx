import { countdownText } from "#/lib/format/countdown.ts";
import { PHASE_WORDS } from "#/lib/format/result-words.ts";
import { cn } from "#/lib/cn.ts";
import { toMs } from "@marsa/api-spec/dates";
import { useServerTime } from "#/realtime/clock/clock.ts";
import type { OwnLot } from "#/realtime/lots/own-lot.ts";

const OVER: Partial<Record<OwnLot["phase"], string>> = {
  upcoming: "Soon",
  ...PHASE_WORDS,
};

/** The time left, orange in the last minutes, with the number of extensions; or the pause, or the result. */
export function RowTime({ lot: { live, phase, paused, last } }: { lot: OwnLot }) {
  const end = toMs(live.end);
  const left = useServerTime((now) => countdownText(end - now));
  const word = paused ? "Paused" : OVER[phase];
  if (word !== undefined) {
    return <span className="text-long font-strong wall:text-[2.25rem] wall:leading-12">{word}</span>;
  }
  return (
    <>
      <span
        role="timer"
        aria-live="off"
        className={cn(
          "inline-block rounded-sm text-long font-strong whitespace-nowrap tabular-nums wall:text-[2.75rem] wall:leading-[3.25rem]",
          last && "bg-orange-fill px-2 text-on-orange",
        )}
      >
        {left}
      </span>
      {live.extended > 0 && (
        <span className="block text-small whitespace-nowrap text-on-ink-2 tabular-nums wall:text-[1.375rem] wall:leading-8">
          Extended ×{live.extended}
        </span>
      )}
    </>
  );
}
