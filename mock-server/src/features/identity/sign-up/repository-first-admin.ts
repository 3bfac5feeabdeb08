/** Reads and writes the first admin. */
import { eq } from "drizzle-orm";
import type { Database } from "../../../store/store.ts";
import { wallet } from "../../../tables/schema/money.ts";
import { user } from "../../../tables/schema/people.ts";

/** Whether anybody is an admin. */
export function hasAdmin(db: Database): boolean {
  return db.select({ id: user.id }).from(user).where(eq(user.ustatus, "admin")).get() !== undefined;
}

/** Inside a write. */
export function insertAdmin(
  db: Database,
  { email, passwordHash, at }: { readonly email: string; readonly passwordHash: string; readonly at: number },
): void {
  const { id } = db
    .insert(user)
    .values({
      firstName: "First",
      lastName: "Admin",
      email,
      emailVerified: true,
      passwordHash,
      roles: ["backoffice"],
      ustatus: "admin",
      createdAt: at,
    })
    .returning({ id: user.id })
    .get();
  db.insert(wallet).values({ userId: id }).run();
}
