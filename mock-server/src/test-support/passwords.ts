/** Test helper: password hashes at nearly no cost. */
import type { Store } from "../store/store.ts";
import { createPasswords, type PasswordCost } from "../tables/people/password.ts";
import { sqlite } from "../tables/system/driver.ts";

export const CHEAP: PasswordCost = { memoryKib: 8, passes: 1 };

export const passwords = createPasswords(CHEAP);

/** Lets everybody in the database sign in with this password, or one person alone. */
export async function givePassword(
  { store }: { readonly store: Pick<Store, "write"> },
  password: string,
  userId?: number,
): Promise<void> {
  const hash = await passwords.hash(password);
  const sql = "UPDATE user SET password_hash = ? WHERE id = coalesce(?, id)";
  await store.write(
    (db) =>
      void sqlite(db)
        .prepare(sql)
        .run(hash, userId ?? null),
  );
}
