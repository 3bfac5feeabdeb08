/** Names a client. */
import { fullName } from "@marsa/api-spec/text/names";
import { eq } from "drizzle-orm";
import { profile, user } from "../schema/people.ts";
import type { Database } from "../../store/store.ts";

/** Returns the name of a client: of the profile in use, else their own names. */
export function nameOfUser(db: Database, userId: number): string {
  const row = db
    .select({ firstName: user.firstName, lastName: user.lastName, profileName: profile.name })
    .from(user)
    .leftJoin(profile, eq(profile.id, user.profileId))
    .where(eq(user.id, userId))
    .get();
  return row ? (row.profileName ?? fullName(row)) : "";
}
