/** Records what is done at the desk of a lane: the act in the audit, and what the seller must know. */
import { money } from "@marsa/api-spec/amounts";
import type { OperationId } from "@marsa/api-spec/generated/operations";
import type { LotState } from "../../domain/lot/lot.ts";
import type { Database, NotifyUser } from "../../store/store.ts";
import { notify } from "../../tables/notices/notify.ts";
import { addToAudit, type LaneAct } from "../../tables/people/audit.ts";
import { listForSellers } from "./repository.ts";

const ACTS = {
  openLane: "open",
  releaseLot: "release",
  changeLaneMinPrice: "minprice",
  lowerStartPrice: "startprice",
  changeLaneStep: "step",
  setAsk: "ask",
  finalCall: "finalcall",
  moveHammer: "hammer",
  nextLot: "next",
  reopenLot: "reopen",
  skipLot: "skip",
  disableLot: "disable",
  enableLot: "enable",
  moveLot: "move",
  pauseLane: "pause",
  resumeLane: "resume",
  takeoverLane: "takeover",
  sayToRoom: "say",
  endLane: "end",
} as const satisfies Partial<Record<OperationId, LaneAct>>;

/** The calls of a desk. */
export type ControlCall = keyof typeof ACTS;

/** What the auctioneer did to a lot whose minimum price they lowered. */
const WORDS: Partial<Readonly<Record<LaneAct, string>>> = {
  release: "gave the green light, as an act of the house, for",
  hammer: "sold, by your authority,",
};

export interface Controlled {
  readonly call: ControlCall;
  readonly laneName: string;
  /** The lot of the command before and after it; null: the command concerns the lane. */
  readonly before: LotState | null;
  readonly after: LotState | null;
  /** The words of the lane's log. */
  readonly text: string | null;
  readonly at: number;
  readonly userId: number;
  readonly address: string;
}

/** Writes the act into the audit, and tells the seller of a lower minimum price. Inside the act's transaction. */
export async function recordControl(
  db: Database,
  notifyUser: NotifyUser,
  controlled: Controlled,
): Promise<void> {
  const { call, laneName, before, after, text, at, userId, address } = controlled;
  const row = before && (await listForSellers(db, [before.id]))[0];
  const act = ACTS[call];
  const own = before?.reserve ?? null;
  const isLowered = before !== null && own !== null && after !== null && after.reserve !== own;
  const minimum = isLowered ? lowered(own, after.reserve) : null;
  await addToAudit(db, {
    at,
    userId,
    act: `lane.${act}`,
    subject: row ? `${row.title} (lot ${row.number})` : laneName,
    reason: [text, minimum].filter(Boolean).join(". ") || null,
    ...(row && minimum && { aboutId: row.sellerId }),
    address,
  });
  if (!row || !minimum) return;
  const words = WORDS[act] ?? "lowered the minimum price of";
  const kept = `${minimum}. Your own minimum stays on record.`;
  await notify(db, notifyUser, {
    userId: row.sellerId,
    kind: "account",
    text: `The auctioneer ${words} your ${row.title} (lot ${row.number}). ${kept}`,
    at,
    lotId: row.id,
    link: `/auction/${row.id}`,
  });
}

function lowered(from: number, to: number | null): string {
  return `Minimum price from AED ${money(from)} to ${to === null ? "none" : `AED ${money(to)}`}`;
}
