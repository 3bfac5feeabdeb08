import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { ChevronDown, ChevronUp } from "lucide-react";
import { useState } from "react";
import { ErrorBlock } from "#/components/message/error-block.tsx";
import { DetailDrawer, DRAWER_BUTTON } from "#/components/list/detail-drawer.tsx";
import { Skeleton } from "#/components/ui/skeleton.tsx";
import { cn } from "#/lib/cn.ts";
import { ago } from "#/lib/format/time.ts";
import { serverClock } from "#/realtime/clock/clock.ts";
import { AcceptChecks } from "../acts/act-parts.tsx";
import { ActBar, canAccept } from "../acts/act-bar.tsx";
import type { Check } from "#/features/clients/model/use-act.ts";
import type { ClientsAddress, Part } from "#/features/clients/model/clients-address.ts";
import {
  clientQuery,
  clientsQuery,
  chosen,
  type Detail,
  mainProfile,
  filledInQuery,
} from "#/features/clients/model/queries.ts";
import { StateWord } from "../list/client-row.tsx";
import { CLIENTS_TITLE, type Client, kindOf } from "#/features/clients/model/words.ts";
import { Parts, SamePeople } from "./parts.tsx";
import { TabCount, tab, tabList } from "#/components/ui/tabs.tsx";
import { money } from "@marsa/api-spec/amounts";

/** A row of the list: a person with one of their profiles. */
interface One {
  readonly client: number;
  readonly profile?: number;
}

interface ClientDrawerProps {
  address: ClientsAddress;
  onPart: (part: Part) => void;
  onOpen: (one: One) => void;
  onClose: () => void;
}

/** One client beside the list, which stays usable; on phones a sheet of the whole height. */
export function ClientDrawer({ address, onPart, onOpen, onClose }: ClientDrawerProps) {
  const id = address.client ?? 0;
  const query = useQuery(clientQuery(id));
  const detail = query.data && chosen(query.data, address.profile);
  const { client, above, below } = useRow(address, detail?.profiles[0]);
  return (
    <DetailDrawer
      title={client?.name ?? "Client"}
      state={client && <StateWord client={client} />}
      about={client && aboutOf(client)}
      returnTo={CLIENTS_TITLE}
      inAddress
      steps={
        <>
          <NeighbourButton label="Client above" to={above} onOpen={onOpen} icon={ChevronUp} />
          <NeighbourButton label="Client below" to={below} onOpen={onOpen} icon={ChevronDown} />
        </>
      }
      onClose={onClose}
    >
      {!detail && query.error && (
        <ErrorBlock
          className="mx-4 mt-4 md:mx-6"
          title="This client could not be loaded."
          safe="Nothing has changed."
          error={query.error}
          onRetry={() => void query.refetch()}
        />
      )}
      {!detail && !query.error && <DrawerSkeleton />}
      {detail && (
        <Body
          key={`${id} ${mainProfile(detail).id_profile}`}
          detail={detail}
          part={address.part ?? "profile"}
          onPart={onPart}
        />
      )}
    </DetailDrawer>
  );
}

/** Returns the client of the drawer and the ones above and below them in the list. */
function useRow(address: ClientsAddress, loaded: Client | undefined) {
  const { data } = useInfiniteQuery(clientsQuery(address));
  const rows = data?.pages.flatMap(({ items }) => items) ?? [];
  const [id, profile] = loaded ? [loaded.id_user, loaded.id_profile] : [address.client, address.profile];
  const place = rows.findIndex(
    (row) => row.id_user === id && (profile === undefined || row.id_profile === profile),
  );
  // The row of the list names the client until they are loaded, and where that fails.
  const client = loaded ?? rows[place];
  return place < 0 ? { client } : { client, above: rows[place - 1], below: rows[place + 1] };
}

function aboutOf(client: Client): string {
  const waits = client.status === "signed" && !client.restriction;
  return (
    kindOf(client) +
    (client.id_profile === null ? "" : ` · profile ${client.id_profile}`) +
    (waits ? ` · joined ${ago(client.created, serverClock.now())}` : "")
  );
}

interface BodyProps {
  detail: Detail;
  part: Part;
  onPart: (part: Part) => void;
}

function Body({ detail, part, onPart }: BodyProps) {
  const [checked, setChecked] = useState<Check[]>([]);
  const client = mainProfile(detail);
  const withDocuments = part === "profile" || part === "documents";
  return (
    <>
      <PartTabs detail={detail} part={part} onPart={onPart} />
      <div className="flex-1 px-4 pt-4 pb-6 md:px-6">
        {withDocuments && <SamePeople same={detail.same} />}
        <Parts detail={detail} part={part} />
        {withDocuments && canAccept(client) && (
          <AcceptChecks form={client.form} checked={checked} onChange={setChecked} />
        )}
      </div>
      <ActBar detail={detail} checked={checked} onAccepted={() => setChecked([])} />
    </>
  );
}

interface NeighbourButtonProps {
  label: string;
  to: Client | undefined;
  onOpen: (one: One) => void;
  icon: typeof ChevronUp;
}

function NeighbourButton({ label, to, onOpen, icon: Icon }: NeighbourButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      disabled={to === undefined}
      onClick={() => to && onOpen({ client: to.id_user, ...(to.id_profile && { profile: to.id_profile }) })}
      className={cn(DRAWER_BUTTON, "disabled:text-line-3 disabled:hover:bg-transparent")}
    >
      <Icon aria-hidden size={20} strokeWidth={1.75} />
    </button>
  );
}

function DrawerSkeleton() {
  return (
    <output aria-label="Loading the client" className="grid gap-4 px-4 pt-3 md:px-6">
      <Skeleton className="h-9" />
      <Skeleton className="h-50" />
      <Skeleton className="h-64" />
    </output>
  );
}

interface PartTabsProps {
  detail: Detail;
  part: Part;
  onPart: (part: Part) => void;
}

/** The parts of the drawer, each with its number of entries. */
function PartTabs({ detail, part, onPart }: PartTabsProps) {
  const id = mainProfile(detail).id_profile;
  const { data: filledIn } = useQuery({ ...filledInQuery(id ?? 0), enabled: id !== null });
  const { deposit, counts } = detail;
  const tabs: readonly { name: Part; word: string; n: string }[] = [
    { name: "profile", word: "Profile", n: "" },
    { name: "documents", word: "Documents", n: String(filledIn?.files.length ?? 0) },
    { name: "deposit", word: "Deposit", n: money(deposit) },
    { name: "lots", word: "Lots and bids", n: String(counts.lots + counts.bids) },
    { name: "log", word: "Staff log", n: String(counts.acts) },
  ];
  return (
    <nav aria-label="Parts of the client" className={cn(tabList, "mx-4 shrink-0 gap-5 md:mx-6")}>
      {tabs.map(({ name, word, n }) => (
        <button
          key={name}
          type="button"
          aria-current={name === part ? "true" : undefined}
          onClick={() => onPart(name)}
          className={cn(tab, "text-body whitespace-nowrap")}
        >
          {word} {n !== "" && <TabCount>{n}</TabCount>}
        </button>
      ))}
    </nav>
  );
}
