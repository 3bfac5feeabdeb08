/** Decides the claims of buyers against a stated fact of a lot (rules.md, "Before the bid"). Instants: ms since 1970 UTC. */
import { claimTerms } from "../lot/terms.ts";
import type { Refused } from "../lot/decision.ts";
import { settled, type Settled, type Settlement } from "./settlement.ts";

/** `sum`: from the seller's proceeds. `return`: the lot is back, and the sale is undone. */
export type ClaimOutcome = "nothing" | "sum" | "return";

export interface ClaimDecision {
  readonly outcome: ClaimOutcome;
  /** Of a sum, fils; 0 for the other outcomes. */
  readonly sumFils: number;
}

type Stale = Refused<"STALE">;
const stale: Stale = { ok: false, code: "STALE", details: {} };

/** Whether the buyer may claim at `now`: for a day after the handover, once. */
export function canClaim({ proceedsFreeAt }: Settlement, now: number): boolean {
  return proceedsFreeAt !== null && now < proceedsFreeAt;
}

/** Opens a claim: the seller's proceeds stay held until it is decided. */
export function openClaim(settlement: Settlement, now: number): Settled | Stale {
  return canClaim(settlement, now) ? settled({ ...settlement, proceedsFreeAt: null }) : stale;
}

/** Returns until when the seller may answer a claim. */
export function answerUntil(madeAt: number): number {
  return madeAt + claimTerms.answerMs;
}

/** Whether the staff may decide: the seller has answered, or can no longer do so. */
export function canDecide(
  claim: { readonly answeredAt: number | null; readonly answerUntil: number },
  now: number,
): boolean {
  return claim.answeredAt !== null || now >= claim.answerUntil;
}

/** Returns what the buyer gets back, fils. */
export function backFils({ allInFils }: Settlement, { outcome, sumFils }: ClaimDecision): number {
  return outcome === "return" ? allInFils : outcome === "sum" ? sumFils : 0;
}

/**
 * Decides an open claim. The proceeds that are left are free. A return pays everything back, the buyer's fee too, and
 * the lot is not sold.
 * @returns STALE without an open claim, and for a sum above the held proceeds.
 */
export function decideClaim(settlement: Settlement, decision: ClaimDecision): Settled | Stale {
  const { heldProceedsFils, proceedsFreeAt } = settlement;
  const { outcome, sumFils } = decision;
  if (heldProceedsFils === 0 || proceedsFreeAt !== null || sumFils > heldProceedsFils) return stale;
  const lostFils = outcome === "return" ? heldProceedsFils : outcome === "sum" ? sumFils : 0;
  const state = outcome === "return" ? "released" : settlement.state;
  return settled(
    { ...settlement, state, heldProceedsFils: 0 },
    {
      keptFils: -heldProceedsFils,
      takenFils: -backFils(settlement, decision),
      creditedFils: -lostFils,
    },
  );
}
