import { useQuery } from "@tanstack/react-query";
import { shortInstant } from "@marsa/api-spec/dates";
import { ErrorBlock } from "#/components/message/error-block.tsx";
import { Message } from "#/components/message/message.tsx";
import { Skeleton } from "#/components/ui/skeleton.tsx";
import { DetailDrawer } from "#/components/list/detail-drawer.tsx";
import { Timeline, type TimelineEntry } from "#/components/list/timeline.tsx";
import { waitingWords } from "#/features/staff-money/public.ts";
import { offerToNext, type SaleDetail, settlementQuery, type Act, type Sale } from "../model/queries.ts";
import { SettlementStateWord } from "./settlement-row.tsx";
import { SETTLEMENTS_TITLE, pressToExtend } from "../model/words.ts";
import { SaleFacts } from "./sale-facts.tsx";
import { actWord } from "#/lib/act-words.ts";
import { money } from "@marsa/api-spec/amounts";
import { RefusalMessage } from "#/components/form/refusal-message.tsx";
import { useFormSend } from "#/components/form/use-form-send.ts";
import { toast } from "#/components/message/toast.tsx";
import { Button } from "#/components/ui/button.tsx";
import { isManager } from "@marsa/api-spec/roles";
import { lazy, Suspense, useState } from "react";
import { useMe } from "#/lib/http/queries.ts";

interface SettlementDrawerProps {
  id: number;
  /** Undefined: the current buyer. */
  buyer: number | undefined;
  onClose: () => void;
}

/** One sale beside the list, which stays usable; on phones a sheet of the whole height. */
export function SettlementDrawer({ id, buyer, onClose }: SettlementDrawerProps) {
  const { data, error, refetch } = useQuery(settlementQuery(id, buyer));
  const sale = data?.sale;
  return (
    <DetailDrawer
      title={sale?.settlement.title ?? "Settlement"}
      state={sale && <SettlementStateWord state={sale.settlement.state} />}
      about={
        sale &&
        `Lot ${sale.settlement.number} · sold ${shortInstant(sale.settlement.sold_at)} · ${sale.location}`
      }
      returnTo={SETTLEMENTS_TITLE}
      inAddress
      onClose={onClose}
    >
      {!data && error && (
        <ErrorBlock
          className="mx-4 mt-4 md:mx-6"
          title="This settlement could not be loaded."
          safe="No money was moved."
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && (
        <output aria-label="Loading the settlement" className="grid gap-4 px-4 pt-3 md:px-6">
          <Skeleton className="h-64" />
          <Skeleton className="h-50" />
        </output>
      )}
      {data && (
        <>
          <div className="flex-1 px-4 pt-2 pb-6 md:px-6">
            {data.sale.to_be_signed && <Message tone="info">{waitingWords(data.sale.to_be_signed)}</Message>}
            <SaleFacts sale={data.sale} />
            <History detail={data} />
          </div>
          <NextOfferPart detail={data} />
          <ActBar sale={data.sale} />
        </>
      )}
    </DetailDrawer>
  );
}

/** The history of a sale, the newest first: the buyer's steps, the deadline, and the acts of the staff. */
function History({ detail }: { detail: SaleDetail }) {
  return (
    <>
      <h2 className="mt-6 text-h3">What happened</h2>
      <Timeline entries={entriesOf(detail)} />
    </>
  );
}

function plain(at: string, what: string): TimelineEntry {
  return { at, what, who: null, reason: null };
}

function entriesOf({ sale: { settlement, buyer }, acts }: SaleDetail): TimelineEntry[] {
  const { state, sold_at, due, paid_at } = settlement;
  const isUnpaid =
    paid_at === null && (state === "defaulted" || state === "released" || state === "forfeited");
  return [
    plain(sold_at, `Sold to ${buyer}`),
    ...(paid_at === null ? [] : [plain(paid_at, `Paid by ${buyer}`)]),
    ...(isUnpaid ? [plain(due, "Not paid in time")] : []),
    ...acts.map(({ at, act, who, reason }) => ({ at, what: actWord(act), who, reason })),
  ].toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at));
}

const STATES = {
  open: "has not answered yet",
  accepted: "accepted it",
  declined: "declined it",
  lapsed: "did not answer",
} as const;

/** An unpaid lot: its last offer to a next bidder, and the button that offers it to another one. */
function NextOfferPart({ detail: { sale, next_offer: last, next_bidder: next } }: { detail: SaleDetail }) {
  const { submit, sending, refusal } = useFormSend({
    send: () => offerToNext(sale.settlement.id_auction),
    onSent: (offer) => {
      void toast({ text: `${offer.bidder} can accept it until ${shortInstant(offer.until)}.` });
    },
  });
  if (!last && !next) return null;
  return (
    <section data-slot="next-offer" className="grid gap-2 border-t border-line px-4 py-3 md:px-6">
      <h3 className="text-body font-strong">The next bidder</h3>
      {last && (
        <p className="text-small text-text-2">
          {last.bidder} {STATES[last.status]}: AED {money(last.amount)}, until {shortInstant(last.until)}
        </p>
      )}
      {refusal && <RefusalMessage refusal={refusal} safe="The lot was offered to nobody." />}
      {next && (
        <Button
          className="justify-self-start"
          aria-disabled={sending || undefined}
          onClick={() => void submit(undefined)}
        >
          {sending ? "One moment…" : `Offer to ${next.bidder} for AED ${money(next.amount)}`}
        </Button>
      )}
    </section>
  );
}

const ActDialog = lazy(async () => ({ default: (await import("./act-dialog.tsx")).ActDialog }));

const ACTS: Readonly<Record<Sale["settlement"]["state"], readonly Act[]>> = {
  due: ["extend"],
  defaulted: ["extend", "release", "forfeit"],
  paid: ["handover"],
  handed_over: [],
  released: [],
  forfeited: [],
};
const ACT_WORDS: Readonly<Record<Exclude<Act, "extend">, string>> = {
  release: "Release",
  forfeit: "Forfeit",
  handover: "Hand over without code",
};
const BY_MANAGERS: readonly Act[] = ["release", "forfeit"];

/** The decisions about a sale, at the foot of the drawer. A decision that the reader may not take says so. */
function ActBar({ sale }: { sale: Sale }) {
  const me = useMe();
  const [open, setOpen] = useState<{ act: Act; sale: Sale } | null>(null);
  const decides = me != null && isManager(me);
  const acts = ACTS[sale.settlement.state];
  const mine = acts.filter((act) => decides || !BY_MANAGERS.includes(act));
  return (
    <>
      {acts.length > 0 && (
        <div className="sticky bottom-0 z-10 border-t border-line bg-white px-4 py-3 md:px-6">
          <div className="flex flex-wrap items-center gap-2">
            {mine.map((act) => (
              <Button key={act} onClick={() => setOpen({ act, sale })}>
                {act === "extend" ? pressToExtend(sale) : ACT_WORDS[act]}
              </Button>
            ))}
          </div>
          {mine.length < acts.length && (
            <p className="mt-2 text-small text-text-2">
              Managers and admins release or forfeit. Ask one of them.
            </p>
          )}
        </div>
      )}
      {open && (
        <Suspense>
          <ActDialog {...open} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </>
  );
}
