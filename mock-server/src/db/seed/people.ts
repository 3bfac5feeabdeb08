import { randomFrom } from "./random.ts";
import type { DepositSeed, RoleSeed, UserSeed } from "./types.ts";

const DAY_MS = 86_400_000;

/** Ids of the demo accounts; the same in every scene. `buyer(n)` is n for n = 1 to 20. */
export const DEMO = { buyer: 1, seller: 21, auctioneer: 22, staff: 23, manager: 24, admin: 25 } as const;
export const DEMO_BUYERS = 20;
export const DEMO_PASSWORD = "marsa-demo";

/** First and last name, citizenship. All invented. */
type Name = readonly [first: string, last: string, citizenship: string];

const BUYER_NAMES: readonly Name[] = [
  ["Omar", "Haddad", "jo"],
  ["Priya", "Nair", "in"],
  ["Khalifa", "Al Marri", "ae"],
  ["Sofia", "Lindqvist", "nl"],
  ["Bilal", "Qureshi", "pk"],
  ["Maricel", "Santos", "ph"],
  ["Youssef", "Mansour", "eg"],
  ["Noura", "Al Shamsi", "ae"],
  ["Daniel", "Okafor", "ng"],
  ["Rania", "Khoury", "lb"],
  ["Arjun", "Menon", "in"],
  ["Tomasz", "Wolski", "pl"],
  ["Hessa", "Al Ketbi", "ae"],
  ["Imran", "Chowdhury", "bd"],
  ["Claire", "Fournier", "fr"],
  ["Saeed", "Al Dhaheri", "ae"],
  ["Wanjiru", "Kamau", "ke"],
  ["Farid", "Bennani", "ma"],
  ["Mei", "Tanaka", "jp"],
  ["Dilshan", "Perera", "lk"],
];

/** Sellers that are companies carry their trade name. */
const SELLER_NAMES: readonly (readonly [...Name, company: string | null])[] = [
  ["Salem", "Al Nuaimi", "ae", null],
  ["Anita", "Deshpande", "in", "Khaleej Remarketing LLC"],
  ["Hassan", "Jaber", "iq", "Jaber & Sons Motors"],
  ["Fatima", "Al Suwaidi", "ae", null],
  ["Peter", "Vandermeer", "nl", "Eastgate Fleet Sales"],
  ["Rashid", "Al Kaabi", "ae", "Wadi Leasing PJSC"],
  ["Lina", "Barakat", "sy", null],
  ["Sanjay", "Kulkarni", "in", "Blue Lane Car Rental"],
  ["Mariam", "Al Zaabi", "ae", "Seven Sands Property"],
  ["Igor", "Petrenko", "ua", null],
  ["Zainab", "Malik", "pk", "Crescent Homes Brokers"],
  ["Abdulla", "Al Falasi", "ae", null],
];

const BOT_NAMES: readonly Name[] = [
  ["Hamad", "Al Blooshi", "ae"],
  ["Aisha", "Al Mheiri", "ae"],
  ["Sultan", "Al Hammadi", "ae"],
  ["Mohammed", "Al Qasim", "ae"],
  ["Latifa", "Al Rumaithi", "ae"],
  ["Majid", "Al Harthi", "om"],
  ["Turki", "Al Otaibi", "sa"],
  ["Nasser", "Al Enezi", "kw"],
  ["Karim", "Shalaby", "eg"],
  ["Dina", "Fahmy", "eg"],
  ["Ahmad", "Saleh", "jo"],
  ["Ziad", "Nasrallah", "lb"],
  ["Hala", "Darwish", "sy"],
  ["Mustafa", "Al Jubouri", "iq"],
  ["Anis", "Trabelsi", "tn"],
  ["Salma", "Idrissi", "ma"],
  ["Osman", "Abdelrahman", "sd"],
  ["Vikram", "Rao", "in"],
  ["Deepa", "Krishnan", "in"],
  ["Rohan", "Mehta", "in"],
  ["Gurpreet", "Gill", "in"],
  ["Joseph", "Thomas", "in"],
  ["Faisal", "Ahmed", "pk"],
  ["Sana", "Rizvi", "pk"],
  ["Usman", "Tariq", "pk"],
  ["Kamal", "Hossain", "bd"],
  ["Nuwan", "Silva", "lk"],
  ["Bikash", "Gurung", "np"],
  ["Jerome", "Villanueva", "ph"],
  ["Liza", "Mercado", "ph"],
  ["Ramon", "Aquino", "ph"],
  ["Chen", "Wei", "cn"],
  ["Min-jun", "Park", "kr"],
  ["Reza", "Tehrani", "ir"],
  ["Emre", "Yildiz", "tr"],
  ["James", "Whitfield", "gb"],
  ["Aoife", "Brennan", "ie"],
  ["Julien", "Moreau", "fr"],
  ["Katrin", "Vogel", "de"],
  ["Marco", "Ferrante", "it"],
  ["Elena", "Marin", "ro"],
  ["Nikola", "Jovanovic", "rs"],
  ["Aliya", "Nurlanova", "kz"],
  ["Timur", "Rakhimov", "uz"],
  ["Grace", "Adeyemi", "ng"],
  ["Samuel", "Tesfaye", "et"],
  ["Thandi", "Mokoena", "za"],
  ["Kofi", "Asante", "gh"],
];

