/** The sentences about a pause of all standard auctions. */
import { shortInstant } from "@marsa/api-spec/dates";
import { counted } from "../../lib/format/counts.ts";
import type { AuctionPause } from "./queries.ts";

/** Returns the effects of a pause on open lots, one sentence each. */
export function pauseEffects({ open, lots }: AuctionPause): string[] {
  return [
    `Nobody can bid on or buy ${open === 1 ? "the open lot" : `the ${counted(open, "open lot")}`}. No lot ends during the pause.`,
    `Lots whose end falls into the pause, or within 10 minutes after it, end 10 minutes after you resume. ${nowMoving(lots)}`,
    "Lots that end later keep their time. Stored maxima and leads stay. Live lanes go on.",
    "Bidders read your reason on every open lot at once.",
  ];
}

function nowMoving(lots: number): string {
  if (lots === 0) return "No lot ends within 10 minutes from now.";
  return lots === 1
    ? "1 lot ends within 10 minutes from now."
    : `${counted(lots, "lot")} end within 10 minutes from now.`;
}

/** Returns the effects of a resume on open lots, one sentence each. */
export function resumeEffects({ open, lots, resume_end: end }: AuctionPause): string[] {
  return [
    `Bidding opens again on ${counted(open, "lot")}.`,
    end === null
      ? "No end moves: every open lot ends more than 10 minutes from now."
      : `${lots === 1 ? "1 lot ends" : `${counted(lots, "lot")} end`} later than planned, from about ${shortInstant(end)} on. All others keep their time.`,
  ];
}
