import { isBackOffice } from "@marsa/api-spec/roles";
import { ApiProblem, type Schema } from "@marsa/api-spec/client-problem";
import { isRehearsal } from "@marsa/api-spec/rehearsal";
import { useQuery } from "@tanstack/react-query";
import { notFound } from "@tanstack/react-router";
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useEffectEvent } from "react";
import { EmptyState } from "#/components/message/empty-state.tsx";
import { ErrorBlock } from "#/components/message/error-block.tsx";
import { RehearsalBanner } from "#/components/lane/rehearsal-banner.tsx";
import { ScreenLink } from "#/components/screen-link.tsx";
import { buttonVariants } from "#/components/ui/button.tsx";
import { Skeleton } from "#/components/ui/skeleton.tsx";
import { useLane } from "#/realtime/lanes/lanes.ts";
import { useMe } from "#/lib/http/queries.ts";
import { markRoot } from "#/lib/browser/root-mark.ts";
import { laneQuery, queuesQuery, rehearsalsQuery } from "#/realtime/lanes/lane-calls.ts";
import { LaneSwitch } from "./lane-switch.tsx";
import { lanesToEnter, runningOf } from "../model/lanes-to-enter.ts";
import { openMaximum } from "../model/open-maximum.ts";
import type { RoomParts } from "../model/room-parts.ts";
import { Room } from "./room.tsx";

// Loaded separately, since a reader of a running lane needs the current lot first.
const BeforeStart = lazy(async () => ({ default: (await import("./before-start.tsx")).BeforeStart }));
const Chooser = lazy(async () => ({ default: (await import("./chooser.tsx")).Chooser }));
const Summary = lazy(async () => ({ default: (await import("./summary.tsx")).Summary }));
const Rehearsals = lazy(async () => ({ default: (await import("./rehearsals.tsx")).Rehearsals }));

type QueueCard = Schema<"QueueCard">;

interface RoomScreenProps extends RoomParts {
  /** The lane of the address; null: the running one, the next one, or a choice. */
  lane: number | null;
  /** Puts a lane into the address; `replace`: without a new entry in the history. */
  onLane: (id: number, replace?: boolean) => void;
  onLot: (id: number) => void;
  onLeave: () => void;
  /** The auctioneer's console, for people who may run the lane. */
  Console: ComponentType<{ idQueue: number }>;
}

/** Interval between two looks for another running lane, ms. */
const LOOK_EVERY_MS = 20_000;

/** /queue/current: the running lane, a choice of lanes, or the time of the next one. */
export function RoomScreen(props: RoomScreenProps) {
  return (
    <Suspense fallback={<Coming />}>
      <Screen {...props} />
    </Suspense>
  );
}

function Screen({ lane, ...props }: RoomScreenProps) {
  const { data: queues, error, refetch } = useQuery({ ...queuesQuery, refetchInterval: LOOK_EVERY_MS });
  const { data: rehearsed = [] } = useQuery({
    ...rehearsalsQuery,
    enabled: lane !== null && isRehearsal(lane),
  });
  const running = runningOf(queues ?? []);
  const coming = queues?.find(({ state }) => state === "scheduled") ?? null;
  const { lanes: choice, isDesk } = lanesToEnter(queues ?? []);
  const onlyId = choice.length === 1 && !isDesk ? choice[0]!.id_queue : null;
  // The address keeps the lane, so that the reader stays when it begins or ends, or another one begins.
  const stay = useEffectEvent((id: number) => props.onLane(id, true));
  useEffect(() => {
    if (lane === null && onlyId !== null) stay(onlyId);
  }, [lane, onlyId]);
  if (!queues) {
    if (!error) return <Coming />;
    return (
      <div className="p-6">
        <ErrorBlock title="The lanes could not be loaded." error={error} onRetry={() => void refetch()} />
      </div>
    );
  }
  const here = lane ?? onlyId;
  if (here !== null) {
    // A lane of another day is not in the list; its own read finds it.
    const queue = [...queues, ...rehearsed].find(({ id_queue }) => id_queue === here) ?? null;
    const screen = <Lane key={here} id={here} queue={queue} {...{ running, coming }} {...props} />;
    if (!isRehearsal(here)) return screen;
    return (
      <>
        <RehearsalBanner />
        {screen}
      </>
    );
  }
  return (
    <>
      {choice.length > 0 ? <Chooser queues={choice} isDesk={isDesk} onLane={props.onLane} /> : <NoLane />}
      <Rehearsals onLane={props.onLane} />
    </>
  );
}

