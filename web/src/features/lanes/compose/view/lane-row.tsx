import { Link } from "@tanstack/react-router";
import { ClockAlert, Pencil } from "lucide-react";
import { cn } from "#/lib/cn.ts";
import { money } from "@marsa/api-spec/amounts";
import { counted } from "#/lib/format/counts.ts";
import { minute, shortDay, toMs } from "@marsa/api-spec/dates";
import { serverClock } from "#/realtime/clock/clock.ts";
import { lanesSearch, type QueueRow } from "../model/queries.ts";
import { StateTag } from "#/components/lane/state-tag.tsx";

/** The columns of the list on wide screens. */
export const LANE_COLUMNS =
  "grid grid-cols-[8rem_minmax(0,1.6fr)_7rem_9rem_minmax(0,1fr)_7rem] items-center gap-x-5";

interface LaneRowProps {
  lane: QueueRow;
  /** Whether this browser has unsaved entries for the lane. */
  unsaved: boolean;
}

/** A lane in the list. The whole row is a link. */
export function LaneRow({ lane, unsaved }: LaneRowProps) {
  const { id_queue: id, name, place, start, ends, state, lots, sold, value, operators } = lane;
  const over = state === "finished" || state === "cancelled";
  const late = (state === "draft" || state === "scheduled") && toMs(start) <= serverClock.now();
  const people = operators.map((person) => person.name).join(", ");
  return (
    <li className="relative border-b border-line hover:bg-salt">
      <div
        className={cn(
          LANE_COLUMNS,
          "py-3.5 max-lg:grid-cols-[4.25rem_minmax(0,1fr)_auto] max-lg:items-start max-lg:gap-x-3",
        )}
      >
        <div className="tabular-nums">
          <span className="block text-body font-strong">{minute(start)}</span>
          <span className="block text-small text-text-2">{shortDay(start)}</span>
        </div>
        <div className="min-w-0">
          <Link
            to="/clients"
            search={lanesSearch({ lane: id }) as { tab: string }}
            className="block truncate text-body font-strong after:absolute after:inset-0"
          >
            {name}
          </Link>
          <span className="block truncate text-small text-text-2">{place}</span>
          <span className="mt-1 block text-small text-text-2 lg:hidden">
            {lotWords(lots, { state, sold, value })}
            {people !== "" && ` · ${people}`}
          </span>
          {late && (
            <span className="mt-1 flex items-center gap-1.5 text-small text-orange">
              <ClockAlert aria-hidden size={14} strokeWidth={1.75} />
              {state === "draft" ? "Its start has passed" : "Delayed: no auctioneer yet"}
            </span>
          )}
          {unsaved && (
            <span className="mt-1 inline-flex items-center gap-1.5 text-small text-orange">
              <Pencil aria-hidden size={14} strokeWidth={1.75} /> Unsaved changes
            </span>
          )}
        </div>
        <div className="max-lg:text-end">
          <StateTag state={state} />
        </div>
        <span className="text-body max-lg:hidden">{lotWords(lots, { state, sold, value })}</span>
        <span className={cn("truncate text-body max-lg:hidden", people === "" && "text-text-2")}>
          {people === "" ? "Nobody yet" : people}
        </span>
        <span className="text-end text-body text-text-2 tabular-nums max-lg:hidden">
          {over ? "" : ends === null ? "–" : `about ${minute(toMs(ends))}`}
        </span>
      </div>
    </li>
  );
}

function lotWords(lots: number, { state, sold, value }: Pick<QueueRow, "state" | "sold" | "value">): string {
  if (state !== "finished") return counted(lots, "lot");
  return sold === 0 ? `None of ${lots} sold` : `${sold} of ${lots} sold, AED ${money(value)}`;
}
