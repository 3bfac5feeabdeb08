import { useInfiniteQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useState } from "react";
import { ListScreen } from "#/components/list/list-screen.tsx";
import { Button } from "#/components/ui/button.tsx";
import { deviceStorage } from "#/lib/browser/storage.ts";
import { cn } from "#/lib/cn.ts";
import { composedLanesQuery, GROUP_WORDS, GROUPS, type LanesAddress } from "../model/queries.ts";
import { lanesWithUnsavedCopy } from "../model/unsaved-copy.ts";
import { LANE_COLUMNS, LaneRow } from "./lane-row.tsx";
import { NewLaneDialog } from "./new-lane-dialog.tsx";

const STATES = [
  { state: "all", word: "All" } as const,
  ...GROUPS.map((state) => ({ state, word: GROUP_WORDS[state] })),
];
const NO_MATCH = { title: "No lane matches", text: "Try another state or another search." };

interface LanesListProps {
  address: LanesAddress;
  onChange: (next: LanesAddress) => void;
  onOpen: (id: number) => void;
}

/** All lanes, running, coming and past, filtered by state, name or place. */
export function LanesList({ address, onChange, onOpen }: LanesListProps) {
  const { q = "", state } = address;
  const [isNew, setNew] = useState(false);
  const [unsaved] = useState(() => lanesWithUnsavedCopy(deviceStorage));
  const query = useInfiniteQuery(composedLanesQuery(q, state));
  const pages = query.data?.pages;
  const none = { ...NO_MATCH, action: <Button onClick={() => onChange({})}>Show all lanes</Button> };
  return (
    <ListScreen
      title="Lanes"
      what="lanes"
      action={
        <Button variant="ink" onClick={() => setNew(true)}>
          <Plus aria-hidden size={18} strokeWidth={1.75} /> New lane
        </Button>
      }
      search={{
        placeholder: "Name or place",
        q,
        onSearch: (words) => onChange({ ...address, q: words }),
      }}
      states={STATES}
      state={state ?? "all"}
      counts={pages?.[0]?.counts}
      onState={(next) => onChange({ ...(q !== "" && { q }), ...(next !== "all" && { state: next }) })}
      query={query}
      head={
        <div
          aria-hidden
          className={cn(LANE_COLUMNS, "border-b border-line-2 pb-2 text-small text-text-2 max-lg:hidden")}
        >
          <span>Start, GST</span>
          <span>Lane</span>
          <span>State</span>
          <span>Lots</span>
          <span>Auctioneers</span>
          <span className="text-end">Over</span>
        </div>
      }
      rows={pages
        ?.flatMap(({ items }) => items)
        .map((lane) => (
          <LaneRow key={lane.id_queue} lane={lane} unsaved={unsaved.has(lane.id_queue)} />
        ))}
      empty={{
        all: {
          title: "No lanes yet",
          text: "A lane is a live sale of lots, one after another, run by an auctioneer. Start with a name, a place and a start time. Nobody sees the lane before you publish it.",
          action: (
            <Button variant="ink" size="lg" onClick={() => setNew(true)}>
              New lane
            </Button>
          ),
        },
        live: none,
        scheduled: none,
        draft: none,
        finished: none,
        cancelled: none,
      }}
      noMatch={NO_MATCH}
      clear="Show all lanes"
      safe="Nothing has changed."
      onClear={() => onChange({})}
    >
      {isNew && <NewLaneDialog onClose={() => setNew(false)} onMade={onOpen} />}
    </ListScreen>
  );
}
