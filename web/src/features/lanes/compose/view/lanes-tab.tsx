import { notFound, useNavigate } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { EditorSkeleton } from "./editor-skeleton.tsx";
import { type LanesAddress, lanesSearch, readLanesAddress } from "../model/queries.ts";
import { LanesList } from "./lanes-list.tsx";

const Door = lazy(async () => ({ default: (await import("./door.tsx")).Door }));
const LaneEditor = lazy(async () => ({ default: (await import("./lane-editor.tsx")).LaneEditor }));

/** The staff's tab of lanes: the list, or the form of one. */
export function LanesTab({ search }: { search: Readonly<Record<string, unknown>> }) {
  const navigate = useNavigate();
  const address = readLanesAddress(search);
  if (!address) throw notFound();
  const go = (next: LanesAddress, replace = false) =>
    void navigate({
      to: "/clients",
      search: lanesSearch(next),
      replace,
      resetScroll: !replace,
    });
  if (address.lane === undefined) {
    return (
      <LanesList
        address={address}
        onChange={(next) => go(next, true)}
        onOpen={(id) => go({ ...address, lane: id })}
      />
    );
  }
  const { lane, door, ...list } = address;
  return (
    <Suspense fallback={<EditorSkeleton />}>
      {door ? (
        <Door id={lane} onLeave={() => go({ ...list, lane })} />
      ) : (
        <LaneEditor key={lane} id={lane} onLeave={() => go(list)} />
      )}
    </Suspense>
  );
}
