/** Hides unapproved lots from commands. */
import type { LotScene } from "../../store/store.ts";
import type { Decision, Refused } from "../../domain/lot/decision.ts";
import { mayReadLot, type Reader } from "../../domain/bidding/lot-view.ts";

/**
 * Runs a command on a lot for users who may know the lot. An archived lot has ended anyway; only a lot that was
 * never approved must stay hidden.
 */
export function withLot<Reply, Code extends string>(
  reader: Reader,
  decide: (scene: LotScene) => Decision<Reply> | Refused<Code>,
): (scene: LotScene) => Decision<Reply> | Refused<Code | "NOT_FOUND"> {
  return (scene) => {
    const { sellerId, status } = scene.lot;
    if (!mayReadLot({ sellerId, status, hidden: false }, reader)) return notFound;
    return decide(scene);
  };
}

const notFound: Refused<"NOT_FOUND"> = { ok: false, code: "NOT_FOUND", details: {} };
