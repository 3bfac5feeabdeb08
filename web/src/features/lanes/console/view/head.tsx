import { Maximize, Minimize, Pause, Square, Users, X } from "lucide-react";
import type { ReactNode } from "react";
import { useSnapshot } from "valtio/react";
import { cn } from "#/lib/cn.ts";
import { count } from "#/lib/format/counts.ts";
import { link } from "#/realtime/link/connection.ts";

interface HeadProps {
  name: string;
  /** The number of the current lot; 0: none. */
  position: number;
  lots: number;
  /** "9 sold · 1 passed". */
  results: string;
  totals: ReactNode;
  online: number;
  /** New bids that did not count, in words; null: none. */
  lost: string | null;
  /** Shows them in the log. */
  onLost: () => void;
  /** Whether this desk can pause and end the lane now. */
  canPause: boolean;
  canEnd: boolean;
  onPause: () => void;
  onEnd: () => void;
  /** The menu of other lanes. */
  menu: ReactNode;
  /** Whether the console fills the screen, without the header of the shop. */
  full: boolean;
  onFull: () => void;
  /** Leaves the console; on phones there is no other link. */
  onLeave: () => void;
}

/** The head of the console: lane, progress, people, and the controls for the whole lane. */
export function Head(props: HeadProps) {
  const {
    name,
    position,
    lots,
    results,
    totals,
    online,
    lost,
    onLost,
    canPause,
    canEnd,
    onPause,
    onEnd,
    menu,
    full,
    onFull,
    onLeave,
  } = props;
  return (
    <header className="flex min-h-13 shrink-0 items-center gap-x-4 border-b border-ink-line bg-ink px-6 text-body text-white max-lg:gap-x-3 max-lg:px-4 max-lg:text-small max-sm:flex-wrap">
      <h1 className="relative min-w-0 shrink-999 truncate text-h3 max-sm:flex-1 xl:max-[110rem]:max-w-52">
        {name}
        <span className="sr-only"> console</span>
      </h1>
      {menu}
      <span className="shrink-0 whitespace-nowrap text-on-ink-2 tabular-nums">
        {position > 0 && (
          <>
            <strong className="font-strong text-white">Lot {position}</strong> of {count(lots)}
            <span className="max-lg:hidden"> · </span>
          </>
        )}
        <span className="max-lg:hidden">{results}</span>
      </span>
      {totals}
      <span className="ms-auto flex items-center gap-3 max-lg:gap-2">
        {lost !== null && (
          <button
            type="button"
            title="Show them in the log"
            onClick={onLost}
            className="touch rounded-md px-2 py-1.5 font-strong whitespace-nowrap text-on-ink-orange hover:bg-ink-3 focus-visible:outline-on-ink-blue max-xl:hidden"
          >
            {lost}
          </button>
        )}
        <Delay />
        <span className="flex items-center gap-2 whitespace-nowrap text-on-ink-2 tabular-nums max-sm:hidden xl:max-[110rem]:hidden">
          <Users aria-hidden size={16} strokeWidth={1.75} />
          {count(online)} online
        </span>
        <HeadButton icon={Pause} word="Pause" short="Pause" hint="P" can={canPause} onPress={onPause} />
        <HeadButton icon={Square} word="End lane" can={canEnd} onPress={onEnd} short="End" />
        <button
          type="button"
          onClick={onFull}
          className="grid size-9 place-content-center rounded-md hover:bg-ink-3 focus-visible:outline-on-ink-blue max-lg:hidden"
        >
          {full ? <Minimize aria-hidden size={18} /> : <Maximize aria-hidden size={18} />}
          <span className="sr-only">{full ? "Leave full screen" : "Full screen"}</span>
        </button>
        <button
          type="button"
          onClick={onLeave}
          className="touch grid size-9 place-content-center rounded-md hover:bg-ink-3 focus-visible:outline-on-ink-blue lg:hidden"
        >
          <X aria-hidden size={20} strokeWidth={2} />
          <span className="sr-only">Leave the console</span>
        </button>
      </span>
    </header>
  );
}

interface HeadButtonProps {
  icon: typeof Pause;
  word: string;
  /** The key of the button. */
  hint?: string;
  can: boolean;
  onPress: () => void;
  /** A short label for phones. */
  short?: string;
}

function HeadButton({ icon: Icon, word, hint, can, onPress, short }: HeadButtonProps) {
  return (
    <button
      type="button"
      aria-disabled={!can || undefined}
      aria-keyshortcuts={hint}
      onClick={() => can && onPress()}
      className={cn(
        "touch flex h-9 items-center gap-2 rounded-md px-2 font-strong whitespace-nowrap focus-visible:outline-on-ink-blue",
        can ? "hover:bg-ink-3" : "cursor-not-allowed text-on-ink-3",
      )}
    >
      <Icon aria-hidden size={16} strokeWidth={2} className={cn(short !== undefined && "max-sm:hidden")} />
      <span className={cn(short !== undefined && "max-sm:sr-only")}>{word}</span>
      {short !== undefined && (
        <span aria-hidden className="sm:hidden">
          {short}
        </span>
      )}
      {hint && (
        <kbd
          aria-hidden
          className="grid size-5 place-content-center rounded-sm border border-current font-sans text-tag max-lg:hidden pointer-coarse:hidden"
        >
          {hint}
        </kbd>
      )}
    </button>
  );
}

const LINK_WORDS = {
  connecting: "Connecting",
  live: "Live",
  reconnecting: "Reconnecting",
  slow: "Slow",
  offline: "Offline",
} as const;

/** The state of the connection and its delay. */
export function Delay() {
  const { state, delayMs } = useSnapshot(link);
  return (
    <span className="flex items-center gap-2 whitespace-nowrap text-on-ink-2 tabular-nums">
      <span
        aria-hidden
        className={cn("size-2 rounded-full", state === "live" ? "bg-on-ink-green" : "bg-orange-fill")}
      />
      <span className={cn(state === "live" && "max-sm:sr-only")}>{LINK_WORDS[state]}</span>
      {state === "live" && delayMs !== null && (
        <span className="max-sm:hidden" title="How long the server takes to answer">
          {Math.round(delayMs)} ms
        </span>
      )}
    </span>
  );
}
