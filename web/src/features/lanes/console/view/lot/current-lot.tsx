import { askOf } from "@marsa/api-spec/offered-amounts";
import { Pause, Undo2 } from "lucide-react";
import type { CSSProperties, ReactNode } from "react";
import { money } from "@marsa/api-spec/amounts";
import { Buoy } from "#/components/lot/buoy.tsx";
import { Going } from "#/components/lane/going.tsx";
import type { LaneFace, LaneLook } from "#/components/lane/lane-face.ts";
import { Ring } from "#/components/lane/ring.tsx";
import { Price } from "#/components/lot/price.tsx";
import { cn } from "#/lib/cn.ts";
import { UNNAMED } from "#/realtime/lots/mark-of-desk.ts";
import { markRoot } from "#/lib/browser/root-mark.ts";
import { clock } from "@marsa/api-spec/dates";
import type { DeskView } from "#/features/lanes/console/model/desk/desk-view.ts";
import type { LogLine } from "#/realtime/lanes/lanes-store.ts";
import { HandClock } from "./hand-clock.tsx";
import { distance, dueOf, verdict } from "#/features/lanes/console/model/desk/current-lot-words.ts";

interface CurrentLotProps {
  view: DeskView;
  face: LaneFace;
  /** Start of the lane, server ms. */
  start: number;
  /** Whether the staff paused the lane, and not this desk. */
  byStaff: boolean;
  log: readonly LogLine[];
  /** The keys of the ask, at the desk of a lane with the room. */
  asks?: ReactNode;
  /** The actions on the lane: open, resume, reopen. */
  children?: ReactNode;
}

const LOOK_CLASSES: Readonly<Record<LaneLook, string>> = {
  waiting: "bg-ink-3 text-white",
  running: "bg-blue-running text-white",
  final_call: "bg-on-orange text-white",
  finished: "bg-salt-2 text-text",
  paused: "bg-white text-ink",
};

/** The current lot on the console: state, price, leader, distance to the minimum, and clock. */
export function CurrentLot({ view, face, start, byStaff, log, asks, children }: CurrentLotProps) {
  const { look, word, deadline, totalMs, inRing } = face;
  const final = look === "final_call";
  const isAsking = view.live !== null && view.turn !== null && view.turn.phase !== "finished";
  // Both figures have the size of the longer one.
  const figures = {
    "--digits": Math.max(5, money(view.live ? askOf(view.live) : 0).length),
  } as CSSProperties;
  return (
    <section
      aria-label="Current lot"
      ref={markRoot}
      data-slot="current-lot"
      data-look={look}
      className={cn(
        "h-54 shrink-0 overflow-hidden px-7 py-4 transition-colors duration-150 max-lg:px-4 max-lg:py-2.5",
        // A new price flashes in a shade of its background, so that it stays readable.
        final
          ? "bg-orange-fill text-on-orange [--color-blue-tint:#ffa560]"
          : "bg-ink text-white [--color-blue-tint:var(--color-ink-line)]",
        !view.inSync && "opacity-75",
      )}
    >
      <p className="lane-figure-state flex min-h-8 min-w-0 flex-wrap items-center gap-x-3.5 gap-y-1 whitespace-nowrap">
        <span
          data-slot="state-word"
          className={cn(
            "inline-flex h-8 items-center gap-2 rounded-sm px-3.5 text-long font-heavy max-lg:h-7 max-lg:px-2.5 max-lg:text-body",
            LOOK_CLASSES[look],
          )}
        >
          {look === "paused" && <Pause aria-hidden size={16} strokeWidth={2.4} />}
          {look === "running" ? "RUNNING" : word}
        </span>
        {final && deadline !== null && (
          <Going
            deadline={deadline}
            totalMs={totalMs}
            className="flex items-center gap-2.5 text-long font-heavy"
            pipClassName="w-6 max-lg:w-5"
          />
        )}
        {view.turn?.reopened && view.turn.phase !== "finished" && (
          <span className="inline-flex h-8 items-center gap-1.5 rounded-sm border border-current px-2.5 text-body font-strong max-lg:h-7">
            <Undo2 aria-hidden size={15} strokeWidth={2} />
            Reopened
          </span>
        )}
        {look === "paused" && (
          <strong className="min-w-0 truncate font-strong">
            {byStaff && "By the staff: "}
            {face.detail}
          </strong>
        )}
        {view.byHand && <HandClock view={view} log={log} />}
        <Due view={view} start={start} final={final} />
      </p>
      {(deadline !== null || inRing !== null) && (
        <Ring
          deadline={deadline}
          totalMs={totalMs}
          text={inRing}
          stale={!view.inSync}
          className={cn(
            "lane-figure-ring size-[1em] text-[7rem] leading-none max-lg:text-[5.5rem]",
            // The card has the words, and a phone has its buttons there.
            view.turn?.phase === "finished" && "max-lg:hidden",
          )}
        />
      )}
      <div className="lane-figure" style={figures}>
        <Amount view={view} final={final} detail={face.detail} />
      </div>
      <div className="lane-figure" style={figures}>
        {isAsking && <Ask view={view} final={final} keys={asks} />}
        {children}
      </div>
    </section>
  );
}

