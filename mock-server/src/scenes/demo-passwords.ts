/** Keeps demo accounts out of a production start. */
import { and, eq, isNotNull } from "drizzle-orm";
import { createPasswords } from "../tables/people/password.ts";
import { user } from "../tables/schema/people.ts";
import type { Store } from "../store/store.ts";
import { DEMO_PASSWORD } from "./seed/people.ts";
import { asyncOrm } from "../tables/system/driver.ts";

/** A production server was started on a database of the demo. */
export class DemoAccounts extends Error {
  override readonly name = "DemoAccounts";
}

/** @throws DemoAccounts while the published password of the demo opens any demo account. */
export async function refuseDemoPasswords(store: Pick<Store, "read">): Promise<void> {
  const isDemo = and(eq(user.isDemo, true), isNotNull(user.passwordHash));
  const demo = await store.read((db) =>
    asyncOrm(db)
      .select({ email: user.email, passwordHash: user.passwordHash })
      .from(user)
      .where(isDemo)
      .all(),
  );
  const passwords = createPasswords();
  for (const { email, passwordHash } of demo) {
    if (!(await passwords.verify(DEMO_PASSWORD, passwordHash))) continue;
    throw new DemoAccounts(
      `The published password of the demo opens ${email}: start on an empty DATA_DIR, or name the demo with SCENE=evening.`,
    );
  }
}
