/** Approves profiles. */
import { and, eq, sql } from "drizzle-orm";
import { addToAudit } from "../../tables/people/audit.ts";
import { isAsSeen, type By } from "./repository-locks.ts";
import { notify } from "../../tables/notices/notify.ts";
import { profile, user } from "../../tables/schema/people.ts";
import { listClient } from "../../tables/people/client-rows.ts";
import type { Database, NotifyUser } from "../../store/store.ts";
import { asyncOrm } from "../../tables/system/driver.ts";

/**
 * Approves a profile under review: its owner may now bid or sell and gets the role and a notice. The audit records the
 * act with `checked`. Inside a write.
 * @returns false when the profile is not under review, or changed after the staff read it
 */
export async function acceptProfile(
  db: Database,
  notifyUser: NotifyUser,
  id: number,
  by: By,
  checked: string | null,
): Promise<boolean> {
  const row = await asyncOrm(db)
    .update(profile)
    .set({ status: "ok", version: sql`${profile.version} + 1` })
    .where(and(eq(profile.id, id), eq(profile.status, "signed"), isAsSeen(by)))
    .returning({ userId: profile.userId, name: profile.name, type: profile.type })
    .get();
  if (!row) return false;
  const { userId, name, type } = row;
  const owner = await asyncOrm(db).select({ roles: user.roles }).from(user).where(eq(user.id, userId)).get();
  const roles = [...new Set([...(owner?.roles ?? []), type])];
  await asyncOrm(db).update(user).set({ roles }).where(eq(user.id, userId));
  await listClient(db, userId);
  notifyUser(userId, "profile");
  const text =
    type === "buyer"
      ? "Your profile is approved: you can bid now."
      : "Your profile is approved: you can sell now.";
  const link = type === "buyer" ? "/auction" : "/sale";
  await notify(db, notifyUser, { userId, kind: "account", text, at: by.at, lotId: null, link });
  const { at, address } = by;
  await addToAudit(db, {
    at,
    userId: by.userId,
    address,
    aboutId: userId,
    act: "profile.accept",
    subject: name,
    reason: checked,
  });
  return true;
}