/** The next ask and its step: on a desk, as large as the current bid. */
function Ask({ view: { live, state }, final, keys }: { view: DeskView; final: boolean; keys: ReactNode }) {
  if (!live) return null;
  return (
    <div data-slot="next-ask" className="max-lg:hidden">
      <FigureLabel word="Ask" final={final} />
      <p className={cn(final ? "text-on-orange" : "text-on-ink-blue")}>
        <Price amount={askOf(live)} size={state === "paused" ? "lot" : "lane"} onInk />
      </p>
      {keys || (
        <p className="mt-1.5 text-[1.0625rem] leading-6 tabular-nums">
          Step{" "}
          <strong translate="no" className="font-heavy">
            {money(live.step)}
          </strong>
        </p>
      )}
    </div>
  );
}

function FigureLabel({ word, final }: { word: string; final: boolean }) {
  return (
    <p
      className={cn(
        "text-long font-heavy uppercase max-lg:hidden",
        final ? "text-on-orange" : "text-on-ink-2",
      )}
    >
      {word} <span className="font-normal">AED</span>
    </p>
  );
}

/** The price and its facts; without a price, the start price or the reason for a pause. */
function Amount({ view, final, detail }: { view: DeskView; final: boolean; detail: string | null }) {
  const { live, turn, state } = view;
  if (!live || turn === null) {
    return (
      <p className="mt-4 max-w-130 text-[1.75rem] leading-9 font-heavy text-balance max-lg:text-h2">
        {detail}
      </p>
    );
  }
  const card = turn.phase === "finished";
  // A decision stands beside the price then.
  const small = card || state === "paused";
  const amount = live.price ?? live.start_price;
  return (
    <>
      <FigureLabel word={card ? "Hammer" : "Bid"} final={final} />
      <p
        className={cn(
          "max-lg:mt-1.5 [&_[data-slot=price]>span:first-child]:me-3 [&_[data-slot=price]>span:first-child]:text-[1.375rem] max-lg:[&_[data-slot=price]>span:first-child]:text-[.9375rem]",
          final && "[&_[data-slot=price]>span:first-child]:text-on-orange",
        )}
      >
        <Price
          // Another lot's price is no change of this one.
          key={turn.id_auction}
          amount={amount}
          size={small ? "lot" : "lane"}
          onInk
          className={
            small ? "max-lg:text-[2rem] max-lg:leading-9" : "max-lg:text-[3.25rem] max-lg:leading-[3.5rem]"
          }
        />
      </p>
      <p className="mt-1.5 flex min-h-6 flex-wrap items-center gap-x-6 gap-y-1 text-[1.0625rem] leading-6 max-lg:gap-x-4 max-lg:text-body">
        {card ? (
          <strong className="font-heavy">{verdict(view)}</strong>
        ) : (
          <>
            <span>
              {live.leader === null ? (
                "Start price, no bid yet"
              ) : (
                <>
                  <strong className="font-heavy">{live.leader}</strong>
                  {live.leader === UNNAMED ? ", number?" : " leads"}
                </>
              )}
            </span>
            {state !== "paused" && <Light view={view} final={final} />}
          </>
        )}
      </p>
    </>
  );
}

/** The light of the lot, with the distance in dirhams for the auctioneer. */
function Light({ view, final }: { view: DeskView; final: boolean }) {
  const { live } = view;
  const far = distance(view);
  if (!live) return null;
  if (far === null) return <Buoy light={live.light} onInk className={cn(final && "text-on-orange")} />;
  return (
    <span
      data-slot="distance"
      className={cn(
        "icon icon-can inline-flex items-center gap-2 whitespace-nowrap tabular-nums [--icon-size:13px]",
        final ? "text-on-orange" : "text-on-ink-red [--icon-colour:var(--color-on-ink-red-shape)]",
      )}
    >
      {far}
    </span>
  );
}

function Due({ view, start, final }: { view: DeskView; start: number; final: boolean }) {
  const due = dueOf(view, start);
  if (due === null) return null;
  return (
    <span
      className={cn(
        // Beside the ring there is room for two lines.
        "text-long tabular-nums max-lg:text-small lg:whitespace-normal",
        final ? "text-on-orange" : "text-on-ink-2",
      )}
    >
      {due.what} <time dateTime={new Date(due.at).toISOString()}>{clock(due.at)}</time>
    </span>
  );
}
