import type { ScheduleAddress } from "./read-schedule-address.ts";
import { reply } from "@marsa/api-spec/client";
import type { Schema } from "@marsa/api-spec/client-problem";
import { queryOptions } from "@tanstack/react-query";
import { api } from "#/lib/http/api.ts";
import { keys } from "#/lib/http/query-keys.ts";
import { dubaiDate, toMs } from "@marsa/api-spec/dates";

/** How often the schedule is read again, ms: lots open and end, and bids move ends. */
const AGAIN_MS = 30_000;

/** The first of seven days in Dubai, and which lots. */
export interface ScheduledLots {
  readonly from: string;
  readonly kind?: Schema<"Kind">;
  readonly city?: string;
}

/** POST /auction/schedule: what opens and what ends on seven days. */
export const scheduleQuery = (body: ScheduledLots) =>
  queryOptions({
    queryKey: keys.schedule(body),
    queryFn: ({ signal }) => reply(api.POST("/auction/schedule", { body, signal })),
    staleTime: 15_000,
    refetchInterval: AGAIN_MS,
  });

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

const DAY_MS = 86_400_000;
const DAYS = 7;

/** The days of the strip: seven from today, or seven that are whole weeks later or earlier. `now`: server ms. */
export function daysOf(day: string | undefined, now: number): string[] {
  const today = Date.parse(dubaiDate(now));
  const weeks = day === undefined ? 0 : Math.floor((Date.parse(day) - today) / (DAYS * DAY_MS));
  return Array.from({ length: DAYS }, (_, place) => isoDay(today + (weeks * DAYS + place) * DAY_MS));
}

/** A day so many days later. */
export function laterDay(day: string, days: number): string {
  return isoDay(Date.parse(day) + days * DAY_MS);
}

function isoDay(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}
