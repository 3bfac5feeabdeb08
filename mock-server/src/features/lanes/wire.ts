/** Converts the timers and the fees of a lane. */
import { grouped } from "@marsa/api-spec/amounts";
import type { LaneFees } from "../../domain/lot/fees.ts";
import type { LaneTimers } from "../../domain/lot/lane.ts";
import { laneTimers } from "../../domain/lot/terms.ts";
import type { Schema } from "../../http/handler.ts";

/** Converts seconds to ms; left out: the default timers. */
export function timersOf(timers: Schema<"Timers"> | undefined): LaneTimers {
  if (!timers) return laneTimers;
  return {
    betweenMs: timers.between_s * 1_000,
    waitingMs: timers.waiting_s * 1_000,
    loweredMs: timers.lowered_s * 1_000,
    runningMs: timers.running_s * 1_000,
    finalCallMs: timers.final_s * 1_000,
    cardMs: timers.card_s * 1_000,
  };
}

export function feesOf({ buyer, seller }: Schema<"LaneFees">): LaneFees {
  return { buyer: buyer && { basisPoints: buyer.basis_points, min: buyer.min, max: buyer.max }, seller };
}

export function presentFees({ buyer, seller }: LaneFees): Schema<"LaneFees"> {
  return { buyer: buyer && { basis_points: buyer.basisPoints, min: buyer.min, max: buyer.max }, seller };
}

/** Returns fees for the audit: "Buyer’s fee 5 %, AED 0 to 50,000; seller’s fee: the usual one". */
export function feeWords({ buyer, seller }: LaneFees): string {
  const usual = ": the usual one";
  const ofBuyer = buyer && ` ${percent(buyer.basisPoints)}, AED ${aed(buyer.min)} to ${aed(buyer.max)}`;
  return `Buyer’s fee${ofBuyer ?? usual}; seller’s fee${seller === null ? usual : ` ${percent(seller)}`}`;
}

/** Returns "2.5 %" for 250 basis points. */
export const percent = (basisPoints: number): string => `${basisPoints / 100} %`;
const aed = (amount: number): string => grouped(String(amount));