/** Draws content below a lane's lots after them, so that it does not move under a press. */
function AfterLots({ id, children }: { id: number; children: ReactNode }) {
  return useLane(id).run === null ? null : children;
}

interface LaneProps extends Omit<RoomScreenProps, "lane"> {
  id: number;
  queue: QueueCard | null;
  running: readonly QueueCard[];
  coming: QueueCard | null;
}

function Lane({ id, queue, running, coming, Bids, Console, onLane, onLot, onLeave }: LaneProps) {
  const now = useLane(id);
  const me = useMe();
  const { lane } = now;
  // A lane outside the list may not exist.
  const there = useQuery({ ...laneQuery(id), enabled: queue === null && lane === null });
  if (there.error instanceof ApiProblem && there.error.status === 404) throw notFound();
  // Staff who do not run the lane see its console, and may pause it.
  if (queue?.operators_me || (me && isBackOffice(me))) {
    return (
      <Suspense fallback={<div ref={markRoot} data-slot="current-lot" className="min-h-dvh bg-ink" />}>
        <Console idQueue={id} />
      </Suspense>
    );
  }
  if (!lane) return <div ref={markRoot} data-slot="current-lot" className="min-h-dvh bg-ink" />;
  if (lane.state === "scheduled" || lane.state === "draft") {
    return (
      <>
        <LaneSwitch ids={[id, ...running.map(({ id_queue }) => id_queue)]} here={id} onLane={onLane} />
        <BeforeStart id={id} next={running.length === 0} onLot={onLot} />
        <AfterLots id={id}>
          <Rehearsals onLane={onLane} />
        </AfterLots>
      </>
    );
  }
  if (lane.state === "finished" || lane.state === "cancelled") {
    const next = running.find(({ id_queue }) => id_queue !== id) ?? coming;
    return (
      <Summary now={{ ...now, lane }} next={next} onLane={onLane} onLot={onLot} onMaximum={openMaximum} />
    );
  }
  const others = <LaneSwitch ids={running.map(({ id_queue }) => id_queue)} here={id} onLane={onLane} />;
  return <Room now={{ ...now, lane }} others={others} onLeave={onLeave} Bids={Bids} />;
}

/** The placeholder of the page: a heading and a block. */
function Coming() {
  return (
    <div className="mx-auto min-h-dvh max-w-300 px-4 pt-8 lg:px-gutter">
      <Skeleton className="h-9 w-56" />
      <Skeleton className="mt-6 h-48 rounded-lg" />
    </div>
  );
}

function NoLane() {
  return (
    <div className="mx-auto max-w-300 px-4 pt-8 pb-20 lg:px-gutter">
      <h1 className="sr-only">Live lanes</h1>
      <EmptyState
        title="No lane is planned"
        text="Live lanes are announced in the sales schedule. Until then, lots are sold in standard auctions, day and night."
      >
        <div className="flex flex-wrap gap-2.5">
          <ScreenLink to="/schedule" className={buttonVariants({ variant: "ink", size: "lg" })}>
            Sales schedule
          </ScreenLink>
          <ScreenLink to="/auction" className={buttonVariants({ size: "lg" })}>
            See open lots
          </ScreenLink>
        </div>
      </EmptyState>
    </div>
  );
}
