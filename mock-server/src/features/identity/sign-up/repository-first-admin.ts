/** Reads and writes the first admin. */
import { eq } from "drizzle-orm";
import type { Database } from "../../../store/store.ts";
import { user } from "../../../tables/schema/people.ts";
import { addPerson } from "../repository.ts";
import { asyncOrm } from "../../../tables/system/driver.ts";

/** Whether anybody is an admin. */
export async function hasAdmin(db: Database): Promise<boolean> {
  return (
    (await asyncOrm(db).select({ id: user.id }).from(user).where(eq(user.ustatus, "admin")).get()) !==
    undefined
  );
}

/** Inside a write. */
export async function insertAdmin(
  db: Database,
  { email, passwordHash, at }: { readonly email: string; readonly passwordHash: string; readonly at: number },
): Promise<void> {
  await addPerson(db, {
    firstName: "First",
    lastName: "Admin",
    email,
    emailVerified: true,
    passwordHash,
    roles: ["backoffice"],
    ustatus: "admin",
    createdAt: at,
  });
}
