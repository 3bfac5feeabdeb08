import { BellPlus } from "lucide-react";
import { useState } from "react";
import { toast } from "#/components/message/toast.tsx";
import { Button } from "#/components/ui/button.tsx";
import { type CalendarEntry, calendarFile, saveCalendarFile } from "#/lib/format/calendar-entry.ts";
import { waitsForLane } from "#/lib/format/result-words.ts";
import { toMs } from "@marsa/api-spec/dates";
import { serverClock, useServerTime } from "#/realtime/clock/clock.ts";
import { useLot } from "#/realtime/lots/live.ts";
import type { Lot } from "#/realtime/lots/lot-query.ts";
import { isOver, phaseAt } from "#/realtime/lots/phase.ts";
import { placeText } from "#/features/lot/model/facts.ts";

/** The duration of the calendar entry, ms. */
const LASTS_MS = 15 * 60_000;
const ALARM_MINUTES = 15;

interface RemindButtonProps {
  lot: Lot;
  /** Whether to show a round button without words, on a photo. */
  round?: boolean;
}

/** Without a connection the choice cannot load: the calendar needs none. */
const loadDialog = () => import("./remind-dialog.tsx").then(({ RemindDialog }) => RemindDialog);

/** Offers a reminder of a lot: by push, by email, or in the calendar. Hidden after its end. */
export function RemindButton({ lot, round = false }: RemindButtonProps) {
  const [Dialog, setDialog] = useState<Awaited<ReturnType<typeof loadDialog>> | null>(null);
  const { live } = useLot(lot.id_auction, lot.live);
  const phase = useServerTime((now) => phaseAt(live, now));
  if (isOver(phase)) return null;
  const at = toMs(phase === "upcoming" ? live.opens : live.end);
  // In a lane the lot opens with its turn; before that it has no date.
  if (at < serverClock.now() || waitsForLane(live)) return null;
  const saveEntry = () => {
    const text = calendarFile(reminderOf(lot, phase, at, location.href), serverClock.now());
    saveCalendarFile(`marsa-lot-${lot.number}.ics`, text);
    void toast({ text: "Open the file to put it into your calendar.", duration: 5_000 });
  };
  const remind = () => void loadDialog().then((Loaded) => setDialog(() => Loaded), saveEntry);
  const choice = Dialog && <Dialog lot={lot} onCalendar={saveEntry} onClose={() => setDialog(null)} />;
  if (round) {
    return (
      <>
        <button
          type="button"
          aria-label={`Remind me of ${lot.title}`}
          className="grid size-11 place-content-center rounded-full bg-white text-ink"
          onClick={remind}
        >
          <BellPlus aria-hidden size={18} strokeWidth={1.75} />
        </button>
        {choice}
      </>
    );
  }
  return (
    <>
      <Button size="sm" onClick={remind}>
        <BellPlus aria-hidden size={16} strokeWidth={1.75} />
        Remind me
      </Button>
      {choice}
    </>
  );
}

/** Returns the calendar entry of a lot that opens or ends at a time (ms); bids may move the end. */
function reminderOf(lot: Lot, phase: "upcoming" | "open", at: number, url: string): CalendarEntry {
  const { id_auction: id, title, number, place } = lot;
  return {
    uid: `lot-${id}-${phase === "upcoming" ? "opens" : "ends"}`,
    title: `${title}, lot ${number} ${phase === "upcoming" ? "opens" : "ends"}`,
    startMs: at,
    endMs: at + LASTS_MS,
    url,
    place: placeText(place),
    alarmMinutes: ALARM_MINUTES,
  };
}
