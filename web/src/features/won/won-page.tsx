import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { dayAndTime } from "./words.ts";
import { money } from "@marsa/api-spec/amounts";
import { shortDay, shortInstant, toMs } from "@marsa/api-spec/dates";
import { ChevronRight, Info } from "lucide-react";
import type { CSSProperties, ReactNode } from "react";
import { ErrorBlock } from "../../components/message/error-block.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Skeleton } from "../../components/ui/skeleton.tsx";
import { useWide } from "../../lib/browser/use-wide.ts";
import { openDialog } from "../../lib/dialogs/dialogs.ts";
import type { Lot } from "../../realtime/lots/lot-query.ts";
import { CardResult } from "./card-result.tsx";
import { LockedDocuments, OwnDocuments } from "./documents-step.tsx";
import { Happened } from "./happened.tsx";
import { PaidStep } from "./paid-step.tsx";
import { PayStep } from "./pay-step.tsx";
import { PickupStep } from "./pickup-step.tsx";
import { pickupQuery, type Settlement, settlementQuery } from "./queries.ts";
import { Step } from "./step.tsx";
import { StoppedStep } from "./stopped-step.tsx";
import { WonHead } from "./won-head.tsx";

interface WonPageProps {
  lot: Lot;
  /** Id of the card payment in the address, after the provider's page. */
  payment: number | undefined;
  onPaymentSeen: () => void;
  /** The page of a lot without a settlement. */
  otherwise: ReactNode;
  /** The sections of the lot. */
  children: ReactNode;
}

/** A won lot for its buyer: the sum with its deadline, and the steps Pay, Documents and Pickup. */
export function WonPage({ lot, payment, onPaymentSeen, otherwise, children }: WonPageProps) {
  const { data: settlement, error, refetch } = useQuery(settlementQuery(lot.id_auction));
  if (settlement === null) return otherwise;
  return (
    <article
      id="won"
      tabIndex={-1}
      data-slot="won"
      data-state={settlement?.state}
      className="mx-auto max-w-[90rem] px-4 pt-4 pb-16 outline-none lg:px-gutter lg:pt-5"
    >
      <Breadcrumb number={lot.number} />
      {settlement ? (
        <>
          <WonHead lot={lot} settlement={settlement} />
          {payment !== undefined && (
            <CardResult id={payment} settlement={settlement} onDismiss={onPaymentSeen} />
          )}
          <Steps lot={lot} settlement={settlement} />
          {settlement.state === "due" && <MoreTime settlement={settlement} />}
          <Happened settlement={settlement} />
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

function Breadcrumb({ number }: { number: number }) {
  const link = "rounded-sm whitespace-nowrap hover:text-blue";
  return (
    <nav aria-label="Breadcrumb" className="flex h-8 items-center pb-3 text-small text-text-2">
      <ol className="flex items-center gap-2">
        <li>
          <Link to="/buying" className={link}>
            Buying
          </Link>
        </li>
        <li className="flex items-center gap-2">
          <Chevron />
          <Link to="/buying" search={{ section: "won" }} className={link}>
            Won
          </Link>
        </li>
        <li aria-current="page" className="flex items-center gap-2">
          <Chevron />
          <span className="font-medium text-text">Lot {number}</span>
        </li>
      </ol>
    </nav>
  );
}

function Chevron() {
  return <ChevronRight aria-hidden size={14} className="shrink-0 text-text-3 rtl:-scale-x-100" />;
}

/** The widths of the steps on wide screens: the current one is the widest. */
const COLUMNS = {
  pay: "minmax(0, 2.1fr) minmax(0, 1fr) minmax(0, 1fr)",
  pickup: "minmax(0, 1fr) minmax(0, 1.25fr) minmax(0, 1.5fr)",
} as const;

function Steps({ lot, settlement }: { lot: Lot; settlement: Settlement }) {
  const wide = useWide();
  const { state, due, paid_at: paidAt, handed_over_at: handedAt } = settlement;
  const isPaid = paidAt !== null;
  const isStopped = state === "defaulted" || state === "released" || state === "forfeited";
  const pay = (
    <Step
      key="pay"
      place={1}
      title="Pay"
      state={isPaid ? "done" : "current"}
      when={isPaid ? shortInstant(paidAt) : state === "due" && `until ${dayAndTime(due)}`}
    >
      {isPaid ? (
        <PaidStep settlement={settlement} />
      ) : isStopped ? (
        <StoppedStep settlement={settlement} />
      ) : (
        <PayStep lot={lot} settlement={settlement} />
      )}
    </Step>
  );
  const documents = (
    <Step
      key="documents"
      place={2}
      title="Documents"
      state={isPaid ? "done" : "later"}
      when={isPaid && `ready ${shortInstant(paidAt)}`}
    >
      {isPaid ? <OwnDocuments lot={lot} /> : <LockedDocuments lot={lot} />}
    </Step>
  );
  const pickup = (
    <Step
      key="pickup"
      place={3}
      title={lot.kind === "vehicle" ? "Pickup" : "Keys"}
      state={handedAt !== null ? "done" : isPaid ? "current" : "later"}
      when={handedAt !== null ? shortInstant(handedAt) : isPaid && <Until id={lot.id_auction} />}
    >
      <PickupStep lot={lot} settlement={settlement} />
    </Step>
  );
  // A phone shows the current step first: at the gate the code is what counts.
  const steps = wide || !isPaid || handedAt !== null ? [pay, documents, pickup] : [pickup, documents, pay];
  return (
    <ol
      aria-label="Steps"
      className="mt-7 gap-10 max-lg:grid lg:grid"
      style={
        wide ? ({ gridTemplateColumns: COLUMNS[isPaid ? "pickup" : "pay"] } as CSSProperties) : undefined
      }
    >
      {steps}
    </ol>
  );
}

/** The last day to pick it up. */
function Until({ id }: { id: number }) {
  const { data } = useQuery(pickupQuery(id));
  return data?.until ? `until ${shortDay(data.until)}` : null;
}

const HOUR_MS = 3_600_000;
/** A first deadline is two days after the sale (rules.md); a later one was extended. */
const FIRST_DEADLINE_MS = 48 * HOUR_MS;

function MoreTime({ settlement }: { settlement: Settlement }) {
  const { hold, number, title, due, sold_at: soldAt } = settlement;
  const isExtended = toMs(due) - toMs(soldAt) > FIRST_DEADLINE_MS + HOUR_MS;
  return (
    <div className="mt-7 flex flex-wrap items-center gap-3 rounded-md bg-salt px-4 py-2.5 text-small">
      <Info aria-hidden size={18} strokeWidth={1.75} className="shrink-0" />
      <p className="min-w-0 flex-1 text-pretty">
        {isExtended && "Our staff gave you more time. "}
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

/** The placeholder, in the layout of the page. */
export function WonSkeleton() {
  return (
    <div aria-busy>
      <output className="sr-only">Loading your win</output>
      <Skeleton className="h-52 rounded-lg" />
      <Skeleton className="mt-7 h-64 rounded-md" />
    </div>
  );
}
