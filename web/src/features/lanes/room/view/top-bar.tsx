import { Captions, LogOut, Users, Volume2, VolumeX, X } from "lucide-react";
import { useSnapshot } from "valtio/react";
import { Button } from "#/components/ui/button.tsx";
import { Switch } from "#/components/ui/switch.tsx";
import { cn } from "#/lib/cn.ts";
import { count } from "#/lib/format/counts.ts";
import { link } from "#/realtime/link/connection.ts";
import type { LaneNow } from "#/realtime/lanes/lanes.ts";
import { SOUND_WORDS } from "../model/sounds.ts";
import type { LaneSounds } from "../model/use-lane-sounds.ts";

interface TopBarProps {
  lane: LaneNow;
  sounds: LaneSounds;
  quick: { readonly on: boolean; readonly may: boolean; readonly set: (on: boolean) => void };
  onLeave: () => void;
}

const entry = "inline-flex items-center gap-2.5 rounded-sm whitespace-nowrap";

/** The head of the lane room: lane, progress, connection, people; sound, quick bid, and the way out. */
export function TopBar({ lane: now, sounds, quick, onLeave }: TopBarProps) {
  const { lane, online } = now;
  if (!lane) return null;
  const runs = lane.state === "running" || lane.state === "open";
  return (
    <div
      data-slot="lane-head"
      className="flex min-h-13 items-center gap-x-7 border-b border-ink-3 px-6 text-body text-on-ink-2 tabular-nums max-lg:gap-x-4 max-lg:px-4"
    >
      <p className="flex min-w-0 shrink-999 items-center gap-2.5">
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
      <div className="ms-auto flex items-center gap-6 max-lg:flex-wrap max-lg:justify-end max-lg:gap-2">
        <Delay />
        {online > 0 && (
          <span className={cn(entry, "max-lg:hidden")}>
            <Users aria-hidden size={18} strokeWidth={1.75} />
            {count(online)} online
          </span>
        )}
        {sounds.caption !== null && (
          <span
            data-slot="sound-caption"
            className={cn(entry, "animate-fade-in text-on-ink-orange max-md:hidden")}
          >
            <Captions aria-hidden size={18} strokeWidth={1.75} />
            {SOUND_WORDS[sounds.caption]}
          </span>
        )}
        {sounds.offered && (
          <span data-slot="sound-offer" className={cn(entry, "text-white max-lg:flex-wrap max-lg:gap-1")}>
            <span className="max-xl:hidden">Hear bids and calls?</span>
            <Button size="sm" onClick={sounds.toggle}>
              Turn sound on
            </Button>
            <button type="button" className="touch relative rounded-sm p-2" onClick={sounds.refuse}>
              Not now
            </button>
          </span>
        )}
        <button
          type="button"
          aria-label={sounds.on ? "Sound on" : "Sound off"}
          className={cn(entry, "touch relative hover:text-white max-lg:p-2", sounds.offered && "hidden")}
          onClick={sounds.toggle}
        >
          {sounds.on ? (
            <Volume2 aria-hidden size={20} strokeWidth={1.75} />
          ) : (
            <VolumeX aria-hidden size={20} strokeWidth={1.75} />
          )}
          <span className="max-xl:hidden">Sound {sounds.on ? "on" : "off"}</span>
        </button>
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
    <output data-slot="lane-link" data-state={state} className={entry}>
      <span aria-hidden className={cn("size-2 rounded-full", dot)} />
      <span className="max-lg:sr-only">{word}</span>
      {live && delayMs !== null && <span aria-hidden>{delayMs} ms</span>}
    </output>
  );
}
