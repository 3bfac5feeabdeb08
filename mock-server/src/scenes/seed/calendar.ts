/** Calendar functions of the scenes. */
import { DUBAI_OFFSET_MS, dubaiDate } from "@marsa/api-spec/dates";

export const SECOND_MS = 1_000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** The year in Asia/Dubai of an instant. */
export const dubaiYear = (at: number): number => Number(dubaiDate(at).slice(0, 4));

/** Creating a formatter costs a hundred times as much as using it. */
const months = new Intl.DateTimeFormat("en-US", { month: "long", year: "numeric", timeZone: "UTC" });

/** "March 2027" of an instant, in Asia/Dubai. */
export const monthInWords = (at: number): string => months.format(at + DUBAI_OFFSET_MS);

/** Rounds an instant down to a multiple of the given length. */
export const floorTo = (at: number, lengthMs: number): number => Math.floor(at / lengthMs) * lengthMs;
