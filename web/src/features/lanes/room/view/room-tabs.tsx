import { useState } from "react";
import { tab, TabCount, tabList } from "#/components/ui/tabs.tsx";
import { cn } from "#/lib/cn.ts";
import type { LaneNow } from "#/realtime/lanes/lanes.ts";
import type { RowActions } from "./lane-lot-row.tsx";
import { LotRows } from "./lot-rows.tsx";
import { useMyLots } from "../model/use-my-lots.ts";
import { logWords } from "#/components/lane/log-words.ts";
import { clock } from "@marsa/api-spec/dates";
import { live } from "#/realtime/lots/live.ts";

type Tab = "next" | "log" | "all" | "mine";

interface RoomTabsProps extends RowActions {
  lane: LaneNow;
  /** Whether the next lots are a tab, where there is no column beside. */
  withNext: boolean;
  /** Height of a long list, px. */
  height: number;
}

/** The tabs of the lane room: past, coming, and the reader's lots. */
export function RoomTabs({ lane, withNext, height, ...actions }: RoomTabsProps) {
  const [chosen, setChosen] = useState<Tab>(withNext ? "next" : "log");
  const run = lane.run ?? lane.next;
  const mine = useMyLots(run);
  const tabs: [Tab, string, number | null][] = [
    ...(withNext ? ([["next", "Next", null]] as [Tab, string, null][]) : []),
    ["log", "Log", null],
    ["all", "All lots", lane.lane?.lots ?? 0],
    ["mine", "My lots", mine.length],
  ];
  return (
    <div data-slot="room-tabs">
      <div role="tablist" aria-label="The lane" className={cn(tabList, "gap-7")}>
        {tabs.map(([name, word, many]) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`room-tab-${name}`}
            aria-selected={chosen === name}
            aria-controls="room-tab-panel"
            className={cn(tab, chosen === name && "border-ink font-strong text-text")}
            onClick={() => setChosen(name)}
          >
            {word}
            {many !== null && <TabCount>{many}</TabCount>}
          </button>
        ))}
      </div>
      <div id="room-tab-panel" role="tabpanel" aria-labelledby={`room-tab-${chosen}`}>
        {chosen === "next" && <LotRows lane={lane} lots={lane.next} none="No more lots." {...actions} />}
        {chosen === "log" && <RoomLog lane={lane} />}
        {chosen === "all" && (
          <LotRows lane={lane} lots={run} none="Loading the lots." height={height} {...actions} />
        )}
        {chosen === "mine" && (
          <LotRows
            lane={lane}
            lots={mine}
            none="Lots you watch, bid on or add a note to appear here."
            {...actions}
          />
        )}
      </div>
    </div>
  );
}

const TONES = { plain: "", mine: "text-blue", call: "text-orange", good: "text-green" } as const;
/** The most lines that are drawn. */
const LINES = 60;

/** The log, newest first: bids on the lots, and events of the lane. */
function RoomLog({ lane: { log, run, next } }: { lane: LaneNow }) {
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
