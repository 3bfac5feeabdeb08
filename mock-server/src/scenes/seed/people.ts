/** Creates the people of a scene. */
import { fullName } from "@marsa/api-spec/text/names";
import { isRehearsal } from "@marsa/api-spec/rehearsal";
import type { LotKind } from "../../domain/lot/lot.ts";
import { DAY_MS } from "./calendar.ts";
import { BOT_NAMES, BUYER_NAMES, SELLER_NAMES, type Name } from "./people-names.ts";
import { randomFrom, type Random } from "./random.ts";
import type { DepositSeed, LotPlan, RoleSeed, UserSeed } from "./types.ts";

/** Ids of the demo accounts; the same in every scene. `buyer(n)` is n for n = 1 to 20. */
export const DEMO = { buyer: 1, seller: 21, auctioneer: 22, staff: 23, manager: 24, admin: 25 } as const;
export const DEMO_BUYERS = 20;
export const DEMO_PASSWORD = "marsa-demo";
/** Runs lanes while the automatic auctioneer is on; nobody can sign in as this user. */
export const AUTOMATIC_AUCTIONEER = 26;

/** Sellers besides the demo seller; each id is the same person in every scene. */
export const SELLER_IDS: readonly number[] = SELLER_NAMES.map((_, i) => 101 + i);
/** Bidders in the seeded histories besides the demo buyers. */
export const BOT_IDS: readonly number[] = BOT_NAMES.map((_, i) => 201 + i);
/** Bots that buy apartments and have the deposit for it. */
export const WEALTHY_BOT_IDS: readonly number[] = BOT_IDS.filter((id) => id % 3 === 0);

/** Sellers of apartments; the others sell cars. */
const PROPERTY_SELLER_IDS: readonly number[] = [103, 107, 109, 110, 111];

/** Whether a seller is a company, which decides how VAT applies. */
export const isCompany = (sellerId: number): boolean =>
  sellerId === DEMO.seller || SELLER_NAMES[sellerId - 101]?.[3] != null;

/** Returns a lot's seller: drafts belong to the demo seller, who has some lots in every other state too. */
export function sellerOf(random: Random, kind: LotKind, plan: LotPlan): number {
  if (plan === "draft" || random.chance(plan === "moderation" ? 0.5 : 0.12)) return DEMO.seller;
  const others =
    kind === "apartment" ? PROPERTY_SELLER_IDS : SELLER_IDS.filter((id) => id !== 109 && id !== 111);
  return random.pick(others);
}

/** Returns the bots that watch a lot: none for drafts, many for open lots. */
export function watchersOf(random: Random, plan: LotPlan): number[] {
  const visible = plan !== "draft" && plan !== "moderation";
  return visible ? random.shuffled(BOT_IDS).slice(0, random.int(0, plan === "open" ? 14 : 6)) : [];
}

/** Returns the top-ups of a person's deposit, whole AED. */
function depositOf(id: number, now: number, bidding: number): DepositSeed[] {
  if (id === DEMO.buyer) {
    return [
      { kind: "invoice", amount: 50_000, at: now - 41 * DAY_MS },
      { kind: "card", amount: 35_000, at: now - 12 * DAY_MS },
    ];
  }
  if (id <= DEMO_BUYERS) return [{ kind: "invoice", amount: 250_000, at: now - 30 * DAY_MS }];
  if (WEALTHY_BOT_IDS.includes(id))
    return [{ kind: "invoice", amount: 9_000_000 * bidding, at: now - 400 * DAY_MS }];
  if (BOT_IDS.includes(id)) return [{ kind: "invoice", amount: 1_500_000 * bidding, at: now - 400 * DAY_MS }];
  return [];
}

/** Returns the invented mobile of a person. People of rehearsals have a prefix of their own, since their ids are long. */
export const phoneOf = (id: number): string =>
  `+971${isRehearsal(id) ? 54 : 55}${String(id % 10_000_000).padStart(7, "0")}`;

