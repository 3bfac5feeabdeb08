import type { Part } from "#/features/clients/model/clients-address.ts";
import { LotsPart } from "./lots-part.tsx";
import { ProfilePart } from "./profile-part.tsx";
import { type Detail, mainProfile, filledInQuery } from "#/features/clients/model/queries.ts";
import { useQuery } from "@tanstack/react-query";
import { ErrorBlock } from "#/components/message/error-block.tsx";
import { Skeleton } from "#/components/ui/skeleton.tsx";
import { Viewer } from "./viewer.tsx";
import { shortInstant } from "@marsa/api-spec/dates";
import { Timeline } from "#/components/list/timeline.tsx";
import { actWord } from "#/lib/act-words.ts";
import { OPERATION_WORDS } from "@marsa/api-spec/operation-words";
import { ledger } from "@marsa/api-spec/amounts";
import { counted } from "#/lib/format/counts.ts";
import { Facts } from "../acts/act-parts.tsx";
import { Link } from "@tanstack/react-router";
import { Message } from "#/components/message/message.tsx";

/** The chosen part of a client. */
export function Parts({ detail, part }: { detail: Detail; part: Part }) {
  switch (part) {
    case "profile":
      return <ProfilePart detail={detail} />;
    case "documents":
      return <DocumentsPart detail={detail} />;
    case "deposit":
      return <DepositPart detail={detail} />;
    case "lots":
      return <LotsPart detail={detail} />;
    case "log":
      return <LogPart detail={detail} />;
  }
}

/** The documents of a client, as big as the drawer allows. */
function DocumentsPart({ detail }: { detail: Detail }) {
  const { id_profile: id } = mainProfile(detail);
  const query = useQuery({ ...filledInQuery(id ?? 0), enabled: id !== null });
  if (id !== null && query.isPending) return <Skeleton className="h-96" />;
  if (query.error && !query.data) {
    return (
      <ErrorBlock
        title="The documents could not be loaded."
        safe="Nothing has changed."
        error={query.error}
        onRetry={() => void query.refetch()}
      />
    );
  }
  const files = query.data?.files ?? [];
  if (files.length === 0) return <p className="text-body text-text-2">They have added no documents yet.</p>;
  return <Viewer files={files} tall />;
}

/** The acts of the staff on this client, the newest first. */
function LogPart({ detail: { acts, counts } }: { detail: Detail }) {
  if (acts.length === 0) return <p className="text-body text-text-2">No acts yet.</p>;
  return (
    <>
      <Timeline
        entries={acts.map(({ at, who, act, subject, reason, address }) => ({
          at,
          what: actWord(act),
          who,
          about: `${address !== null && address !== "" ? ` · from ${address}` : ""} · ${subject}`,
          reason,
        }))}
      />
      {counts.acts > acts.length && (
        <p className="mt-2 text-small text-text-2">The newest {acts.length} are shown; the audit has all.</p>
      )}
    </>
  );
}

/** The deposit of a client with its operations. */
function DepositPart({ detail: { deposit, leading, operations } }: { detail: Detail }) {
  return (
    <div className="grid gap-4">
      <Facts
        facts={[
          {
            term: "Total",
            value: (
              <span translate="no" className="font-strong tabular-nums">
                AED {ledger(deposit)}
              </span>
            ),
          },
          { term: "Leads now", value: counted(leading, "open lot") },
        ]}
      />
      <p className="text-small text-pretty text-text-2">
        The blocked amount is hidden, since it would show the client’s maximum.
      </p>
      <section aria-labelledby="money-moved">
        <h3 id="money-moved" className="text-h3">
          Money in and out
        </h3>
        {operations.length === 0 && <p className="mt-1 text-body text-text-2">No payments yet.</p>}
        <ul className="mt-1">
          {operations.map(({ id_operation: id, date, type, amount, comment }) => (
            <li key={id} className="flex items-baseline justify-between gap-4 border-b border-line py-2.5">
              <span className="min-w-0">
                <span className="block text-body">{OPERATION_WORDS[type]}</span>
                <span className="block truncate text-small text-text-2">
                  {shortInstant(date)}
                  {comment !== "" && ` · ${comment}`}
                </span>
              </span>
              <span translate="no" className="shrink-0 text-body font-strong tabular-nums">
                {ledger(amount)}
              </span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

type Same = Detail["same"][number];

const EVIDENCE: Readonly<Record<Same["evidence"][number], string>> = {
  document: "document",
  account: "IBAN",
  phone: "phone",
  email: "email",
  card: "card",
  device: "device",
  address: "address",
  network: "network address",
};

/** Other accounts that may be of this person, with the evidence. Nothing happens by itself: the staff judge. */
export function SamePeople({ same }: { same: readonly Same[] }) {
  if (same.length === 0) return null;
  return (
    <Message tone="warning" title="May be the same person." className="mb-4">
      <ul className="grid gap-1">
        {same.map((other) => (
          <li key={other.id_user} className="break-words">
            <Other other={other} />
            {`: same ${other.evidence.map((kind) => EVIDENCE[kind]).join(", ")}.`}
            {other.locked !== null && ` Suspended: ${other.locked}.`}
          </li>
        ))}
      </ul>
    </Message>
  );
}

/** The name leads to that person; a deleted account has no page. */
function Other({ other }: { other: Same }) {
  if (other.deleted) return `A deleted account, number ${other.id_user}`;
  return (
    <Link
      to="/clients"
      search={(before) => ({ ...before, client: other.id_user, profile: undefined }) as { tab?: string }}
      replace
      resetScroll={false}
      className="touch text-blue hover:underline"
    >
      {other.name}
    </Link>
  );
}
