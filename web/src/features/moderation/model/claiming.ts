/**
 * Decides whether reading a lot also claims it: a page that nobody works with neither takes nor keeps a claim. Finds the
 * lot to open next.
 */
import type { Schema } from "@marsa/api-spec/client-problem";

/** Without any input for so long, a page counts as idle, ms. */
const IDLE_MS = 120_000;
const INPUTS = ["pointermove", "pointerdown", "keydown", "wheel", "touchmove"] as const;

let usedAt = 0;

function note(): void {
  usedAt = performance.now();
}

/** Notes each input of the reader. Returns the function that ends this. */
export function watchUse(): () => void {
  note();
  for (const input of INPUTS) addEventListener(input, note, { passive: true });
  return () => {
    for (const input of INPUTS) removeEventListener(input, note);
  };
}

/** Whether the reader has just used the page. */
export function isUsed(): boolean {
  return performance.now() - usedAt < IDLE_MS;
}

/** Whether the next reading claims the lot: when it is opened, and while the reader who has it works with it. */
export function wantsClaim(
  before: { readonly claim: Pick<Schema<"Claim">, "mine"> | null } | undefined,
  used: boolean,
): boolean {
  return before === undefined || (before.claim?.mine === true && used);
}

type WaitingLot = {
  readonly lot: Pick<Schema<"ModerationRow">["lot"], "id_auction">;
  readonly claim: Schema<"ModerationRow">["claim"];
};

/** The lot to open after this one: the next that no colleague has, from the top again at the end; null: none. */
export function nextLot(rows: readonly WaitingLot[], id: number): number | null {
  const place = rows.findIndex((row) => row.lot.id_auction === id);
  const after = [...rows.slice(place + 1), ...rows.slice(0, Math.max(0, place))];
  return after.find(({ claim }) => claim === null || claim.mine)?.lot.id_auction ?? null;
}
