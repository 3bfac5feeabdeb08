/** Creates the clients, invoices and refunds of a demo that wait for the staff. */
import { fullName } from "@marsa/api-spec/text/names";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "./calendar.ts";
import { DEMO, emailOf, phoneOf } from "./people.ts";
import type { DepositSeed, ProfileSeed, UserSeed } from "./types.ts";
import type { FormSeed, WaitingMoney } from "./waiting-types.ts";

type Given = Pick<ProfileSeed, "type" | "form" | "status" | "citizenship"> & {
  readonly company?: string;
  readonly filled?: FormSeed;
  readonly deposit?: readonly DepositSeed[];
  readonly createdAt: number;
};

/** Nobody can sign in as these people; the staff decide about them. Their ids are the same in every scene. */
const IDS = {
  sabbagh: 301,
  balogun: 302,
  alWaha: 303,
  demir: 304,
  aquila: 305,
  rahimi: 306,
  gulfLine: 307,
  kane: 308,
};

function client(id: number, firstName: string, lastName: string, given: Given): UserSeed {
  const { type, form, status, citizenship, company, filled, deposit = [], createdAt } = given;
  const profile = { type, form, status, citizenship, name: company ?? fullName({ firstName, lastName }) };
  return {
    id,
    firstName,
    lastName,
    email: emailOf([firstName, lastName]),
    phone: phoneOf(id),
    roles: [type],
    ustatus: "confirmed",
    profile: filled ? { ...profile, filled } : profile,
    deposit,
    demo: false,
    bot: false,
    createdAt,
  };
}

/** The form of a private individual with the picture of their passport. */
function withPassport(picture: string, born: string, number: string, expires: string): FormSeed {
  return {
    fields: { birth_date: born, passport_number: number, passport_expires: expires },
    expiresOn: expires,
    papers: [{ field: "passport_photo", kind: "passport", picture }],
  };
}

const AL_WAHA: FormSeed = {
  fields: {
    company_name: "Al Waha Motors LLC",
    address: "Ras Al Khor Industrial 2, Dubai",
    licence_number: "CN-2045871",
    ceo_name: "Tariq Al Sayegh",
  },
  expiresOn: null,
  papers: [{ field: "licence_files", kind: "licence", picture: "licence-al-waha" }],
};

/** Returns signed profiles whose documents nobody has checked. `now` in ms. */
function newClients(now: number): UserSeed[] {
  const person = { type: "buyer", form: "individual", status: "signed" } as const;
  return [
    client(IDS.sabbagh, "Hadi", "Sabbagh", {
      ...person,
      citizenship: "lb",
      filled: withPassport("passport-sabbagh", "1988-06-12", "LR1042217", "2035-05-18"),
      createdAt: now - 50 * MINUTE_MS,
    }),
    client(IDS.balogun, "Ngozi", "Balogun", {
      ...person,
      citizenship: "ng",
      filled: withPassport("passport-balogun", "1993-11-03", "B50093471", "2034-08-27"),
      createdAt: now - 3 * HOUR_MS,
    }),
    client(IDS.alWaha, "Tariq", "Al Sayegh", {
      ...person,
      form: "company",
      citizenship: "ae",
      company: "Al Waha Motors LLC",
      filled: AL_WAHA,
      createdAt: now - 21 * HOUR_MS,
    }),
    client(IDS.demir, "Elif", "Demir", {
      ...person,
      type: "seller",
      citizenship: "tr",
      filled: withPassport("passport-demir", "1979-02-21", "U20418836", "2036-01-09"),
      createdAt: now - 26 * HOUR_MS,
    }),
  ];
}

/** Returns approved clients who have asked for an invoice or a refund. */
function clientsWithRequests(now: number): UserSeed[] {
  const person = { type: "buyer", form: "individual", status: "ok" } as const;
  const topUp = (amount: number, days: number): DepositSeed[] => [
    { kind: "invoice", amount, at: now - days * DAY_MS },
  ];
  return [
    client(IDS.aquila, "Mariana", "Aquila", {
      ...person,
      citizenship: "it",
      deposit: topUp(30_000, 80),
      createdAt: now - 95 * DAY_MS,
    }),
    client(IDS.rahimi, "Yusuf", "Rahimi", {
      ...person,
      citizenship: "pk",
      deposit: topUp(20_000, 44),
      createdAt: now - 60 * DAY_MS,
    }),
    client(IDS.gulfLine, "Stephen", "Mathew", {
      ...person,
      form: "company",
      citizenship: "in",
      company: "Gulf Line Logistics LLC",
      deposit: topUp(60_000, 31),
      createdAt: now - 33 * DAY_MS,
    }),
    client(IDS.kane, "Fiona", "Kane", { ...person, citizenship: "ie", createdAt: now - 2 * DAY_MS }),
  ];
}

/** Returns everyone with work for the staff. `now` in ms; only instants depend on it. */
export const makeWaitingPeople = (now: number): UserSeed[] => [
  ...newClients(now),
  ...clientsWithRequests(now),
];

/** Returns the bank accounts of some sellers. `at` in ms. */
function sellersAccounts(at: number): WaitingMoney["accounts"] {
  return [
    {
      userId: DEMO.seller,
      at,
      recipient: "Farouk Trading LLC",
      iban: "AE140330000010145227381",
      bank: "Mashreq",
      swift: "BOMLAEAD",
    },
    {
      userId: 101,
      at,
      recipient: "Salem Al Nuaimi",
      iban: "AE390260001014455120936",
      bank: "Emirates NBD",
      swift: "EBILAEAD",
    },
    {
      userId: 105,
      at,
      recipient: "Eastgate Fleet Sales",
      iban: "AE700350000006207714852",
      bank: "First Abu Dhabi Bank",
      swift: "NBADAEAA",
    },
    {
      userId: 108,
      at,
      recipient: "Blue Lane Car Rental",
      iban: "AE440330000010145661207",
      bank: "Mashreq",
      swift: "BOMLAEAD",
    },
  ];
}

/** Returns their open invoices, and their refunds: one to an account in somebody else's name; some sellers have an account. */
export function makeWaitingMoney(now: number): WaitingMoney {
  return {
    invoices: [
      { userId: IDS.gulfLine, amount: 75_000, at: now - 2 * DAY_MS },
      { userId: IDS.kane, amount: 20_000, at: now - 5 * HOUR_MS },
      { userId: IDS.rahimi, amount: 5_000, at: now - 40 * MINUTE_MS },
    ],
    refunds: [
      {
        userId: IDS.gulfLine,
        amount: 15_000,
        at: now - 3 * DAY_MS,
        recipient: "Gulf Line Logistics LLC",
        iban: "AE680331000000104217723",
        bank: "Emirates NBD",
        swift: "EBILAEAD",
      },
      {
        userId: IDS.aquila,
        amount: 8_200,
        at: now - DAY_MS,
        recipient: "Mariana Aquila",
        iban: "AE880260001015560934701",
        bank: "Emirates NBD",
        swift: "EBILAEAD",
      },
      {
        userId: IDS.rahimi,
        amount: 7_500,
        at: now - 4 * HOUR_MS,
        recipient: "Nadia Karimi",
        iban: "AE660350000006302214458",
        bank: "First Abu Dhabi Bank",
        swift: "NBADAEAA",
      },
    ],
    accounts: sellersAccounts(now - 20 * DAY_MS),
  };
}
