import { reply } from "@marsa/api-spec/client";
import type { Schema } from "@marsa/api-spec/client-problem";
import { queryOptions } from "@tanstack/react-query";
import { api } from "#/lib/http/api.ts";
import { keys } from "#/lib/http/query-keys.ts";
import { command } from "#/lib/http/command.ts";
import { staffChanged } from "#/lib/http/staff-changed.ts";
import { followed } from "#/realtime/link/staff-topic.ts";
import { shortInstant } from "@marsa/api-spec/dates";
import { counted } from "#/lib/format/counts.ts";

export type AuctionPause = Schema<"AuctionPause">;

const KEY = keys.staff("pause");

/** GET /backoffice/auctions/pause, with the ends that a pause of so many minutes would move. */
export const pauseFor = (minutes: number) =>
  queryOptions({
    queryKey: [...KEY, minutes],
    queryFn: ({ signal }) =>
      reply(api.GET("/backoffice/auctions/pause", { params: { query: { minutes } }, signal })),
    ...followed,
  });

/** The state as it is now. */
export const pauseQuery = pauseFor(0);

const changed = () => void staffChanged(KEY);

/**
 * Pauses all standard auctions.
 * @throws the refusal of the server
 */
export async function pauseAuctions(reason: string): Promise<AuctionPause> {
  return command("/backoffice/auctions/pause", { reason }, "paused").finally(changed);
}

/**
 * Resumes all standard auctions.
 * @throws the refusal of the server
 */
export async function resumeAuctions(): Promise<AuctionPause> {
  return command("/backoffice/auctions/resume", {}, "paused").finally(changed);
}

/** Returns the effects of a pause on open lots, one sentence each. */
export function pauseEffects({ open }: Pick<AuctionPause, "open">): string[] {
  return [
    `Nobody can bid on or buy ${open === 1 ? "the open lot" : `the ${counted(open, "open lot")}`}. No lot ends during the pause.`,
    "Lots whose end falls into the pause, or within 10 minutes after it, end 10 minutes after you resume.",
    "Lots that end later keep their time. Stored maximums and leads stay.",
    "Bidders read your reason on every open lot at once.",
  ];
}

/** The lengths of a pause to choose from, minutes. */
export const LENGTHS = [15, 30, 60, 180] as const;

/** "15 minutes", "3 hours". */
export function lengthWords(minutes: number): string {
  return minutes < 60 ? counted(minutes, "minute") : counted(minutes / 60, "hour");
}

/** Says how many ends a pause of this length moves. */
export function movingWords(lots: number, minutes: number): string {
  const moved = lots === 0 ? "no lot" : counted(lots, "lot");
  return `If it lasts ${lengthWords(minutes)}, ${moved} would end later than planned${lots === 0 ? "." : ":"}`;
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
