/** Says how long a sale runs. */
import { counted } from "#/lib/format/counts.ts";

const MINUTE_MS = 60_000;
const DAY_MINUTES = 1_440;

/** "3 days, 2 h 15 min"; null where the end is not after the start. Instants in ms. */
export function spanWords(start: number, end: number): string | null {
  const minutes = Math.floor((end - start) / MINUTE_MS);
  if (!(minutes > 0)) return null;
  const days = Math.floor(minutes / DAY_MINUTES);
  const hours = Math.floor((minutes % DAY_MINUTES) / 60);
  const left = minutes % 60;
  const time = [hours > 0 && `${hours} h`, left > 0 && `${left} min`].filter(Boolean).join(" ");
  return [days > 0 && counted(days, "day"), time].filter(Boolean).join(", ");
}
