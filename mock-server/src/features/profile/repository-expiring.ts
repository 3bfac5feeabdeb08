/** Finds papers that expire soon, and announces them. */
import { workerQuery } from "../../store/worker-query.ts";
import type { Database, NotifyUser } from "../../store/store.ts";
import { day as calendarDay } from "@marsa/api-spec/dates";
import { asyncPrepared } from "../../tables/system/prepared.ts";
import { notify } from "../../tables/notices/notify.ts";

/** A paper of a person, with its last valid day YYYY-MM-DD. */
export interface PaperOfPerson {
  readonly userId: number;
  readonly paper: "passport" | "emirates_id";
  readonly expires: string;
}

/** Days YYYY-MM-DD in Asia/Dubai, both inclusive. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

const PAPER_WORDS = { passport: "passport", emirates_id: "Emirates ID" } as const;

const PAPERS = `SELECT userId, paper, expires FROM (
    SELECT user_id AS userId, 'passport' AS paper, fields ->> '$.passport_expires' AS expires, expires_on, status
      FROM profile
    UNION SELECT user_id, 'emirates_id', fields ->> '$.emirates_id_expires', expires_on, status FROM profile
  ) WHERE status <> 'draft' AND expires_on <= :to AND expires BETWEEN :from AND :to ORDER BY userId, expires`;

/** Reads the papers of signed profiles whose last valid day is one of these days. */
export const papersExpiring = workerQuery(
  import.meta.url,
  "papersExpiring",
  async (db, { from, to }: Days): Promise<readonly PaperOfPerson[]> =>
    await asyncPrepared<PaperOfPerson>(db, PAPERS).all({ from, to }),
);

/**
 * Tells a person once that a paper expires: the same notice is never written again. Inside a write.
 * @param at ms since 1970 UTC
 */
export async function announcePaper(
  db: Database,
  notifyUser: NotifyUser,
  { userId, paper, expires }: PaperOfPerson,
  at: number,
): Promise<void> {
  const text = `Your ${PAPER_WORDS[paper]} expires on ${calendarDay(expires)}. Ask for a call-back to replace it in your profile.`;
  if ((await asyncPrepared(db, KNOWN).get(userId, text)) !== undefined) return;
  await notify(db, notifyUser, { userId, kind: "account", text, at, lotId: null, link: "/account" });
}

const KNOWN = "SELECT 1 FROM notification WHERE user_id = ? AND kind = 'account' AND text = ?";
