import { useQuery } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense } from "react";
import { ErrorBlock } from "#/components/message/error-block.tsx";
import { Skeleton } from "#/components/ui/skeleton.tsx";
import type { Lot } from "#/realtime/lots/lot-query.ts";
import { Breadcrumb } from "./breadcrumb.tsx";
import { CardResult } from "./card-result.tsx";
import { actsQuery, pickupQuery, type Settlement, settlementQuery } from "../model/queries.ts";
import { servicesQuery } from "../model/services.ts";
import { Steps } from "./steps.tsx";
import { StoppedStep } from "./stopped-step.tsx";
import { WonHead } from "./won-head.tsx";
import { money } from "@marsa/api-spec/amounts";
import { Info } from "lucide-react";
import { Button } from "#/components/ui/button.tsx";
import { openDialog } from "#/lib/dialogs/dialogs.ts";
import { shortInstant } from "@marsa/api-spec/dates";
import { eventsOf } from "../model/events.ts";

const ClaimSection = lazy(async () => ({
  default: (await import("#/features/claim/public.ts")).ClaimSection,
}));

const ServicesSection = lazy(async () => ({
  default: (await import("./services/services-section.tsx")).ServicesSection,
}));

interface WonPageProps {
  lot: Lot;
  /** Id of the card payment in the address, after the provider's page. */
  payment: number | undefined;
  onPaymentSeen: () => void;
  /** The page of a lot without a settlement. */
  otherwise: ReactNode;
  /** Who else bid, and where they stopped; null: nobody. */
  rivals: string | null;
  /** The sections of the lot. */
  children: ReactNode;
}

/** A won lot for its buyer: the sum with its deadline, and the steps Pay, Documents and Pickup. */
export function WonPage({ lot, payment, onPaymentSeen, otherwise, rivals, children }: WonPageProps) {
  const { data: settlement, error, refetch } = useQuery(settlementQuery(lot.id_auction));
  if (settlement === null) return otherwise;
  return (
    <article
      id="won"
      tabIndex={-1}
      data-slot="won"
      data-state={settlement?.state}
      className="mx-auto max-w-360 px-4 pt-4 pb-16 outline-none lg:px-gutter lg:pt-5"
    >
      <Breadcrumb number={lot.number} />
      {!settlement && (
        <h1 translate="no" className="own-way mb-4 text-h1">
          {lot.title}
        </h1>
      )}
      {settlement ? (
        <>
          <WonHead lot={lot} settlement={settlement} rivals={rivals} />
          {payment !== undefined && (
            <CardResult id={payment} settlement={settlement} onDismiss={onPaymentSeen} />
          )}
          {isCancelled(settlement) ? (
            <div className="mt-7">
              <StoppedStep settlement={settlement} />
            </div>
          ) : (
            <Steps lot={lot} settlement={settlement} />
          )}
          {hasServices(lot, settlement) && (
            <Suspense>
              <ServicesSection lot={lot} className="mt-9" />
            </Suspense>
          )}
          {settlement.handed_over_at !== null && (
            <Suspense>
              <ClaimSection id={lot.id_auction} className="mt-9" />
            </Suspense>
          )}
          {settlement.state === "due" && <MoreTime settlement={settlement} />}
          <Happened lot={lot} settlement={settlement} />
        </>
      ) : error ? (
        <ErrorBlock
          title="The amount due could not be loaded."
          safe="The lot is yours."
          error={error}
          onRetry={() => void refetch()}
        />
      ) : (
        <WonSkeleton />
      )}
      <div className="mt-5">{children}</div>
    </article>
  );
}

/** Only a vehicle is brought and insured, once it is paid. */
function hasServices({ kind }: Lot, { state }: Settlement): boolean {
  return kind === "vehicle" && (state === "paid" || state === "handed_over");
}

function isCancelled({ state }: Settlement): boolean {
  return state === "released" || state === "forfeited";
}

/** The placeholder, in the layout of the page. */
function WonSkeleton() {
  return (
    <div aria-busy>
      <output className="sr-only">Loading your win</output>
      <Skeleton className="h-52 rounded-lg" />
      <Skeleton className="mt-7 h-64 rounded-md" />
    </div>
  );
}

/** The outcome without a payment, and the request for more time: our staff call back. */
function MoreTime({ settlement }: { settlement: Settlement }) {
  const { hold, number, title, extended } = settlement;
  return (
    <div className="mt-7 flex flex-wrap items-center gap-3 rounded-md bg-salt px-4 py-2.5 text-small">
      <Info aria-hidden size={18} strokeWidth={1.75} className="shrink-0" />
      <p className="min-w-0 flex-1 text-pretty">
        {extended && "Our staff gave you more time. "}
        If you do not pay by the deadline, the sale can be cancelled and your hold of AED {money(hold)} kept.
      </p>
      <Button
        variant="ghost-blue"
        size="sm"
        onClick={() => openDialog("call-back", { subject: `more time to pay for lot ${number}, ${title}` })}
      >
        I need more time
      </Button>
    </div>
  );
}

/** The history since the sale, newest first. */
function Happened({ lot, settlement }: { lot: Lot; settlement: Settlement }) {
  const { data } = useQuery(pickupQuery(settlement.id_auction));
  const { data: acts } = useQuery(actsQuery(settlement.id_auction));
  const { data: services } = useQuery({
    ...servicesQuery(settlement.id_auction),
    enabled: hasServices(lot, settlement),
  });
  return (
    <section aria-labelledby="happened" className="mt-9">
      <h2 id="happened" className="border-b border-line-2 pb-3 text-h2">
        What happened
      </h2>
      <ol data-slot="happened">
        {eventsOf(settlement, data ?? null, acts ?? [], services?.orders).map(({ at, text }) => (
          <li key={text} className="flex gap-x-6 border-b border-line py-2.5 text-body max-lg:flex-wrap">
            <time dateTime={at} className="shrink-0 whitespace-nowrap text-text-2 tabular-nums">
              {shortInstant(at)}
            </time>
            <span className="min-w-0">{text}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
