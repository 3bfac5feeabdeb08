import { Captions, LogOut, Users, X } from "lucide-react";
import { useSnapshot } from "valtio/react";
import { Switch } from "#/components/ui/switch.tsx";
import { cn } from "#/lib/cn.ts";
import { count } from "#/lib/format/counts.ts";
import { link } from "#/realtime/link/connection.ts";
import type { LaneNow } from "#/realtime/lanes/lanes.ts";
import type { LaneListening } from "../model/use-listening.ts";
import { Listen } from "./listen.tsx";

interface TopBarProps {
  lane: LaneNow;
  listening: LaneListening;
  quick: { readonly on: boolean; readonly may: boolean; readonly set: (on: boolean) => void };
  onLeave: () => void;
}

const entry = "inline-flex items-center gap-2.5 rounded-sm whitespace-nowrap";

/** The head of the lane room: lane, progress, connection, people; sound, quick bid, and the way out. */
export function TopBar({ lane: now, listening, quick, onLeave }: TopBarProps) {
  const { lane, online } = now;
  if (!lane) return null;
  const runs = lane.state === "running" || lane.state === "open";
  return (
    <div
      data-slot="lane-head"
      className={cn(
        "relative flex min-h-13 items-center gap-x-7 border-b border-ink-3 px-6 text-body text-on-ink-2 tabular-nums max-lg:gap-x-4 max-lg:px-4",
        listening.offered && "max-lg:flex-wrap max-lg:pb-2",
      )}
    >
      <p className="flex min-w-0 shrink-999 items-center gap-2.5 max-lg:flex-1">
        <span
          aria-hidden
          className={cn("size-2 shrink-0 rounded-full", runs ? "bg-orange-fill" : "bg-on-ink-3")}
        />
        <strong className="truncate font-strong text-white">{lane.name}</strong>
        {lane.rehearsal && (
          <span className="rounded-sm bg-on-ink-blue px-1.5 text-micro font-strong text-ink">Rehearsal</span>
        )}
        <span className="truncate max-xl:hidden">{lane.place}</span>
      </p>
      <p className="whitespace-nowrap">
        {lane.position > 0 ? (
          <>
            <strong className="font-strong text-white max-lg:font-normal max-lg:text-on-ink-2">
              <span className="max-lg:hidden">Lot </span>
              {lane.position}
            </strong>{" "}
            of {lane.lots}
          </>
        ) : (
          `${lane.lots} lots`
        )}
      </p>
      <div
        className={cn(
          "ms-auto flex items-center gap-6 max-lg:gap-1.5",
          listening.offered && "max-lg:contents",
        )}
      >
        <Delay />
        {online > 0 && (
          <span className={cn(entry, "max-lg:hidden")}>
            <Users aria-hidden size={18} strokeWidth={1.75} />
            {count(online)} online
          </span>
        )}
        <Listen {...listening} />
        <Switch
          on={quick.on && quick.may}
          disabled={!quick.may}
          onChange={quick.set}
          label="Quick bid"
          className="max-lg:hidden"
        />
        <button
          type="button"
          className={cn(entry, "touch relative font-strong text-white max-lg:p-2")}
          onClick={onLeave}
        >
          <LogOut aria-hidden size={18} strokeWidth={1.75} className="max-lg:hidden rtl:-scale-x-100" />
          <X aria-hidden size={24} strokeWidth={1.75} className="lg:hidden" />
          <span className="max-lg:sr-only">Leave lane</span>
        </button>
      </div>
      {listening.caption !== null && (
        <p
          aria-hidden
          data-slot="caption"
          className="pointer-events-none absolute inset-x-0 top-full z-10 flex items-center justify-center gap-2.5 bg-ink/90 px-4 py-2 text-long font-strong max-sm:text-small text-white"
        >
          <Captions size={18} strokeWidth={1.75} className="shrink-0" />
          {listening.caption}
        </p>
      )}
    </div>
  );
}

const LINKS = {
  connecting: { word: "Connecting", dot: "bg-on-ink-3" },
  live: { word: "Live", dot: "bg-on-ink-green" },
  reconnecting: { word: "Reconnecting", dot: "bg-on-ink-orange" },
  slow: { word: "Slow connection", dot: "bg-on-ink-orange" },
  offline: { word: "Offline", dot: "bg-on-ink-red-shape" },
} as const;

/** The state of the connection, with the delay of the server's answers. */
function Delay() {
  const { state, delayMs } = useSnapshot(link);
  const { word, dot } = LINKS[state];
  const live = state === "live";
  return (
    // The delay is outside the live region: screen readers would say each of its changes.
    <span className={entry}>
      <span aria-hidden className={cn("size-2 rounded-full", dot)} />
      <output data-slot="lane-link" data-state={state} className="max-lg:sr-only">
        {word}
      </output>
      {live && delayMs !== null && (
        <span aria-hidden className="max-lg:hidden">
          {delayMs} ms
        </span>
      )}
    </span>
  );
}
