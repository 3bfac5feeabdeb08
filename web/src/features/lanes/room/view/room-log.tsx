import { logWords } from "#/components/lane/log-words.ts";
import { cn } from "#/lib/cn.ts";
import { clock } from "@marsa/api-spec/dates";
import type { LaneNow } from "#/realtime/lanes/lanes.ts";
import { live } from "#/realtime/lots/live.ts";

const TONES = { plain: "", mine: "text-blue", call: "text-orange", good: "text-green" } as const;
/** The most lines that are drawn. */
const LINES = 60;

/** The log, newest first: bids on the lots, and events of the lane. */
export function RoomLog({ lane: { log, run, next } }: { lane: LaneNow }) {
  const titles = new Map((run ?? next).map(({ id_auction, title }) => [id_auction, title]));
  const lines = log.flatMap((line) => {
    const mark = line.of === "lot" ? (live.lot(line.lotId).mine?.mark ?? null) : null;
    const words = logWords(line, mark, (id) => titles.get(id) ?? null);
    return words === null ? [] : [{ ...words, key: line.key, at: line.at }];
  });
  if (lines.length === 0)
    return <p className="py-6 text-body text-text-2">Nothing has happened yet. Bids appear here at once.</p>;
  return (
    <ol data-slot="room-log" className="text-body tabular-nums">
      {lines.slice(0, LINES).map(({ key, at, who, text, tone }) => (
        <li key={key} className="flex items-baseline gap-3 border-b border-line py-2">
          <time className="shrink-0 text-text-2">{clock(at)}</time>
          <span className={cn("w-21 shrink-0 font-strong", TONES[tone])}>{who}</span>
          <span
            className={cn(
              "min-w-0 text-pretty text-text-2 normal-nums",
              tone === "good" && "font-strong text-green",
            )}
          >
            {text}
          </span>
        </li>
      ))}
    </ol>
  );
}
