import { useSuspenseQuery } from "@tanstack/react-query";
import { Navigate } from "@tanstack/react-router";
import { LogoOnInk } from "../logo-on-ink.tsx";
import { QrPlate } from "../qr-plate.tsx";
import { WallFrame } from "../wall-frame.tsx";
import { lanesQuery } from "./lane-queries.ts";
import { laneToShow } from "./which-lane.ts";

/** Interval between two looks for a planned lane, ms. */
const LOOK_MS = 30_000;

/** No lane runs and none is planned: the screen waits for one and then shows it. */
export function NoLane() {
  const { data: lanes } = useSuspenseQuery({ ...lanesQuery, refetchInterval: LOOK_MS });
  const id = laneToShow(lanes);
  if (id !== null) return <Navigate to="/dashboard/live/$id" params={{ id: String(id) }} replace />;
  return (
    <WallFrame className="flex flex-col px-4 py-5 wall:px-14 wall:py-11">
      <LogoOnInk className="h-6 self-start wall:h-10" />
      <h1 className="mt-10 text-h1 wall:mt-auto wall:text-[6rem] wall:leading-[6.5rem]">
        No lane is planned
      </h1>
      <p className="mt-3 text-long wall:mt-8 wall:mb-auto wall:text-[2.25rem] wall:leading-12">
        This screen shows the next one as soon as it is announced.
      </p>
      <QrPlate
        path="/schedule"
        words="Sales schedule"
        size="size-32 wall:size-[11rem]"
        className="mt-6 self-end"
      />
    </WallFrame>
  );
}
