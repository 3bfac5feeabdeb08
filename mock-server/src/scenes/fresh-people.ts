/** Creates people for the controls: of every role, and at every step before a first bid. */
import { listClient } from "../tables/people/client-rows.ts";
import { inArray, max } from "drizzle-orm";
import type { AuctionTerms } from "../domain/lot/terms.ts";
import { profile, user } from "../tables/schema/people.ts";
import { labelOf } from "./seed/lots/dictionaries.ts";
import { phoneOf } from "./seed/people.ts";
import { insertUsers } from "./seed/plant/insert-users.ts";
import type { ProfileSeed, UserSeed } from "./seed/types.ts";
import type { Store } from "../store/store.ts";
import { asyncOrm } from "../tables/system/driver.ts";

interface Kind {
  readonly roles: UserSeed["roles"];
  readonly ustatus: UserSeed["ustatus"];
  /** Null: none yet, or none needed. */
  readonly profile: Pick<ProfileSeed, "type" | "status"> | null;
}

const approved = { type: "buyer", status: "ok" } as const;

const KINDS = {
  buyer: { roles: ["buyer"], ustatus: "confirmed", profile: approved },
  seller: { roles: ["seller"], ustatus: "confirmed", profile: { type: "seller", status: "ok" } },
  both: { roles: ["buyer", "seller"], ustatus: "confirmed", profile: approved },
  auctioneer: { roles: ["auctioneer"], ustatus: "confirmed", profile: null },
  backoffice: { roles: ["backoffice"], ustatus: "confirmed", profile: null },
  manager: { roles: ["backoffice"], ustatus: "manager", profile: null },
  admin: { roles: ["backoffice"], ustatus: "admin", profile: null },
  unverified: { roles: ["buyer"], ustatus: "unknown", profile: null },
  registered: { roles: ["buyer"], ustatus: "confirmed", profile: null },
  unsigned: { roles: ["buyer"], ustatus: "confirmed", profile: { type: "buyer", status: "draft" } },
  standby: { roles: ["buyer"], ustatus: "confirmed", profile: { type: "buyer", status: "signed" } },
  locked: { roles: ["buyer"], ustatus: "confirmed", profile: approved },
} as const satisfies Record<string, Kind>;

export type PersonKind = keyof typeof KINDS;

export interface PeopleOptions {
  readonly as: PersonKind;
  readonly count: number;
  /** AED, for each person with a profile. */
  readonly depositAed: number;
  /** ms since 1970 UTC. */
  readonly now: number;
  readonly terms: AuctionTerms;
  /** Password hash of all of them; null: no password. */
  readonly passwordHash: string | null;
}

/**
 * Creates people. A lock has no end.
 * @returns their ids.
 */
export function addPeople(store: Store, options: PeopleOptions): Promise<number[]> {
  return store.write(async (db) => {
    const newest = await asyncOrm(db)
      .select({ id: max(user.id) })
      .from(user)
      .get();
    const first = (newest?.id ?? 0) + 1;
    const people = Array.from({ length: options.count }, (_, i) => personOf(first + i, options));
    const ids = people.map(({ id }) => id);
    await insertUsers(db, people, options.terms, () => options.passwordHash);
    if (options.as === "both") {
      const bought = await asyncOrm(db).select().from(profile).where(inArray(profile.userId, ids));
      await asyncOrm(db)
        .insert(profile)
        .values(bought.map((own) => ({ ...own, id: undefined, type: "seller" as const })));
    }
    if (options.as === "locked") {
      const lockReason = labelOf("lock_reasons", "unpaid-lot");
      await asyncOrm(db).update(profile).set({ lockReason }).where(inArray(profile.userId, ids));
    }
    for (const id of ids) await listClient(db, id);
    return ids;
  });
}

function personOf(id: number, { as, depositAed, now }: PeopleOptions): UserSeed {
  const { roles, ustatus, profile: own }: Kind = KINDS[as];
  const name = `Bidder ${id}`;
  return {
    id,
    email: `bidder${id}@load.marsa.test`,
    phone: phoneOf(id),
    firstName: "Bidder",
    lastName: String(id),
    roles,
    ustatus,
    profile: own && { ...own, form: "individual", name, citizenship: "ae" },
    deposit: own && depositAed > 0 ? [{ kind: "invoice", amount: depositAed, at: now }] : [],
    demo: false,
    bot: false,
    createdAt: now,
  };
}
