/** Presents what waits for a second signature about a row. */
import type { Schema } from "../handler.ts";

type Waiting = Schema<"ToBeSigned">;

/** @param waiting the JSON of `waitingOf`; null: nothing waits. */
export function presentWaiting(waiting: string | null): Waiting {
  if (waiting === null) return null;
  const { kind, asked_by, askedAt, until } = JSON.parse(waiting) as {
    kind: NonNullable<Waiting>["kind"];
    asked_by: string;
    askedAt: number;
    until: number;
  };
  return { kind, asked_by, asked_at: new Date(askedAt).toISOString(), until: new Date(until).toISOString() };
}
