import { list } from "#/lib/address/search.ts";

/** The address of the schedule: `?day=2026-11-24&kind=vehicle&city=dubai&sale=lane`. */
export interface ScheduleAddress {
  /** A day of the visible week; today by default. */
  day?: string;
  kind?: "vehicle" | "apartment";
  sale?: "lane" | "standard";
  city?: string;
}

/** @throws Error for an invalid value of a known key */
export function readScheduleAddress(raw: Record<string, unknown>): ScheduleAddress {
  const one = (key: string) => list(raw[key])[0];
  const [day, kind, sale, city] = [one("day"), one("kind"), one("sale"), one("city")];
  if (day !== undefined && (!/^\d{4}-\d\d-\d\d$/.test(day) || Number.isNaN(Date.parse(day))))
    throw new Error(`day=${day} is no day`);
  if (kind !== undefined && kind !== "vehicle" && kind !== "apartment")
    throw new Error(`kind=${kind} is unknown`);
  if (sale !== undefined && sale !== "lane" && sale !== "standard")
    throw new Error(`sale=${sale} is unknown`);
  return {
    ...(day !== undefined && { day }),
    ...(kind !== undefined && { kind }),
    ...(sale !== undefined && { sale }),
    ...(city !== undefined && { city }),
  };
}
