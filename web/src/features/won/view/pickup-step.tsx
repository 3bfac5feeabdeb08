import { useQuery } from "@tanstack/react-query";
import { shortInstant } from "@marsa/api-spec/dates";
import { ErrorBlock } from "#/components/message/error-block.tsx";
import { Message } from "#/components/message/message.tsx";
import { Skeleton } from "#/components/ui/skeleton.tsx";
import type { Lot } from "#/realtime/lots/lot-query.ts";
import { Booked, PickupPlace } from "./booked.tsx";
import { type Pickup, pickupQuery, type Settlement } from "../model/queries.ts";
import { TimeChooser } from "./time-chooser.tsx";
import { dayAndTime } from "../model/words.ts";

interface PickupStepProps {
  lot: Lot;
  settlement: Settlement;
}

/** The pickup: yard and hours, then the choice of a time, then the code to show at the gate. */
export function PickupStep({ lot, settlement }: PickupStepProps) {
  const { data, error, refetch } = useQuery(pickupQuery(lot.id_auction));
  if (error && !data) {
    return (
      <ErrorBlock
        title="The pickup could not be loaded."
        safe="An appointment that you made is kept."
        error={error}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <Skeleton className="h-64 rounded-md" />;
  const { appointment, can_book: canBook } = data;
  if (settlement.handed_over_at !== null) {
    return (
      <>
        <Message tone="success" title={`Handed over ${shortInstant(settlement.handed_over_at)}.`}>
          {lot.kind === "vehicle" ? "Drive safely." : "The keys are yours."}
        </Message>
        <PickupPlace pickup={data} className="mt-4" />
      </>
    );
  }
  if (canBook && appointment) return <Booked lot={lot} pickup={data} appointment={appointment} />;
  return (
    <>
      <PickupPlace pickup={data} className="border-b border-line pb-4" />
      {canBook ? <TimeChooser pickup={data} label="Choose a time" /> : <ToCome pickup={data} />}
    </>
  );
}

/** Before the payment: how soon it could be. */
function ToCome({ pickup: { times } }: { pickup: Pickup }) {
  const [first] = times;
  return (
    <div className="pt-4">
      {first && (
        <>
          <p className="text-body text-text-2">First free appointment</p>
          <p className="text-long font-strong">{dayAndTime(first.starts)}</p>
        </>
      )}
      <p className="mt-2 text-small text-pretty text-text-2">
        You choose a time after paying and get a code for the gate.
      </p>
    </div>
  );
}
