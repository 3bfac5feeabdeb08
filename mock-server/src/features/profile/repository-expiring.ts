/** Finds papers that expire soon, and announces them. */
import { and, eq, lte, ne } from "drizzle-orm";
import { workerQuery } from "../../store/worker-query.ts";
import type { Database, NotifyUser } from "../../store/store.ts";
import { day as calendarDay } from "@marsa/api-spec/dates";
import { notification } from "../../tables/schema/identity.ts";
import { profile } from "../../tables/schema/people.ts";
import { asyncOrm } from "../../tables/system/driver.ts";
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
const PAPERS = Object.keys(PAPER_WORDS) as PaperOfPerson["paper"][];

/** Reads the papers of signed profiles whose last valid day is one of these days, each once. */
export const papersExpiring = workerQuery(
  import.meta.url,
  "papersExpiring",
  async (db, { from, to }: Days): Promise<readonly PaperOfPerson[]> => {
    const rows = await asyncOrm(db)
      .select({ userId: profile.userId, fields: profile.fields })
      .from(profile)
      .where(and(ne(profile.status, "draft"), lte(profile.expiresOn, to)))
      .orderBy(profile.userId);
    const expiring = rows.flatMap(({ userId, fields }) =>
      PAPERS.flatMap((paper): [string, PaperOfPerson][] => {
        const expires = fields[`${paper}_expires`];
        const isMeant = expires !== undefined && expires >= from && expires <= to;
        return isMeant ? [[`${userId} ${paper} ${expires}`, { userId, paper, expires }]] : [];
      }),
    );
    // A buyer who sells has the same paper in two profiles.
    return [...new Map(expiring).values()];
  },
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
  const { userId: of, kind, text: said } = notification;
  const isKnown = and(eq(of, userId), eq(kind, "account"), eq(said, text));
  if ((await asyncOrm(db).$count(notification, isKnown)) > 0) return;
  await notify(db, notifyUser, { userId, kind: "account", text, at, lotId: null, link: "/account" });
}
