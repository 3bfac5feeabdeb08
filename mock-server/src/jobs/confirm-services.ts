/** Asks partners whether they have confirmed the orders of buyers. */
import { confirmService, type Confirming } from "../features/services/public.ts";
import { atDeadlines, type DeadlineOptions } from "./timing/at-deadlines.ts";
import type { TimedJob } from "./timing/job.ts";

/** Asks once at the order, and then each minute until it is confirmed or cancelled. */
export function confirmServices(
  options: Confirming & Pick<DeadlineOptions, "store" | "clock" | "log">,
): TimedJob {
  return atDeadlines({
    ...options,
    kind: "service",
    // No lot sets this deadline: a plain write orders.
    deadlineOf: () => null,
    work: ({ id }) => confirmService(options, id),
  });
}
