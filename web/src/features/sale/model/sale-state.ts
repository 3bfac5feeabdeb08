/** The status of a lot as its seller reads it, and the acts that it allows. */
import type { Schema } from "@marsa/api-spec/client-problem";
import { type Phase, usePhase } from "#/realtime/lots/phase.ts";
import { type OwnLot, useOwnLot } from "#/realtime/lots/own-lot.ts";
import type { SaleCard } from "./queries.ts";

/** The status of a lot as its seller reads it. */
export type SaleState =
  | "draft"
  | "returned"
  | "moderation"
  | "upcoming"
  | "active"
  | "lane"
  | "ended"
  | "deciding"
  | "sold"
  | "not_sold";

interface Facts {
  readonly live: Pick<Schema<"LotLive">, "status" | "lane">;
  readonly phase: Phase;
  /** Whether staff asked for changes. */
  readonly isReturned: boolean;
}

/** Returns the seller's status of a lot at this moment. */
export function saleStateOf({ live: { status, lane }, phase, isReturned }: Facts): SaleState {
  if (status === "draft") return isReturned ? "returned" : "draft";
  if (status === "moderation") return "moderation";
  if (status === "summarizing") return "deciding";
  if (status === "sold") return "sold";
  if (status === "notSold") return "not_sold";
  if (lane !== null) return "lane";
  if (phase === "upcoming") return "upcoming";
  return phase === "open" ? "active" : "ended";
}

/**
 * Returns the later state of a lot: what events told, or what the list has. A draft changes without a new seq, so at
 * the same seq the list is the later one.
 */
export function laterOf<Live extends Pick<Schema<"LotLive">, "epoch" | "seq">>(
  followed: Live,
  listed: Live,
): Live {
  return followed.epoch === listed.epoch && followed.seq <= listed.seq ? listed : followed;
}

/** A seller's acts on a lot. */
export type SaleAct =
  | "edit"
  | "delete"
  | "convert"
  | "prices"
  | "decide"
  | "offer"
  | "relist"
  | "archive"
  | "restore"
  | "view";

interface Known {
  readonly state: SaleState;
  readonly hidden: boolean;
  readonly relisted: boolean;
  /** Whether the buyer did not pay, and another bidder can be asked; left out: no. */
  readonly canOffer?: boolean;
}

const PUBLIC: ReadonlySet<SaleState> = new Set(["upcoming", "active", "lane", "ended", "sold", "not_sold"]);
const ARCHIVED: ReadonlySet<SaleState> = new Set(["draft", "returned", "sold", "not_sold"]);

/** Whether a lot can move to the archive. The server judges in the same way. */
export function canArchive(state: SaleState): boolean {
  return ARCHIVED.has(state);
}

/** Returns the possible acts, the next one first. */
export function actsOf({
  state,
  hidden,
  relisted,
  canOffer = false,
}: Known): readonly [SaleAct, ...SaleAct[]] {
  const more: SaleAct[] = PUBLIC.has(state) ? ["view"] : [];
  if (hidden) return ["restore", ...more, ...(isDraft(state) ? (["delete"] as const) : [])];
  const archive: SaleAct[] = canArchive(state) ? ["archive"] : [];
  switch (state) {
    case "draft":
    case "returned":
      return ["edit", ...archive, "delete"];
    case "moderation":
      return ["convert"];
    case "upcoming":
    case "active":
    case "lane":
      return ["prices", ...more];
    case "deciding":
      return ["decide"];
    case "not_sold":
      if (relisted) return ["view", ...archive];
      return canOffer ? ["offer", "relist", ...more, ...archive] : ["relist", ...more, ...archive];
    case "ended":
    case "sold":
      return ["view", ...archive];
  }
}

/** Whether only its seller sees the lot. */
export function isDraft(state: SaleState): boolean {
  return state === "draft" || state === "returned";
}

/** Follows a lot of the seller: its prices and its status at this moment. */
export function useSaleLot({ lot: card, remarks }: SaleCard): { lot: OwnLot; state: SaleState } {
  const known = useOwnLot(card);
  const live = laterOf(known.live, card.live);
  const { phase, paused } = usePhase(live);
  const isReturned = remarks.length > 0;
  return { lot: { ...known, live, phase, paused }, state: saleStateOf({ live, phase, isReturned }) };
}
