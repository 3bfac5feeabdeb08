import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { ChevronDown, ChevronUp, X } from "lucide-react";
import { useState } from "react";
import { ErrorBlock } from "#/components/message/error-block.tsx";
import { Sheet, SheetClose, SheetContent, SheetTitle } from "#/components/ui/sheet.tsx";
import { Skeleton } from "#/components/ui/skeleton.tsx";
import { cn } from "#/lib/cn.ts";
import { ago } from "#/lib/format/time.ts";
import { useWide } from "#/lib/browser/use-wide.ts";
import { serverClock } from "#/realtime/clock/clock.ts";
import { AcceptChecks } from "../acts/accept-checks.tsx";
import { ActBar, canAccept } from "../acts/act-bar.tsx";
import type { Check } from "#/features/clients/model/send.ts";
import type { ClientsAddress, Part } from "#/features/clients/model/clients-address.ts";
import { clientQuery, clientsQuery } from "#/features/clients/model/queries.ts";
import { StateWord } from "../list/state-word.tsx";
import { CLIENTS_TITLE, type Client, kindOf } from "#/features/clients/model/words.ts";
import { PartTabs } from "./part-tabs.tsx";
import { Parts } from "./parts.tsx";
import { SamePeople } from "./same-people.tsx";
import { chosen, type Detail, mainProfile } from "#/features/clients/model/types.ts";

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
  const wide = useWide();
  const detail = query.data && chosen(query.data, address.profile);
  return (
    <Sheet open inAddress modal={!wide} onOpenChange={(open) => !open && onClose()}>
      <SheetContent
        side="end"
        aria-describedby={undefined}
        returnTo={CLIENTS_TITLE}
        // The drawer itself takes the focus; the next Tab goes to its first button.
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          (event.currentTarget as HTMLElement).focus();
        }}
        // A press in the list beside it does not close the drawer.
        onInteractOutside={(event) => event.preventDefault()}
        className="lg:top-header"
      >
        <Head client={detail?.profiles[0]} address={address} onOpen={onOpen} />
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
      </SheetContent>
    </Sheet>
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

interface HeadProps {
  client: Client | undefined;
  address: ClientsAddress;
  onOpen: (one: One) => void;
}

/** The client's name, with links to the clients above and below in the list. */
function Head({ client: loaded, address, onOpen }: HeadProps) {
  const { data } = useInfiniteQuery(clientsQuery(address));
  const rows = data?.pages.flatMap(({ items }) => items) ?? [];
  const [id, profile] = loaded ? [loaded.id_user, loaded.id_profile] : [address.client, address.profile];
  const place = rows.findIndex(
    (row) => row.id_user === id && (profile === undefined || row.id_profile === profile),
  );
  // The row of the list names the client until they are loaded, and where that fails.
  const client = loaded ?? rows[place];
  const [before, after] = place < 0 ? [] : [rows[place - 1], rows[place + 1]];
  const waiting = client && client.status === "signed" && !client.restriction;
  return (
    <div className="sticky top-0 z-10 flex items-start justify-between gap-3 bg-white px-4 pt-4 pb-2 md:px-6">
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <SheetTitle className="own-way">{client?.name ?? "Client"}</SheetTitle>
          {client && <StateWord client={client} />}
        </div>
        {client && (
          <p className="mt-0.5 text-small text-text-2">
            {kindOf(client)}
            {client.id_profile !== null && ` · profile ${client.id_profile}`}
            {waiting && ` · joined ${ago(client.created, serverClock.now())}`}
          </p>
        )}
      </div>
      <div className="-me-1 flex shrink-0 gap-1">
        <Step label="Client above" to={before} onOpen={onOpen} icon={ChevronUp} />
        <Step label="Client below" to={after} onOpen={onOpen} icon={ChevronDown} />
        <SheetClose className={STEP}>
          <X aria-hidden size={22} strokeWidth={1.75} />
          <span className="sr-only">Close</span>
        </SheetClose>
      </div>
    </div>
  );
}

const STEP = "touch grid size-9 place-content-center rounded-md text-text-2 hover:bg-salt hover:text-text";

interface StepProps {
  label: string;
  to: Client | undefined;
  onOpen: (one: One) => void;
  icon: typeof ChevronUp;
}

function Step({ label, to, onOpen, icon: Icon }: StepProps) {
  return (
    <button
      type="button"
      aria-label={label}
      disabled={to === undefined}
      onClick={() => to && onOpen({ client: to.id_user, ...(to.id_profile && { profile: to.id_profile }) })}
      className={cn(STEP, "disabled:text-line-3 disabled:hover:bg-transparent")}
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
