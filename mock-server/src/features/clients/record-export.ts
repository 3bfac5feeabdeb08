/** Records in the audit that staff took data away. */
import { addToAudit } from "../../tables/people/audit.ts";
import type { Context } from "../../context.ts";

interface Exported {
  readonly act: "read.clients" | "read.audit";
  readonly rows: number;
  /** What was asked for, as it came. */
  readonly filter: object | undefined;
}

/** Longest text of a filter in the audit. */
const MOST_LETTERS = 500;

/** Adds a row with the number of rows and the filter. */
export async function recordExport(
  { store, clock }: Pick<Context, "store" | "clock">,
  { user, address }: { readonly user: { readonly id: number }; readonly address: string },
  { act, rows, filter = {} }: Exported,
): Promise<void> {
  const asked = Object.entries(filter).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
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
