import { useQuery } from "@tanstack/react-query";
import { Check } from "lucide-react";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { ErrorBlock } from "../../../components/message/error-block.tsx";
import { Message } from "../../../components/message/message.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { Skeleton } from "../../../components/ui/skeleton.tsx";
import { cn } from "../../../lib/cn.ts";
import { money } from "@marsa/api-spec/amounts";
import { shortInstant } from "@marsa/api-spec/dates";
import { closedWords } from "../panel/closed-words.ts";
import { OwnDocuments } from "./own-documents.tsx";
import { type Settlement, settlementQuery } from "./settlement.ts";
import type { BiddingState } from "../state/use-bidding.ts";

const PayDialog = lazy(async () => ({ default: (await import("./pay-dialog.tsx")).PayDialog }));

/** Sold to the reader: the amount due, the deadline, the next steps, and the payment from the deposit. */
export function Won({ bidding }: { bidding: BiddingState }) {
  const { data, error, isPending, refetch } = useQuery(settlementQuery(bidding.lot.id_auction));
  const [paying, setPaying] = useState(false);
  if (isPending) return <Skeleton className="h-46 rounded-md" />;
  if (error && !data) {
    return (
      <ErrorBlock
        title="The amount due could not be loaded."
        safe="The lot is yours."
        error={error}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) {
    const words = closedWords(bidding);
    return words && <Message tone={words.tone}>{words.text}</Message>;
  }
  return (
    <div data-slot="settlement" data-state={data.state}>
      <Steps
        settlement={data}
        pickUp={bidding.lot.place.location}
        isVehicle={bidding.lot.kind === "vehicle"}
      />
      {data.state === "due" && (
        <>
          <Button variant="press" size="xl" className="mt-4 w-full" onClick={() => setPaying(true)}>
            Pay AED {money(data.all_in)}
          </Button>
          <p className="mt-2 text-small text-text-2">
            From your deposit; the AED {money(data.hold)} held for this lot is part of it.
          </p>
        </>
      )}
      {(data.state === "paid" || data.state === "handed_over") && (
        <OwnDocuments id={bidding.lot.id_auction} />
      )}
      {data.state === "defaulted" && (
        <Message tone="error" title="It was not paid in time." className="mt-4">
          Our staff decide about the sale and about the AED {money(data.hold)} on hold.
        </Message>
      )}
      {data.state === "released" && (
        <Message tone="neutral" title="The sale was cancelled." className="mt-4">
          No part of your deposit is held for this lot.
        </Message>
      )}
      {data.state === "forfeited" && (
        <Message tone="error" title="The sale was cancelled." className="mt-4">
          The AED {money(data.hold)} that was held for this lot is forfeited.
        </Message>
      )}
      {paying && (
        <Suspense>
          <PayDialog bidding={bidding} settlement={data} onClose={() => setPaying(false)} />
        </Suspense>
      )}
    </div>
  );
}

interface StepsProps {
  settlement: Settlement;
  pickUp: string;
  isVehicle: boolean;
}

function Steps({ settlement, pickUp, isVehicle }: StepsProps) {
  const { state, due, paid_at: paidAt, handed_over_at: handedAt } = settlement;
  const paid = paidAt !== null;
  return (
    <ol className="text-body">
      <Step place={1} done={paid} now={state === "due"}>
        {paid ? `Paid ${shortInstant(paidAt)}` : `Pay until ${shortInstant(due)} GST`}
      </Step>
      <Step place={2} done={paid} now={false}>
        {paid ? "Documents are open to you" : "Documents open with the payment"}
      </Step>
      <Step place={3} done={handedAt !== null} now={paid && handedAt === null}>
        {handedAt !== null
          ? `Handed over ${shortInstant(handedAt)}`
          : isVehicle
            ? `Pick it up at ${pickUp}`
            : `Keys at ${pickUp}`}
      </Step>
    </ol>
  );
}

interface StepProps {
  place: number;
  done: boolean;
  /** Whether this is the current step. */
  now: boolean;
  children: ReactNode;
}

function Step({ place, done, now, children }: StepProps) {
  return (
    <li
      {...(now && { "aria-current": "step" })}
      className={cn(
        "flex items-center gap-3 border-b border-line py-2.5",
        now ? "font-strong" : "text-text-2",
      )}
    >
      <span
        className={cn(
          "grid size-6 shrink-0 place-content-center rounded-full text-micro font-strong",
          done ? "bg-green text-white" : now ? "border-2 border-text" : "border border-line-3",
        )}
      >
        {done ? <Check aria-hidden size={14} strokeWidth={2.4} /> : place}
        {done && <span className="sr-only">Done: </span>}
      </span>
      <span className="min-w-0">{children}</span>
    </li>
  );
}
