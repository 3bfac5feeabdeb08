import type { Schema } from "@marsa/api-spec/client-problem";

/** The usual reasons for a pause. The lane shows the first one until another is chosen. */
export const FIRST_PAUSE = "One moment, please";

export const PAUSES = [
  "A question on this lot",
  "A question to the seller",
  "Sound in the hall",
  "A technical check",
] as const;

export const DISABLES = [
  "The seller’s papers are missing",
  "Withdrawn by the seller",
  "The lot is not ready to be shown",
  "The description is wrong",
] as const;

export const REOPENS = [
  "A bid from the room was missed",
  "The hammer fell too early",
  "A bidder lost their connection",
  "The seller agreed to a lower price",
] as const;

export type MinPriceReason = Schema<"MinPriceReason">;

/** The contract's reasons for a lower minimum price. */
export const ON_WHOSE_WORD: readonly MinPriceReason[] = ["The seller agreed", "As the seller instructed"];
