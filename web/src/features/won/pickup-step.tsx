import { useQuery } from "@tanstack/react-query";
import { shortInstant } from "@marsa/api-spec/dates";
import { CalendarPlus, Maximize2, Navigation } from "lucide-react";
import { useState } from "react";
import { ErrorBlock } from "../../components/message/error-block.tsx";
import { Message } from "../../components/message/message.tsx";
import { toast } from "../../components/message/toast.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Skeleton } from "../../components/ui/skeleton.tsx";
import { calendarFile, saveCalendarFile } from "../../lib/format/calendar-entry.ts";
import { serverClock } from "../../realtime/clock/clock.ts";
import type { Lot } from "../../realtime/lots/lot-query.ts";
import { ChangeDialog } from "./change-dialog.tsx";
import { GateCode, LargeCode } from "./gate-code.tsx";
import { calendarEntryOf } from "./pickup-entry.ts";
import { type Appointment, type Pickup, pickupQuery, type Settlement } from "./queries.ts";
import { TimeChooser } from "./time-chooser.tsx";
import { dayAndTime, dayOf, hoursWords, placeName, span } from "./words.ts";

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
        safe="An appointment that you made stands."
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
        <Place pickup={data} className="mt-4" />
      </>
    );
  }
  if (canBook && appointment) return <Booked lot={lot} pickup={data} appointment={appointment} />;
  return (
    <>
      <Place pickup={data} className="border-b border-line pb-4" />
      {canBook ? <TimeChooser pickup={data} label="Choose a time" /> : <ToCome pickup={data} />}
    </>
  );
}

function Place({ pickup: { place }, className = "" }: { pickup: Pickup; className?: string }) {
  return (
    <div className={`text-body ${className}`}>
      <strong className="block font-strong">{placeName(place)}</strong>
      <span className="block text-text-2">{place.address}</span>
      {hoursWords(place).map((line) => (
        <span key={line} className="block text-text-2">
          {line}
        </span>
      ))}
    </div>
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

interface BookedProps {
  lot: Lot;
  pickup: Pickup;
  appointment: Appointment;
}

function Booked({ lot, pickup, appointment }: BookedProps) {
  const [changing, setChanging] = useState(false);
  const [large, setLarge] = useState(false);
  const isMissed = serverClock.now() >= Date.parse(appointment.ends);
  const { lat, lon } = pickup.place;
  const keep = () => {
    const entry = calendarEntryOf(lot, pickup, appointment, location.origin);
    saveCalendarFile(`marsa-pickup-${lot.number}.ics`, calendarFile(entry, serverClock.now()));
    void toast({ text: "Open the file to put it into your calendar.", duration: 5_000 });
  };
  return (
    <div data-slot="appointment">
      {isMissed && (
        <Message tone="warning" title="Your time has passed." className="mb-4">
          Choose another one. The code stays the same.
        </Message>
      )}
      <div className="flex flex-wrap gap-5">
        <GateCode code={appointment.code} />
        <div className="min-w-0 flex-1">
          <p className="text-small text-text-2">Your appointment</p>
          <p className="text-price-s" data-slot="appointment-time">
            {dayOf(appointment.starts)}
            <br />
            {span(appointment)}
          </p>
          <Place pickup={pickup} className="mt-4" />
          <p className="mt-3 flex flex-wrap gap-x-5 gap-y-2">
            <Button variant="link" size="inline" className="text-body" onClick={keep}>
              <CalendarPlus aria-hidden size={16} strokeWidth={1.75} />
              Calendar
            </Button>
            {lat !== null && lon !== null && (
              <Button variant="link" size="inline" className="text-body" asChild>
                <a
                  href={`https://www.google.com/maps/dir/?api=1&destination=${lat},${lon}`}
                  target="_blank"
                  rel="noreferrer"
                >
                  <Navigation aria-hidden size={16} strokeWidth={1.75} />
                  Route
                </a>
              </Button>
            )}
          </p>
        </div>
      </div>
      <div className="mt-5 flex flex-wrap gap-2">
        {!isMissed && (
          <Button size="lg" variant="press" className="flex-1" onClick={() => setLarge(true)}>
            <Maximize2 aria-hidden size={18} strokeWidth={1.75} />
            Show the code large
          </Button>
        )}
        <Button
          size="lg"
          className={isMissed ? "flex-1" : ""}
          variant={isMissed ? "press" : "plain"}
          aria-disabled={!appointment.can_change || undefined}
          onClick={() => appointment.can_change && setChanging(true)}
        >
          Change time
        </Button>
      </div>
      <p className="mt-3 text-small text-pretty text-text-2">
        {appointment.can_change && !isMissed
          ? `You can change or cancel it until ${dayAndTime(appointment.changeable_until)}. `
          : !isMissed && "It can no longer be changed. "}
        Bring your Emirates ID. Someone else may come with the code and a copy of it.
      </p>
      {large && <LargeCode code={appointment.code} onClose={() => setLarge(false)} />}
      {changing && <ChangeDialog pickup={pickup} onClose={() => setChanging(false)} />}
    </div>
  );
}
