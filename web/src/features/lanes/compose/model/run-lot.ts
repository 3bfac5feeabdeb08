import type { Schema } from "@marsa/api-spec/client-problem";
import type { Queue } from "./composed.ts";
import type { EligibleLot } from "./queries.ts";

/** The facts of a lot for a row of the run, from any read. */
export interface RunLot {
  readonly id: number;
  readonly number: number;
  readonly title: string;
  readonly facts: readonly string[];
  readonly picture: Schema<"Picture"> | null;
  /** The start of bidding, AED. */
  readonly from: number;
}

export function fromQueue({
  id_auction,
  number,
  title,
  facts,
  picture,
  live,
}: Queue["lots"][number]): RunLot {
  return { id: id_auction, number, title, facts, picture, from: live.price ?? live.start_price };
}

export function fromEligible({
  id_auction,
  number,
  title,
  facts,
  picture,
  start_price,
}: EligibleLot): RunLot {
  return { id: id_auction, number, title, facts, picture, from: start_price };
}
