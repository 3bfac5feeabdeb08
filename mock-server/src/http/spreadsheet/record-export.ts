/** Records in the audit that staff took data away. */
import { addToAudit, type Act } from "../../tables/people/audit.ts";
import type { Context } from "../context.ts";

interface Exported {
  readonly act: Extract<Act["act"], `read.${string}`>;
  readonly rows: number;
  /** What was asked for, as it came. */
  readonly filter: object | undefined;
}

/** Longest text of a filter in the audit. */
const MOST_LETTERS = 500;

/** Shortens what may be the number of a document to its last three signs: the audit is not encrypted. */
const withoutNumbers = (q: string): string =>
  q.replaceAll(/[\w-]+/g, (word) => (/(?:\d\D*){5}/.test(word) ? `…${word.slice(-3)}` : word));

/** Adds a row with the number of rows and the filter. */
export async function recordExport(
  { store, clock }: Pick<Context, "store" | "clock">,
  { user, address }: { readonly user: { readonly id: number }; readonly address: string },
  { act, rows, filter = {} }: Exported,
): Promise<void> {
  const asked = Object.entries(filter as Record<string, unknown>).flatMap(([name, value]) => {
    if (value === undefined) return [];
    const kept = name === "q" && typeof value === "string" ? withoutNumbers(value) : value;
    return `${name}: ${JSON.stringify(kept)}`;
  });
  await store.write((db) =>
    addToAudit(db, {
      at: clock.now(),
      userId: user.id,
      act,
      subject: `${rows} ${rows === 1 ? "row" : "rows"}`,
      reason: asked.length === 0 ? null : asked.join(", ").slice(0, MOST_LETTERS),
      address,
    }),
  );
}
