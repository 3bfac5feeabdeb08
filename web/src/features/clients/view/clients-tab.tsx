import { Link, notFound, useNavigate } from "@tanstack/react-router";
import { lazy, Suspense, useCallback } from "react";
import { SaveFileButton } from "#/components/save-file-button.tsx";
import { cn } from "#/lib/cn.ts";
import { useLinkUp } from "#/realtime/link/link-up.ts";
import {
  type ClientsAddress,
  clientsSearch,
  isNarrowed,
  readClientsAddress,
  SECTIONS,
} from "../model/clients-address.ts";
import { FilterBar } from "./list/filter-bar.tsx";
import { clientCountsQuery, clientsChanged, clientsQuery, exportClients } from "../model/queries.ts";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { tab, TabCount, tabList } from "#/components/ui/tabs.tsx";
import { count } from "#/lib/format/counts.ts";
import { CLIENTS_TITLE, SECTION_WORDS } from "../model/words.ts";
import { ListTable } from "#/components/list/list-table.tsx";
import { CLIENT_COLUMNS, ClientRow } from "./list/client-row.tsx";

const ClientDrawer = lazy(async () => ({
  default: (await import("./drawer/client-drawer.tsx")).ClientDrawer,
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

/** The sections of clients by state, each with its number under this filter. */
function SectionTabs({ address }: { address: ClientsAddress }) {
  const { data } = useQuery(clientCountsQuery(address));
  return (
    <nav aria-label="Clients" className={cn(tabList, "mt-1 max-lg:-mx-4 max-lg:gap-5 max-lg:px-4")}>
      {SECTIONS.map((section) => (
        <Link
          key={section}
          to="/clients"
          search={clientsSearch({ ...address, section })}
          resetScroll={false}
          aria-current={section === address.section ? "page" : undefined}
          activeOptions={{ exact: true, explicitUndefined: true }}
          activeProps={{}}
          className={tab}
        >
          {SECTION_WORDS[section].word}
          <TabCount className={data === undefined ? "invisible" : ""}>{count(data?.[section] ?? 0)}</TabCount>
        </Link>
      ))}
    </nav>
  );
}

/** The clients of an address. */
function ClientsList({ address, onClear }: { address: ClientsAddress; onClear: () => void }) {
  const query = useInfiniteQuery(clientsQuery(address));
  const narrow = address.client !== undefined;
  const { empty, text } = SECTION_WORDS[address.section];
  return (
    <ListTable
      what="clients"
      label="Clients found"
      query={query}
      rows={query.data?.pages.flatMap(({ items }) => items)}
      columns={CLIENT_COLUMNS(narrow)}
      head={
        <>
          <span>Name</span>
          <span>Contacts</span>
          {!narrow && <span>State</span>}
          <span className="text-end">Deposit, AED</span>
          <span>Created</span>
        </>
      }
      heights={{ wide: 58, phone: 88 }}
      renderRow={(client, wide, height) => (
        <ClientRow
          key={`${client.id_user} ${client.id_profile}`}
          client={client}
          address={address}
          wide={wide}
          narrow={narrow}
          height={height}
        />
      )}
      empty={{ title: empty, text }}
      searched={isNarrowed(address)}
      noMatch={{
        title: "No client matches",
        text: "Change the search or the filters, or look in another tab.",
      }}
      safe="Nothing has changed. Your filters are kept."
      clear="Clear all"
      onClear={onClear}
    />
  );
}
