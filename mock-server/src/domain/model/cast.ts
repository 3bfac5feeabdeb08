/** The people of the random scripts. */
import type { Person } from "../people/gate.ts";
import { aPerson, SELLER } from "../test-support/room.ts";
import type { NaivePerson } from "@marsa/api-spec/model/naive-lot";

/** One person, as the engine and as the model represent them. */
export interface Member {
  readonly person: Person | null;
  readonly naive: NaivePerson | null;
}

export const BUYERS = [1, 2, 3, 4, 5];

export const LOCK = { reason: "unpaid", until: "2026-12-01" };

function member(id: number, given: Partial<Person> = {}, naive: Partial<NaivePerson> = {}): Member {
  return {
    person: aPerson(id, given),
    naive: { id, verified: true, profile: "ok", locked: false, isStaff: false, ...naive },
  };
}

/** The bidders: five buyers often; the seller and people who may not bid seldom. */
export const CAST: readonly Member[] = [
  ...Array.from({ length: 12 }, () => BUYERS.map((id) => member(id))).flat(),
  { person: null, naive: null },
  member(SELLER),
  member(11, { hasVerifiedContact: false, profile: "none" }, { verified: false, profile: "none" }),
  member(12, { profile: "none", lock: LOCK }, { profile: "none", locked: true }),
  member(13, { profile: "draft", lock: LOCK }, { profile: "draft", locked: true }),
  member(14, { profile: "signed", lock: LOCK }, { profile: "signed", locked: true }),
  member(15, { lock: LOCK, roles: ["auctioneer"] }, { locked: true, isStaff: true }),
  member(16, { roles: ["buyer", "backoffice"] }, { isStaff: true }),
  member(17, { ustatus: "manager" }, { isStaff: true }),
];
