import { Link } from "@tanstack/react-router";
import { memo } from "react";
import { CircleAlert, CircleCheck, CircleDot, Lock, type LucideIcon, PencilLine } from "lucide-react";
import { cn } from "#/lib/cn.ts";
import { formatContact } from "#/lib/contacts/contact.ts";
import { money } from "@marsa/api-spec/amounts";
import { shortInstant } from "@marsa/api-spec/dates";
import { serverClock } from "#/realtime/clock/clock.ts";
import { type ClientsAddress, clientsSearch } from "#/features/clients/model/clients-address.ts";
import { type Client, expiryWords, kindOf, type State, stateOf } from "#/features/clients/model/words.ts";

/** The columns on wide screens; beside an open drawer there are fewer. */
export const CLIENT_COLUMNS = (narrow: boolean) =>
  cn(
    "grid items-center gap-x-5",
    narrow
      ? "grid-cols-[minmax(0,1.2fr)_minmax(0,1.1fr)_6.5rem_9.5rem] xl:gap-x-4"
      : "grid-cols-[minmax(0,1.5fr)_minmax(0,1.3fr)_7rem_8rem_13rem]",
  );

interface ClientRowProps {
  client: Client;
  address: ClientsAddress;
  wide: boolean;
  /** Whether the drawer is open beside the list. */
  narrow: boolean;
  height: number;
}

/** A client in the list; the whole row opens the drawer. Drawn again only when it changes, not with each scroll. */
export const ClientRow = memo(function ClientRow(props: ClientRowProps) {
  const { client, address, wide, narrow, height } = props;
  const { id_user: id, name, email, phone, deposit, created, expires } = client;
  const profile = client.id_profile ?? undefined;
  const open = address.client === id && (address.profile === undefined || address.profile === profile);
  const soon = expiryWords(expires, serverClock.now());
  const title = (
    <Link
      to="/clients"
      search={clientsSearch({ ...address, client: id, ...(profile && { profile }) })}
      resetScroll={false}
      aria-current={open ? "true" : undefined}
      activeProps={{}}
      className="own-way block truncate text-body font-strong after:absolute after:inset-0"
    >
      {name}
    </Link>
  );
  if (!wide) {
    return (
      <li
        className={cn("relative border-b border-line px-4 py-3", open && "bg-blue-tint")}
        style={{ height }}
      >
        <div className="flex items-baseline justify-between gap-3">
          {title}
          <StateWord client={client} />
        </div>
        <p className="mt-0.5 truncate text-small text-text-2">
          {kindOf(client)} · AED {money(deposit)}
        </p>
        <p className="mt-0.5 flex items-center gap-1.5 truncate text-small text-text-2">
          {soon === null ? (
            <Contact text={phone} verified={client.phone_verified} />
          ) : (
            <span className="font-strong text-orange">{soon}</span>
          )}
        </p>
      </li>
    );
  }
  return (
    <li
      className={cn("relative border-b border-line", open ? "bg-blue-tint" : "hover:bg-salt")}
      style={{ height }}
    >
      <div className={cn(CLIENT_COLUMNS(narrow), "h-full")}>
        <div className="min-w-0">
          {title}
          <span className="block truncate text-small text-text-2">{kindOf(client)}</span>
        </div>
        <div className="min-w-0 text-small">
          <Contact text={phone} verified={client.phone_verified} />
          <Contact text={email} verified={client.email_verified} />
        </div>
        {!narrow && (
          <span>
            <StateWord client={client} />
          </span>
        )}
        <span translate="no" className="text-end text-body font-strong tabular-nums">
          {money(deposit)}
        </span>
        <div className="min-w-0 text-small text-text-2">
          <span className="block tabular-nums">{shortInstant(created)}</span>
          {soon !== null && <span className="block truncate font-strong text-orange">{soon}</span>}
        </div>
      </div>
    </li>
  );
});

/** A contact with a mark for confirmed, which has a word for screen readers. */
export function Contact({ text, verified }: { text: string | null; verified: boolean }) {
  if (text === null) return null;
  const Icon = verified ? CircleCheck : CircleAlert;
  return (
    <span className="flex min-w-0 items-center gap-1.5">
      <span className="truncate">{formatContact(text)}</span>
      <Icon
        aria-hidden
        size={14}
        strokeWidth={1.75}
        className={cn("shrink-0", verified ? "text-green" : "text-orange")}
      />
      <span className="sr-only">{verified ? "confirmed" : "not confirmed"}</span>
    </span>
  );
}

const LOOKS: Readonly<Record<State["tone"], { icon: LucideIcon; look: string }>> = {
  new: { icon: CircleDot, look: "bg-blue-tint text-blue-deep" },
  ok: { icon: CircleCheck, look: "bg-green-tint text-green-deep" },
  locked: { icon: Lock, look: "bg-orange-tint text-orange-deep" },
  draft: { icon: PencilLine, look: "bg-salt-2 text-text-2" },
};

/** The state of a client: word, icon and colour. */
export function StateWord({ client }: { client: Pick<Client, "status" | "restriction"> }) {
  const { word, tone } = stateOf(client);
  const { icon: Icon, look } = LOOKS[tone];
  return (
    <span
      className={cn(
        "inline-flex shrink-0 items-center gap-1.5 rounded-sm px-2 py-0.5 text-micro font-strong whitespace-nowrap",
        look,
      )}
    >
      <Icon aria-hidden size={14} strokeWidth={1.75} />
      {word}
    </span>
  );
}
