import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { money } from "@marsa/api-spec/amounts";
import { PHASE_WORDS } from "#/lib/format/result-words.ts";
import { count } from "#/lib/format/counts.ts";
import { shortInstant } from "@marsa/api-spec/dates";
import type { Detail } from "#/features/clients/model/queries.ts";

type Lot = Detail["lots"][number];

const STATUS_WORDS: Readonly<Record<Lot["status"], string>> = {
  draft: "Draft",
  moderation: "In moderation",
  active: "Active",
  inProgress: "In the lane",
  finished: PHASE_WORDS.judging,
  summarizing: PHASE_WORDS.awaiting_decision,
  sold: PHASE_WORDS.sold,
  notSold: PHASE_WORDS.not_sold,
};

/** The lots that a client bids on, and the lots that they sell. */
export function LotsPart({ detail: { bids, lots, counts } }: { detail: Detail }) {
  return (
    <div className="grid gap-6">
      <Group title="Bids" n={counts.bids} shown={bids.length} none="They have not bid yet.">
        {bids.map((lot) => (
          <LotRow key={lot.id_auction} lot={lot} standing={standing(lot)} />
        ))}
      </Group>
      <Group title="Lots" n={counts.lots} shown={lots.length} none="They sell nothing.">
        {lots.map((lot) => (
          <LotRow key={lot.id_auction} lot={lot} standing={STATUS_WORDS[lot.status]} />
        ))}
      </Group>
    </div>
  );
}

/** "Leads", "Outbid", or the result. */
function standing({ status, leads }: Detail["bids"][number]): string {
  const open = status === "active" || status === "inProgress";
  if (open) return leads ? "Leads" : "Outbid";
  return leads ? `${STATUS_WORDS[status]}, highest bid` : STATUS_WORDS[status];
}

interface GroupProps {
  title: string;
  n: number;
  shown: number;
  none: string;
  children: ReactNode;
}

function Group({ title, n, shown, none, children }: GroupProps) {
  return (
    <section aria-label={title}>
      <h3 className="text-h3">
        {title} <span className="font-normal text-text-3 tabular-nums">{count(n)}</span>
      </h3>
      {n === 0 ? <p className="mt-1 text-body text-text-2">{none}</p> : <ul className="mt-1">{children}</ul>}
      {n > shown && <p className="mt-2 text-small text-text-2">The newest {shown} are shown.</p>}
    </section>
  );
}

function LotRow({ lot, standing: word }: { lot: Lot; standing: string }) {
  const { id_auction: id, number, title, price, end, status } = lot;
  const open = status !== "draft" && status !== "moderation";
  return (
    <li className="flex items-baseline justify-between gap-4 border-b border-line py-2.5">
      <span className="min-w-0">
        {open ? (
          <Link
            to="/auction/$id"
            params={{ id: String(id) }}
            className="block truncate text-body text-blue hover:underline"
          >
            {title}
          </Link>
        ) : (
          <span className="block truncate text-body">{title}</span>
        )}
        <span className="block text-small text-text-2">
          Lot {number} · {word}
          {end !== null && ` · ends ${shortInstant(end)}`}
        </span>
      </span>
      <span className="shrink-0 text-body tabular-nums">
        {price === null ? "No bid" : `AED ${money(price)}`}
      </span>
    </li>
  );
}
