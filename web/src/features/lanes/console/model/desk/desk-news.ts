import type { Schema } from "@marsa/api-spec/client-problem";
import type { DeskView } from "./desk-view.ts";

/** The holder of the desk, and the person who asks for it. */
export interface DeskAt {
  readonly whose: DeskView["desk"];
  readonly desk: Schema<"LaneDesk"> | null;
  /** The last sign of life of its holder, server ms; null: nobody holds it, or it is not known. */
  readonly seenAt: number | null;
}

/** The desk is free after a silence of its operator of this length, ms. */
export const AWAY_MS = 10_000;
/** The accuracy of the server's clock, ms. */
const CLOCK_MS = 1_000;

/**
 * Returns the reader's news of the desk: it is theirs, and why, or it is refused. Null: the desk shows everything.
 * @param me the reader's id
 * @param time when `now` became known, server ms
 */
export function deskNews(before: DeskAt, now: DeskAt, me: number | undefined, time: number): string | null {
  const holder = before.desk?.holder ?? null;
  const asked = me !== undefined && before.desk?.asked_by?.id_user === me;
  if (now.whose === "mine" && before.whose === "other") {
    // The reply to a request may come before the request is known here: only silence shows that an operator is away.
    const isAway = before.seenAt !== null && time - before.seenAt >= AWAY_MS - CLOCK_MS;
    return asked || !isAway
      ? "The desk is yours now."
      : `The desk is yours now: ${holder?.name ?? "its operator"} is away.`;
  }
  const isKept = now.whose === "other" && now.desk?.holder?.id_user === holder?.id_user;
  // Another person may ask for it now.
  if (asked && isKept && now.desk?.asked_by === null)
    return `${holder?.name ?? "Its operator"} keeps the desk for now.`;
  return null;
}
