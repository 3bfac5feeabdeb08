import { BellPlus } from "lucide-react";
import { toast } from "./toast.tsx";
import { Button } from "./ui/button.tsx";
import { calendarFile, saveCalendarFile } from "../lib/calendar-entry.ts";
import { serverClock } from "../realtime/clock.ts";

interface RemindSaleButtonProps {
  uid: string;
  title: string;
  /** Server ms. */
  at: number;
  place: string;
  /** Where it leads, in the app. */
  path: string;
}

const HOUR_MS = 3_600_000;
const ALARM_MINUTES = 30;

/** A file for the person's own calendar, which speaks up half an hour before. */
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
    saveCalendarFile("marsa-sale.ics", calendarFile(entry, serverClock.now()));
    void toast({
      text: `Open the file to put it into your calendar. It reminds you ${ALARM_MINUTES} minutes before.`,
    });
  }
  return (
    <Button size="sm" onClick={remind}>
      <BellPlus aria-hidden size={16} strokeWidth={1.75} /> Remind me
    </Button>
  );
}
