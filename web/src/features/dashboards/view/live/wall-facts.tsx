import { money } from "@marsa/api-spec/amounts";
import type { ComponentProps, ReactNode } from "react";
import { count, counted } from "#/lib/format/counts.ts";
import { cn } from "#/lib/cn.ts";
import { LogoOnInk } from "../logo-on-ink.tsx";
import { ChannelIcon } from "./channel-icon.tsx";
import { RehearsalMark } from "./wall-head.tsx";
import type { WallView } from "#/features/dashboards/model/wall-view.ts";

const NEXT = 3;
/** From this amount on a bid gets smaller letters, AED. */
const TEN_MILLION = 10_000_000;

/** The current lot, its last bids, and the next lot. */
export function WallFacts({ lane, current, next, bids, online, room, stale }: WallView) {
  const { title, facts, number } = current;
  return (
    <div className="flex min-h-0 min-w-0 flex-col px-4 py-5 wall:px-14 wall:py-9">
      <div className="flex items-center justify-between gap-4 text-long wall:text-[2rem] wall:leading-10">
        <LogoOnInk className="h-6 wall:h-10" />
        <RehearsalMark rehearsal={lane.rehearsal} />
        {room === null && online !== null && online > 0 && (
          <p className="ms-auto text-on-ink-2 tabular-nums">{count(online)} online</p>
        )}
        <p className="tabular-nums">
          <strong className="font-heavy">{lane.position}</strong>{" "}
          <span className="text-on-ink-2">of {lane.lots}</span>
        </p>
      </div>
      <h1
        className={cn(
          "mt-4 text-h1 text-balance wall:mt-8 wall:tracking-[-.026em]",
          title.length > 60
            ? "wall:text-[2.25rem] wall:leading-[2.625rem]"
            : title.length > 34
              ? "wall:text-[2.875rem] wall:leading-[3.25rem]"
              : "wall:text-[3.625rem] wall:leading-[4rem]",
        )}
      >
        <span translate="no">{title}</span>
      </h1>
      <p className="mt-2 text-long text-on-ink-2 wall:mt-4 wall:text-[1.75rem] wall:leading-[2.375rem]">
        {[...facts, `Lot ${number}`].join(" · ")}
      </p>
      <div
        className={cn(
          "mt-5 grid min-h-0 grid-cols-2 gap-x-6 wall:mt-7 wall:flex-1 wall:grid-rows-[minmax(0,1fr)] wall:grid-cols-[minmax(0,20rem)_minmax(0,1fr)] wall:gap-x-8 tall:mt-10 tall:grid-cols-2",
          stale && "opacity-75",
        )}
      >
        <LastBids bids={bids} />
        <Next lots={next.slice(0, NEXT)} />
      </div>
      {room && (
        <p className="mt-5 flex flex-wrap gap-x-8 gap-y-1 border-t border-ink-line pt-4 text-long text-on-ink-2 tabular-nums wall:text-[1.5rem] wall:leading-8">
          <Channel channel="room">{counted(room.paddles, "paddle")} in the room</Channel>
          <Channel channel="phone">{counted(room.phones, "phone")}</Channel>
          <Channel channel="net">{count(online ?? 0)} on the net</Channel>
        </p>
      )}
    </div>
  );
}

function Channel({ channel, children }: ComponentProps<typeof ChannelIcon> & { children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-2.5">
      <ChannelIcon channel={channel} />
      {children}
    </span>
  );
}

const head = "text-small text-on-ink-2 wall:mb-2 wall:text-[1.625rem] wall:leading-9 font-normal";
const row = "text-long wall:text-[1.875rem] wall:leading-12 whitespace-nowrap";

function LastBids({ bids }: Pick<WallView, "bids">) {
  return (
    <section aria-label="Last bids">
      <h2 className={head}>Last bids</h2>
      {bids.length === 0 && <p className={cn(row, "text-on-ink-2")}>None yet</p>}
      <ol>
        {bids.map(({ seq, mark, amount, channel }, i) => (
          <li
            key={seq}
            className={cn(
              row,
              "flex justify-between gap-4 tabular-nums",
              i === 0 ? "font-heavy" : "text-on-ink-2",
            )}
          >
            <span className="inline-flex items-center gap-3">
              <ChannelIcon channel={channel} />
              {mark}
            </span>
            <span
              translate="no"
              className={cn(amount !== null && amount >= TEN_MILLION && "wall:text-[1.5rem]")}
            >
              {amount === null ? "" : money(amount)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Next({ lots }: { lots: WallView["next"] }) {
  return (
    <section aria-label="Next lots" className="flex min-h-0 flex-col">
      <h2 className={head}>Next</h2>
      {lots.length === 0 && <p className={cn(row, "text-on-ink-2")}>This is the last lot</p>}
      {/* Names are whole: a lot that does not fit below the others wraps into a hidden column. */}
      <ol className="flex min-h-0 flex-1 flex-col flex-wrap content-start gap-x-[100vw] overflow-hidden wall:gap-y-2">
        {lots.map(({ id_auction: id, position, title }) => (
          <li key={id} className="w-full text-long wall:text-[1.5rem] wall:leading-8">
            <span className="tabular-nums">{position}</span> {title}
          </li>
        ))}
      </ol>
    </section>
  );
}
