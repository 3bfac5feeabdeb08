import { createFileRoute, notFound } from "@tanstack/react-router";
import { Suspense } from "react";
import { StaffTabs, WaitingWork } from "../../features/clients/staff-tabs.tsx";
import { enter } from "../../lib/session/enter.ts";
import { pageTitle } from "../../lib/address/page-title.ts";
import { STAFF_TABS } from "./-staff-tabs.ts";

/** The staff's page with its tabs. The tab and its state are in the address. */
export const Route = createFileRoute("/_inside/clients")({
  validateSearch: readClientsSearch,
  beforeLoad: enter("backoffice-only"),
  head: () => pageTitle("Clients"),
  component: Clients,
});

function Clients() {
  const search = Route.useSearch();
  const part = STAFF_TABS.find(({ name }) => name === (search.tab ?? STAFF_TABS[0].name));
  if (!part) throw notFound();
  const { Screen, name } = part;
  return (
    <div className="mx-auto max-w-[90rem] px-4 pt-2 pb-16 lg:px-gutter lg:pt-3">
      <StaffTabs tabs={STAFF_TABS} current={name} />
      {part === STAFF_TABS[0] && <WaitingWork tabs={STAFF_TABS} />}
      <Suspense>
        <Screen search={search} />
      </Suspense>
    </div>
  );
}

/** Reads the tab of the address; the tab reads its other keys itself. */
function readClientsSearch({ tab, ...own }: Record<string, unknown>): { tab?: string | undefined } {
  return { ...own, tab: typeof tab === "string" ? tab : undefined };
}
