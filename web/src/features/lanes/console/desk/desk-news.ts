import type { Schema } from "@marsa/api-spec/client-problem";
import type { DeskView } from "./desk-view.ts";

/** Whose the desk is, and who asks for it. */
export interface DeskAt {
  readonly whose: DeskView["desk"];
  readonly desk: Schema<"LaneDesk"> | null;
  /** When its holder was last heard of, server ms; null: nobody holds it, or it is not known. */
  readonly seenAt: number | null;
}

/** Of an operator who is silent for so long the desk is free, ms. */
export const AWAY_MS = 10_000;
/** The server's clock is known this well at least, ms. */
const CLOCK_MS = 1_000;

/**
 * What its reader has to be told when the desk has changed: that it is his, and how that came; that it is not given to
 * him. Null: nothing that the desk does not show by itself.
 * @param me the reader's id
 * @param time when `now` came to be known, server ms
 */
export function deskNews(before: DeskAt, now: DeskAt, me: number | undefined, time: number): string | null {
  const holder = before.desk?.holder ?? null;
  const asked = me !== undefined && before.desk?.asked_by?.id_user === me;
  if (now.whose === "mine" && before.whose === "other") {
    // The answer to a question may come before its reader knows that he has asked: only silence tells who is away.
    const isAway = before.seenAt !== null && time - before.seenAt >= AWAY_MS - CLOCK_MS;
    return asked || !isAway
      ? "The desk is yours now."
      : `The desk is yours now: ${holder?.name ?? "its operator"} is away.`;
  }
  const isKept = now.whose === "other" && now.desk?.holder?.id_user === holder?.id_user;
  // Somebody else may ask for it now.
  if (asked && isKept && now.desk?.asked_by === null)
    return `${holder?.name ?? "Its operator"} keeps the desk for now.`;
  return null;
}
