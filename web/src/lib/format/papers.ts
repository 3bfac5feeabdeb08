import type { Schema } from "@marsa/api-spec/client-problem";
import { day as calendarDay } from "@marsa/api-spec/dates";

const PAPERS = { passport: "passport", emirates_id: "Emirates ID" } as const;

/** Returns a sentence for each paper that has expired or expires soon. `today`: YYYY-MM-DD in Asia/Dubai. */
export function paperSentences(
  { profiles }: Pick<Schema<"Me">, "profiles">,
  today: string,
): readonly string[] {
  const sentences = profiles.flatMap(({ expiring }) =>
    expiring.map(({ paper, expires }) => {
      const verb = expires < today ? "expired" : "expires";
      return `Your ${PAPERS[paper]} ${verb} on ${calendarDay(expires)}.`;
    }),
  );
  return [...new Set(sentences)];
}
