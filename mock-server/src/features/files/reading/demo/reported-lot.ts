/** The facts from which the reports of the demo are written. */
import type { lotFacts } from "../../../../tables/schema/lots.ts";

/** A lot, and the date (ms) of its reports. */
export interface ReportedLot extends Pick<
  typeof lotFacts.$inferSelect,
  "vehicle" | "property" | "condition" | "location"
> {
  readonly number: number;
  readonly title: string;
  readonly at: number;
}
