import { CalendarPlus, Maximize2, Navigation } from "lucide-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { RefusalMessage } from "#/components/form/refusal-message.tsx";
import { Message } from "#/components/message/message.tsx";
import { toast } from "#/components/message/toast.tsx";
import { Button } from "#/components/ui/button.tsx";
import { calendarFile, saveCalendarFile } from "#/lib/format/calendar-entry.ts";
import { refusalOf } from "#/lib/http/refusal.ts";
import { keptConfirmation } from "#/lib/session/confirmed.ts";
import { serverClock, useServerTime } from "#/realtime/clock/clock.ts";
import type { Lot } from "#/realtime/lots/lot-query.ts";
import { ChangeDialog } from "./change-dialog.tsx";
import { GateCode, LargeCode } from "./gate-code.tsx";
import { calendarEntryOf } from "../model/pickup-entry.ts";
import { type Appointment, codeQuery, type Pickup } from "../model/queries.ts";
import { dayAndTime, dayOf, span, hoursWords, placeName } from "../model/words.ts";

interface BookedProps {
  lot: Lot;
  pickup: Pickup;
  appointment: Appointment;
}

/** The appointment with its code, and how to change it. */
export function Booked({ lot, pickup, appointment }: BookedProps) {
  const [changing, setChanging] = useState(false);
  const [large, setLarge] = useState(false);
  // Shown without a press while the person's confirmation is good, as right after the payment.
  const [isSure] = useState(() => keptConfirmation()["X-Confirm"] !== undefined);
  const { data, error, isFetching, refetch } = useQuery({ ...codeQuery(lot.id_auction), enabled: isSure });
  const code = data?.code ?? null;
  const isMissed = useServerTime((now) => now >= Date.parse(appointment.ends));
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
      {error && !isFetching && (
        <RefusalMessage refusal={refusalOf(error)} safe="Your appointment stays as it is." className="mb-4" />
      )}
      <div className="flex flex-wrap gap-5">
        <GateCode code={code} loading={isFetching} onShow={() => void refetch()} />
        <div className="min-w-0 flex-1">
          <p className="text-small text-text-2">Your appointment</p>
          <p className="text-price-s" data-slot="appointment-time">
            {dayOf(appointment.starts)}
            <br />
            {span(appointment)}
          </p>
          <PickupPlace pickup={pickup} className="mt-4" />
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
        {!isMissed && code !== null && (
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
      {large && code !== null && <LargeCode code={code} onClose={() => setLarge(false)} />}
      {changing && <ChangeDialog pickup={pickup} onClose={() => setChanging(false)} />}
    </div>
  );
}

/** The yard or office with its gate, address and hours. */
export function PickupPlace({ pickup: { place }, className = "" }: { pickup: Pickup; className?: string }) {
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
