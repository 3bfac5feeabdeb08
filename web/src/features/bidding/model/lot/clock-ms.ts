import { clock, toMs } from "@marsa/api-spec/dates";

/** A time to the millisecond, GST: "14:03:02.114". The time of receipt decides, so receipts show it exactly. */
export function clockMs(at: string | number): string {
  const ms = ((toMs(at) % 1000) + 1000) % 1000;
  return `${clock(at)}.${String(Math.floor(ms)).padStart(3, "0")}`;
}
