import type { Schema } from "@marsa/api-spec/client-problem";
import { dubaiDate, toMs } from "@marsa/api-spec/dates";
import type { ScheduleAddress } from "./read-schedule-address.ts";

type QueueCard = Schema<"QueueCard">;

/** A sale of a day, which a person can enter or be reminded of. */
export type Sale =
  | { readonly type: "lane"; readonly at: number; readonly queue: QueueCard }
  /** Lots of one kind that open on a day. */
  | { readonly type: "opening"; readonly at: number; readonly opening: Schema<"Opening"> };

/** Returns the sales of a day, the earliest first. */
export function salesOn(
  day: string,
  { queues, openings }: { queues: readonly QueueCard[]; openings: readonly Schema<"Opening">[] },
  { sale, city }: ScheduleAddress,
): Sale[] {
  const lanes = queues
    .filter(({ start, state }) => dubaiDate(start) === day && state !== "draft")
    .filter(({ cities }) => city === undefined || cities.some(({ value }) => value === city))
    .map((queue): Sale => ({ type: "lane", at: toMs(queue.start), queue }));
  const opens = openings.map((opening): Sale => ({ type: "opening", at: toMs(opening.at), opening }));
  const shown = [...(sale === "standard" ? [] : lanes), ...(sale === "lane" ? [] : opens)];
  return shown.toSorted((a, b) => a.at - b.at);
}

/** Returns the first end of a day, both in server ms; "now": it has passed, and the next lots end. */
export function shownEnd(first: number, now: number): number | "now" {
  return first > now ? first : "now";
}

/** The time in the reader's own zone: "16:00 your time"; null in Dubai. */
export function ownTime(at: number, zone = Intl.DateTimeFormat().resolvedOptions().timeZone): string | null {
  const hour = (timeZone: string) =>
    new Intl.DateTimeFormat("en-US", {
      timeZone,
      hour: "2-digit",
      minute: "2-digit",
      hourCycle: "h23",
    }).format(at);
  return hour(zone) === hour("Asia/Dubai") ? null : `${hour(zone)} your time`;
}
