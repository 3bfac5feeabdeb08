import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { Navigate } from "@tanstack/react-router";
import { standardBoardQuery } from "#/features/dashboards/model/board-queries.ts";
import { LogoOnInk } from "../logo-on-ink.tsx";
import { QrPlate } from "../qr-plate.tsx";
import { WallFrame } from "../wall-frame.tsx";
import { awaitedLanesQuery, laneToShow } from "#/features/dashboards/model/lane-queries.ts";
import { PicturedList } from "./pictured-list.tsx";

/** No lane runs and none is planned: the screen waits for one, shows open auctions until then, and changes to it. */
export function NoLane() {
  const { data: lanes } = useSuspenseQuery(awaitedLanesQuery);
  const { data: board } = useQuery(standardBoardQuery);
  const id = laneToShow(lanes);
  if (id !== null) return <Navigate to="/dashboard/live/$id" params={{ id: String(id) }} replace />;
  const open = board?.items ?? [];
  return (
    <WallFrame className="flex flex-col gap-8 px-4 py-5 wall:px-14 wall:py-11 landscape:wall:grid landscape:wall:grid-cols-[minmax(0,60fr)_minmax(0,40fr)] landscape:wall:gap-0">
      <div className="flex min-w-0 flex-col">
        <LogoOnInk className="h-6 self-start wall:h-10" />
        <h1 className="mt-10 text-h1 text-balance wall:mt-auto wall:text-[6rem] wall:leading-[6.5rem]">
          No lane is planned
        </h1>
        <p className="mt-3 text-long wall:mt-8 wall:text-[2.25rem] wall:leading-12">
          This screen shows the next one as soon as it is announced.
        </p>
        <QrPlate
          path="/schedule"
          words="Sales schedule"
          size="size-44"
          className="hidden self-start wall:mt-auto wall:inline-flex"
        />
      </div>
      <div className="flex min-h-0 min-w-0 flex-1 flex-col gap-6 landscape:wall:h-full landscape:wall:pt-24">
        {open.length > 0 && <PicturedList lots={open} titleOf={() => "Open auctions that end soonest"} />}
      </div>
    </WallFrame>
  );
}