/** Who sells, other than the demo seller; each id stands for the same person in every scene. */
export const SELLER_IDS: readonly number[] = SELLER_NAMES.map((_, i) => 101 + i);
/** Who bids in the seeded histories beside the demo buyers. */
export const BOT_IDS: readonly number[] = BOT_NAMES.map((_, i) => 201 + i);
/** These buy apartments and have the deposit for it. */
export const WEALTHY_BOT_IDS: readonly number[] = BOT_IDS.filter((id) => id % 3 === 0);

/** Total and parts of a deposit, whole AED, by whose it is. */
function depositOf(id: number, now: number): DepositSeed[] {
  if (id === DEMO.buyer) {
    return [
      { kind: "invoice", amount: 50_000, at: now - 41 * DAY_MS },
      { kind: "card", amount: 35_000, at: now - 12 * DAY_MS },
    ];
  }
  if (id <= DEMO_BUYERS) return [{ kind: "invoice", amount: 250_000, at: now - 30 * DAY_MS }];
  if (WEALTHY_BOT_IDS.includes(id)) return [{ kind: "invoice", amount: 9_000_000, at: now - 60 * DAY_MS }];
  if (BOT_IDS.includes(id)) return [{ kind: "invoice", amount: 1_500_000, at: now - 60 * DAY_MS }];
  return [];
}

/** 050 to 058 followed by seven digits that the numbering plan leaves to nobody here: 000 and the id. */
const phoneOf = (id: number): string => `+97155000${String(id).padStart(4, "0")}`;

interface PersonGiven {
  readonly email: string;
  readonly roles: readonly RoleSeed[];
  readonly ustatus?: UserSeed["ustatus"];
  readonly profile?: "buyer" | "seller";
  readonly company?: string | null;
  readonly demo?: boolean;
  readonly bot?: boolean;
}

function person(
  id: number,
  [firstName, lastName, citizenship]: Name,
  now: number,
  given: PersonGiven,
): UserSeed {
  const { email, roles, ustatus = "confirmed", profile, company = null, demo = false, bot = false } = given;
  const name = company ?? `${firstName} ${lastName}`;
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
    deposit: depositOf(id, now),
    demo,
    bot,
    createdAt: now - randomFrom(`person/${id}`).int(70, 700) * DAY_MS,
  };
}

/** The five accounts of the house and of the demo seller. */
function houseAccounts(now: number): UserSeed[] {
  const demo = true;
  return [
    person(DEMO.seller, ["Layla", "Farouk", "eg"], now, {
      email: "seller@marsa.test",
      roles: ["seller"],
      profile: "seller",
      demo,
    }),
    person(DEMO.auctioneer, ["Marcus", "Ellery", "gb"], now, {
      email: "auctioneer@marsa.test",
      roles: ["auctioneer"],
      demo,
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

/** An address made of the name; nobody receives mail under .test. */
const emailOf = ([first, last]: readonly string[]): string =>
  `${first}.${last}@people.marsa.test`.toLowerCase().replaceAll(" ", "");

/**
 * Everybody in a scene: 20 demo buyers, the demo seller, the house's staff, sellers, and bots that bid. All approved.
 * `now`: ms since 1970 UTC; only moments depend on it.
 */
export function makePeople(now: number): UserSeed[] {
  return [
    ...BUYER_NAMES.map((name, i) =>
      person(i + 1, name, now, {
        email: `buyer${i === 0 ? "" : i + 1}@marsa.test`,
        roles: ["buyer"],
        profile: "buyer",
        demo: true,
      }),
    ),
    ...houseAccounts(now),
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
      person(201 + i, name, now, { email: emailOf(name), roles: ["buyer"], profile: "buyer", bot: true }),
    ),
  ];
}
