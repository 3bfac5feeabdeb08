import type { Schema } from "@marsa/api-spec/client-problem";
import { minute, shortDay } from "@marsa/api-spec/dates";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Radio } from "lucide-react";
import { StateTag } from "#/components/lane/state-tag.tsx";
import { LotPhoto } from "#/components/lot/lot-photo.tsx";
import { count, counted } from "#/lib/format/counts.ts";
import { useServerTime } from "#/realtime/clock/clock.ts";
import { queuesQuery } from "#/realtime/lanes/lane-calls.ts";
import { followed } from "#/realtime/link/staff-topic.ts";
import type { Desk } from "./queries.ts";

/** So many coming lanes are named. */
const MOST_COMING = 3;

const DUE_WORDS = { payment: "Payment", review: "Review ends" } as const;

/** Beside the waiting work: the lanes that run and come, and what ends today. */
export function NowColumn({ due }: { due: Desk["due"] }) {
  const { data: queues = [] } = useQuery({ ...queuesQuery, ...followed });
  const running = queues.filter(({ state }) => ["open", "running", "paused"].includes(state));
  const coming = queues.filter(({ state }) => state === "scheduled").slice(0, MOST_COMING);
  return (
    <aside className="pt-3 max-xl:mt-8 xl:border-s xl:border-line xl:ps-6">
      <h2 className="text-h2">Now</h2>
      {running.map((lane) => (
        <RunningLane key={lane.id_queue} lane={lane} />
      ))}
      {running.length === 0 && <p className="mt-2 text-body text-text-2">No lane runs.</p>}
      {coming.map(({ id_queue: lane, name, start, lots }) => (
        <Link
          key={lane}
          to="/queue/current"
          search={{ lane }}
          className="flex min-h-14 items-center justify-between gap-3 border-b border-line text-body hover:bg-salt"
        >
          <span className="min-w-0 truncate font-strong">{name}</span>
          <span className="shrink-0 text-small text-text-2 tabular-nums">
            <Start at={start} />, {counted(lots, "lot")}
          </span>
        </Link>
      ))}
      {due.length > 0 && (
        <>
          <h2 className="mt-7 text-h2">Due before tonight</h2>
          <ul>
            {due.map(({ kind, at, id_auction: id, number, title }) => (
              <li key={`${kind} ${id}`} className="flex items-center gap-3 border-b border-line py-2">
                <p className="min-w-0 flex-1 text-body">
                  <span className="block text-small text-text-2">{DUE_WORDS[kind]}</span>
                  <Link
                    to="/auction/$id"
                    params={{ id: String(id) }}
                    translate="no"
                    className="block truncate hover:text-blue"
                  >
                    {title}, lot {number}
                  </Link>
                </p>
                <time dateTime={at} className="font-strong tabular-nums">
                  {minute(at)}
                </time>
              </li>
            ))}
          </ul>
        </>
      )}
    </aside>
  );
}

/** The time of a start today, else its day as well; orange where nobody has opened the lane in time. */
function Start({ at }: { at: string }) {
  const isToday = useServerTime((now) => shortDay(now) === shortDay(at));
  const isLate = useServerTime((now) => now > Date.parse(at));
  const time = isToday ? minute(at) : `${shortDay(at)}, ${minute(at)}`;
  return isLate ? <span className="font-strong text-orange">Delayed, {time}</span> : time;
}

function RunningLane({ lane }: { lane: Schema<"QueueCard"> }) {
  const { id_queue: id, name, state, current, position, lots, online } = lane;
  return (
    <Link
      to="/queue/current"
      search={{ lane: id }}
      data-slot="desk-lane"
      className="mt-3 block rounded-lg bg-ink px-4 py-3.5 text-white hover:bg-ink-2"
    >
      <span className="flex items-center gap-2 text-long font-strong">
        <Radio aria-hidden size={17} strokeWidth={1.75} className="shrink-0" />
        <span className="min-w-0 flex-1 truncate">{name}</span>
        <StateTag state={state} />
      </span>
      {current && (
        <span className="mt-3 flex items-center gap-3">
          <LotPhoto picture={current.picture} sizes="72px" className="w-18 shrink-0 rounded-sm" />
          <span translate="no" className="line-clamp-2 min-w-0 text-body font-medium">
            {current.title}
          </span>
        </span>
      )}
      <span className="mt-2.5 flex justify-between gap-3 text-small text-on-ink-2 tabular-nums">
        <span>{position > 0 ? `Lot ${position} of ${lots}` : counted(lots, "lot")}</span>
        <span>{count(online)} online</span>
      </span>
    </Link>
  );
}
