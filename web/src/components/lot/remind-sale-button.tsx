import { BellPlus } from "lucide-react";
import { toast } from "../message/toast.tsx";
import { Button } from "../ui/button.tsx";
import { alarmOf, calendarFile, saveCalendarFile } from "#/lib/format/calendar-entry.ts";
import { serverClock } from "#/realtime/clock/clock.ts";

interface RemindSaleButtonProps {
  uid: string;
  title: string;
  /** Server ms. */
  at: number;
  place: string;
  /** The path of the sale in the app. */
  path: string;
}

const HOUR_MS = 3_600_000;
const ALARM_MINUTES = 30;

/** Saves a calendar entry for a sale, with an alarm half an hour before, or at half of the time left. */
export function RemindSaleButton({ uid, title, at, place, path }: RemindSaleButtonProps) {
  function remind() {
    const entry = {
      uid,
      title,
      startMs: at,
      endMs: at + HOUR_MS,
      url: `${location.origin}${path}`,
      place,
      alarmMinutes: ALARM_MINUTES,
    };
    const now = serverClock.now();
    const before = alarmOf(entry, now);
    saveCalendarFile("marsa-sale.ics", calendarFile(entry, now));
    const when = before === 0 ? "when it begins" : `${before} ${before === 1 ? "minute" : "minutes"} before`;
    void toast({ text: `Open the file to put it into your calendar. It reminds you ${when}.` });
  }
  return (
    <Button size="sm" onClick={remind}>
      <BellPlus aria-hidden size={16} strokeWidth={1.75} /> Remind me
    </Button>
  );
}