interface PersonGiven {
  readonly email: string;
  readonly roles: readonly RoleSeed[];
  readonly ustatus?: UserSeed["ustatus"];
  readonly profile?: "buyer" | "seller";
  readonly company?: string | null;
  readonly demo?: boolean;
  readonly bot?: boolean;
  readonly bidding?: number;
}

function person(
  id: number,
  [firstName, lastName, citizenship]: Name,
  now: number,
  given: PersonGiven,
): UserSeed {
  const { email, roles, ustatus = "confirmed", profile, company = null, demo = false, bot = false } = given;
  const name = company ?? fullName({ firstName, lastName });
  const form = company === null ? "individual" : "company";
  return {
    id,
    email,
    phone: phoneOf(id),
    firstName,
    lastName,
    roles,
    ustatus,
    profile: profile ? { type: profile, form, name, status: "ok", citizenship } : null,
    deposit: depositOf(id, now, given.bidding ?? 1),
    demo,
    bot,
    createdAt: now - randomFrom(`person/${id}`).int(bot ? 410 : 70, 1_000) * DAY_MS,
  };
}

/** Returns the demo seller, the staff, and the automatic auctioneer. */
function sellerAndStaff(now: number): UserSeed[] {
  const demo = true;
  return [
    person(DEMO.seller, ["Layla", "Farouk", "eg"], now, {
      email: "seller@marsa.test",
      roles: ["seller"],
      profile: "seller",
      company: "Farouk Trading LLC",
      demo,
    }),
    person(DEMO.auctioneer, ["Marcus", "Ellery", "gb"], now, {
      email: "auctioneer@marsa.test",
      roles: ["auctioneer"],
      demo,
    }),
    person(AUTOMATIC_AUCTIONEER, ["Automatic", "auctioneer", "ae"], now, {
      email: "automatic.auctioneer@people.marsa.test",
      roles: ["auctioneer"],
      bot: true,
    }),
    person(DEMO.staff, ["Reem", "Al Ali", "ae"], now, {
      email: "staff@marsa.test",
      roles: ["backoffice"],
      demo,
    }),
    person(DEMO.manager, ["Kavita", "Sharma", "in"], now, {
      email: "manager@marsa.test",
      roles: ["backoffice"],
      ustatus: "manager",
      demo,
    }),
    person(DEMO.admin, ["Yousef", "Al Mazrouei", "ae"], now, {
      email: "admin@marsa.test",
      roles: ["backoffice"],
      ustatus: "admin",
      demo,
    }),
  ];
}

/** An address made of the name; .test receives no mail. */
export const emailOf = ([first, last]: readonly string[]): string =>
  `${first}.${last}@people.marsa.test`.toLowerCase().replaceAll(" ", "");

/**
 * Returns everyone in a scene: 20 demo buyers, the demo seller, staff, sellers, and bidding bots. All approved.
 * @param now ms since 1970 UTC; only instants depend on it.
 * @param bidding how many evenings of lots the bots' deposits must cover.
 */
export function makePeople(now: number, bidding = 1): UserSeed[] {
  return [
    ...BUYER_NAMES.map((name, i) =>
      person(i + 1, name, now, {
        email: `buyer${i === 0 ? "" : i + 1}@marsa.test`,
        roles: ["buyer"],
        profile: "buyer",
        demo: true,
      }),
    ),
    ...sellerAndStaff(now),
    ...SELLER_NAMES.map(([first, last, citizenship, company], i) =>
      person(101 + i, [first, last, citizenship], now, {
        email: emailOf([first, last]),
        roles: ["seller"],
        profile: "seller",
        company,
        bot: true,
      }),
    ),
    ...BOT_NAMES.map((name, i) =>
      person(201 + i, name, now, {
        email: emailOf(name),
        roles: ["buyer"],
        profile: "buyer",
        bot: true,
        bidding,
      }),
    ),
  ];
}
