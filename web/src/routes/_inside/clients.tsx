import { createFileRoute, notFound } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { DeskLayout } from "#/features/desk/desk-layout.tsx";
import { deskQuery } from "#/features/desk/queries.ts";
import { enter } from "#/lib/session/enter.ts";
import { pageTitle } from "#/lib/address/route.ts";
import { DESK_LINES } from "./-desk-lines.ts";

const DeskHome = lazy(async () => ({
  default: (await import("#/features/desk/desk-home.tsx")).DeskHome,
}));

/** The staff's desk. The line and its state are in the address; without one it shows the work that waits. */
export const Route = createFileRoute("/_inside/clients")({
  validateSearch: readDeskSearch,
  beforeLoad: enter("backoffice-only"),
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(deskQuery);
  },
  head: () => pageTitle("Desk"),
  component: Desk,
});

function Desk() {
  const search = Route.useSearch();
  const line = DESK_LINES.find(({ name }) => name === search.tab);
  if (search.tab !== undefined && !line) throw notFound();
  return (
    <DeskLayout lines={DESK_LINES} line={line} isWide={line?.isWide?.(search) ?? false}>
      <Suspense>{line ? <line.Screen search={search} /> : <DeskHome lines={DESK_LINES} />}</Suspense>
    </DeskLayout>
  );
}

/** Keys that the list of clients had at this address before the desk: an old link of one leads to that list. */
const OF_CLIENTS = [
  "section",
  "client",
  "profile",
  "part",
  "q",
  "type",
  "form",
  "status",
  "expiring",
  "sort",
];

/** Reads the line of the address; the line reads its other keys itself. */
function readDeskSearch({ tab, ...own }: Record<string, unknown>): { tab?: string | undefined } {
  const isOld = tab === undefined && OF_CLIENTS.some((key) => own[key] !== undefined);
  return { ...own, tab: isOld ? "clients" : typeof tab === "string" ? tab : undefined };
}
