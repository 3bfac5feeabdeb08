/** Reads and writes people who are registered at the door. */
import { and, eq, isNull } from "drizzle-orm";
import type { ProfileFields } from "../../domain/people/profile.ts";
import type { Database } from "../../store/store.ts";
import { profile, user } from "../../tables/schema/people.ts";
import { asyncOrm } from "../../tables/system/driver.ts";
import { addPerson, setNames } from "../identity/public.ts";
import { putDraft } from "../profile/public.ts";

export type WalkInRow = NonNullable<Awaited<ReturnType<typeof walkInById>>>;

/** Returns a person who was registered at the door and has no contract yet; undefined: nobody of the kind. */
export async function walkInById(db: Database, id: number) {
  const open = and(
    eq(user.id, id),
    isNull(user.passwordHash),
    isNull(user.deletedAt),
    eq(profile.status, "draft"),
  );
  const row = await asyncOrm(db)
    .select({ profileId: profile.id, name: profile.name, phone: user.phone, verified: user.phoneVerified })
    .from(user)
    .innerJoin(profile, and(eq(profile.userId, user.id), eq(profile.type, "buyer")))
    .where(open)
    .get();
  return row && { ...row, userId: id, phone: row.phone ?? "" };
}

interface Entered extends ProfileFields {
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
}

/** Adds a person with a draft of a buyer profile, or corrects one (`id`). Another phone has to be verified. Returns the id. */
export async function putWalkIn(
  db: Database,
  id: number | null,
  { firstName, lastName, phone, ...fields }: Entered,
  at: number,
): Promise<number> {
  const names = { firstName, lastName };
  const userId =
    id ?? (await addPerson(db, { ...names, phone, roles: ["buyer"], ustatus: "unknown", createdAt: at }));
  if (id !== null) {
    const other = await asyncOrm(db).select({ phone: user.phone }).from(user).where(eq(user.id, id)).get();
    if (other?.phone !== phone)
      await asyncOrm(db)
        .update(user)
        .set({ phone, phoneVerified: false, ustatus: "unknown" })
        .where(eq(user.id, id));
    await setNames(db, id, names);
  }
  const form = { type: "buyer", form: "individual", citizenship: "" } as const;
  const expiresOn = fields.emirates_id_expires ?? null;
  await putDraft(db, { userId, ...form, name: `${firstName} ${lastName}`, fields, expiresOn }, at);
  return userId;
}
