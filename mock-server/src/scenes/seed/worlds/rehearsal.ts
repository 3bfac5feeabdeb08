/** Creates the scene of a rehearsal. */
import { FIRST_REHEARSAL_ID } from "@marsa/api-spec/rehearsal";
import { SECOND_MS } from "../calendar.ts";
import { makeLots } from "../lots/lots.ts";
import { phoneOf } from "../people.ts";
import { LANES } from "../programme.ts";
import type { LotSeed, RoleSeed, SceneSeed, UserSeed } from "../types.ts";

/** The rehearsal and its starter. */
export interface RehearsalPlan {
  /** Id of its lane; its lots follow. */
  readonly firstId: number;
  readonly starter: { readonly id: number; readonly name: string; readonly roles: readonly RoleSeed[] };
}

/** Number of ids of one rehearsal: its lane and its lots. */
export const IDS_OF_REHEARSAL = 100;
/** People who exist only in rehearsals: an auctioneer, a seller, bidders. */
export const REHEARSAL_AUCTIONEER = FIRST_REHEARSAL_ID + 1;
const SELLER = FIRST_REHEARSAL_ID + 2;
const BIDDERS = Array.from({ length: 12 }, (_, i) => FIRST_REHEARSAL_ID + 11 + i);

const COUNTS = { vehicles: 6, apartments: 2 };
/** Time before its start, ms: enough to open the lane. */
const STARTS_IN_MS = 30 * SECOND_MS;
const DEPOSIT_AED = 10_000_000;

/** Returns a lane with simulated lots and bidders that starts soon. `now`: ms since 1970 UTC. */
export function makeRehearsal({ firstId, starter }: RehearsalPlan, now: number): SceneSeed {
  const startsAt = now + STARTS_IN_MS;
  const numbers = { id: firstId + 1, vehicle: 90_001, apartment: 95_001 };
  const lots = makeLots(firstId, now, COUNTS, numbers, LANES).map((lot) => pretend(lot, startsAt));
  const auctioneer = rehearsingPerson({ id: REHEARSAL_AUCTIONEER, roles: ["auctioneer"] }, "Automatic", now);
  const users = [
    rehearsingPerson(starter, starter.name, now),
    { ...auctioneer, lastName: "auctioneer", bot: true },
    { ...rehearsingPerson({ id: SELLER, roles: ["seller"] }, "Seller", now), bot: true },
    ...BIDDERS.map((id) => ({ ...rehearsingPerson({ id, roles: ["buyer"] }, "Bidder", now), bot: true })),
  ];
  const operators = starter.roles.includes("auctioneer") ? [starter.id] : [];
  return {
    name: "rehearsal",
    users,
    lots,
    lanes: [
      {
        id: firstId,
        name: "Rehearsal",
        place: "Nothing here counts",
        startsAt,
        lots: lots.map(({ id }) => id),
        operators: [...operators, REHEARSAL_AUCTIONEER],
        paddles: [
          { number: 214, userId: BIDDERS[0]! },
          { number: 31, userId: BIDDERS[1]! },
          { number: 52, userId: BIDDERS[2]!, line: "C" },
        ],
      },
    ],
  };
}

/** Returns a lot that is marked as simulated wherever it is shown. */
function pretend(lot: LotSeed, startsAt: number): LotSeed {
  return {
    ...lot,
    title: `Pretend ${lot.title}`,
    sellerId: SELLER,
    opensAt: startsAt,
    buyNow: null,
    documents: [],
    favoriteOf: [],
    notes: [],
    bids: [],
  };
}

/** Returns a person for a rehearsal: approved, with a large deposit. */
export function rehearsingPerson(
  { id, roles }: { readonly id: number; readonly roles: readonly RoleSeed[] },
  name: string,
  now: number,
): UserSeed {
  const [firstName = name, ...rest] = name.split(" ");
  return {
    id,
    email: `${id}@rehearsal.marsa.test`,
    phone: phoneOf(id),
    firstName,
    lastName: rest.join(" "),
    roles,
    ustatus: "confirmed",
    profile: { type: "buyer", form: "individual", name, status: "ok", citizenship: "ae" },
    deposit: [{ kind: "invoice", amount: DEPOSIT_AED, at: now }],
    demo: false,
    bot: false,
    createdAt: now,
  };
}
