import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ErrorBlock } from "#/components/message/error-block.tsx";
import { Skeleton } from "#/components/ui/skeleton.tsx";
import type { Lot } from "#/realtime/lots/lot-query.ts";
import { Breadcrumb } from "./breadcrumb.tsx";
import { CardResult } from "./card-result.tsx";
import { Happened } from "./happened.tsx";
import { MoreTime } from "./more-time.tsx";
import { type Settlement, settlementQuery } from "../model/queries.ts";
import { Steps } from "./steps.tsx";
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
      {!settlement && (
        <h1 translate="no" className="own-way mb-4 text-h1">
          {lot.title}
        </h1>
      )}
      {settlement ? (
        <>
          <WonHead lot={lot} settlement={settlement} />
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
