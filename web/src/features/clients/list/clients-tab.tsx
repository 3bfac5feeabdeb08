import { notFound, useNavigate } from "@tanstack/react-router";
import { lazy, Suspense, useCallback } from "react";
import { SaveFileButton } from "#/components/save-file-button.tsx";
import { cn } from "#/lib/cn.ts";
import { useLinkUp } from "#/realtime/link/link-up.ts";
import { type ClientsAddress, clientsSearch, readClientsAddress } from "./clients-address.ts";
import { ClientsList } from "./clients-list.tsx";
import { FilterBar } from "./filter-bar.tsx";
import { clientsChanged, exportClients } from "./queries.ts";
import { CLIENTS_TITLE } from "./title.ts";
import { SectionTabs } from "./section-tabs.tsx";

const ClientDrawer = lazy(async () => ({
  default: (await import("../drawer/client-drawer.tsx")).ClientDrawer,
}));

/** The staff's tab of clients: sections, search, filters, and a drawer for one client. */
export function ClientsTab({ search }: { search: Readonly<Record<string, unknown>> }) {
  const navigate = useNavigate();
  const address = readClientsAddress(search);
  if (!address) throw notFound();
  useLinkUp(() => void clientsChanged());
  const go = useCallback(
    (next: ClientsAddress, replace: boolean) =>
      void navigate({ to: "/clients", search: clientsSearch(next), replace, resetScroll: false }),
    [navigate],
  );
  const open = address.client !== undefined;
  const { client: _, part: __, profile: ___, ...list } = address;
  return (
    <div className={cn(open && "xl:pe-[calc(var(--spacing-drawer)-var(--spacing-gutter)+1rem)]")}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 pt-5">
        <h1 id={CLIENTS_TITLE} tabIndex={-1} className="text-h1 focus:outline-none">
          Clients
        </h1>
        <SaveFileButton file={() => exportClients(address)} />
      </div>
      <SectionTabs address={list} />
      <FilterBar address={address} onChange={(next) => go(next, true)} />
      <ClientsList address={address} onClear={() => go({ section: address.section }, false)} />
      {open && (
        <Suspense>
          <ClientDrawer
            address={address}
            onPart={(part) => go({ ...address, part }, true)}
            onOpen={(one) => go({ ...list, ...(address.part && { part: address.part }), ...one }, true)}
            onClose={() => go(list, false)}
          />
        </Suspense>
      )}
    </div>
  );
}
