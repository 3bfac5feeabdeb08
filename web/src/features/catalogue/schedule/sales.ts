import type { Schema } from "@marsa/api-spec/client-problem";
import { dubaiDate, toMs } from "@marsa/api-spec/dates";
import { waitsForLane } from "../../../lib/format/result-words.ts";
import type { ScheduleAddress } from "./read-schedule-address.ts";

type QueueCard = Schema<"QueueCard">;
type LotCard = Schema<"LotCard">;
type Kind = Schema<"Kind">;

/** A sale of a day, which a person can enter or be reminded of. */
export type Sale =
  | { readonly kind: "lane"; readonly at: number; readonly queue: QueueCard }
  /** Lots of one kind that open on a day. */
  | {
      readonly kind: "opening";
      readonly of: Kind;
      /** The first opening, server ms. */
      readonly at: number;
      readonly lots: number;
      /** The cities, by number of lots. */
      readonly places: readonly string[];
      readonly inspection: string | null;
    };

/** Returns the sales of a day, the earliest first. */
export function salesOn(
  day: string,
  { queues, upcoming }: { queues: readonly QueueCard[]; upcoming: readonly LotCard[] },
  { kind, sale, city }: ScheduleAddress,
): Sale[] {
  const lanes = queues
    .filter(({ start, state }) => dubaiDate(start) === day && state !== "draft")
    .filter(({ cities }) => city === undefined || cities.some(({ value }) => value === city))
    .map((queue): Sale => ({ kind: "lane", at: toMs(queue.start), queue }));
  const openings = (["vehicle", "apartment"] as const).flatMap((of) => {
    const lots = upcoming.filter(
      (lot) =>
        lot.kind === of &&
        !waitsForLane(lot.live) &&
        dubaiDate(lot.live.opens) === day &&
        (city === undefined || lot.place.city.value === city),
    );
    return lots.length === 0 || (kind !== undefined && kind !== of) ? [] : [openingOf(of, lots)];
  });
  const shown = [...(sale === "standard" ? [] : lanes), ...(sale === "lane" ? [] : openings)];
  return shown.toSorted((a, b) => a.at - b.at);
}

/** Returns how many of these lots have opened by now (server ms); the soonest come first. */
export function openedBy(upcoming: readonly LotCard[], now: number): number {
  return upcoming.filter(({ live }) => toMs(live.opens) <= now).length;
}

function openingOf(of: Kind, lots: readonly LotCard[]): Sale {
  const inCity = new Map<string, number>();
  for (const { place } of lots) inCity.set(place.city.label, (inCity.get(place.city.label) ?? 0) + 1);
  const places = [...inCity].toSorted(([, a], [, b]) => b - a).map(([name]) => name);
  return {
    kind: "opening",
    of,
    at: Math.min(...lots.map(({ live }) => toMs(live.opens))),
    lots: lots.length,
    places,
    inspection: one(lots.flatMap(({ place }) => place.inspection ?? [])),
  };
}

/** Returns the common word; null where the words differ or are missing. */
function one(words: readonly string[]): string | null {
  const [first, ...others] = new Set(words);
  return others.length === 0 ? (first ?? null) : null;
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
