/** Defects that only people, lots and bids show, which level full finds. */
import { atLevel, changing, changingData, misreading, type Draft } from "./damage.ts";

let count = 0;

const replies: readonly Draft[] = [
  {
    name: "a missing field",
    about: "getMe",
    says: /GET \/api\/auth\/me answered 200 .*must have required property 'gate'/s,
    spoil: changing(/\/auth\/me$/, ({ body }) => void delete body.data?.gate),
  },
  {
    name: "an undeclared field",
    about: "getBalance",
    says: /GET \/api\/auth\/balance answered 200 .*additional properties: iban/s,
    spoil: changing(/\/auth\/balance$/, ({ body }) => void (body.data && (body.data.iban = "AE07"))),
  },
  {
    name: "a reserve that leaks as a number",
    about: "getLot",
    says: /GET \/api\/auction\/lot\/\d+ answered 200 and reveals a reserve that is not reached/,
    spoil: changing(
      /\/auction\/lot\//,
      ({ body }) => void (body.data?.live && (body.data.live.step = 6_700_417)),
    ),
  },
  {
    name: "a maximum that leaks in a sentence",
    about: "makebid",
    says: /GET \/api\/auction\/history\/\d+ answered 200 and reveals a stored maximum that is not beaten/,
    spoil: changing(/\/auction\/history\//, ({ body }) => {
      for (const row of body.data?.items ?? []) row.cause = "reached first by a maximum of 104,729";
    }),
  },
  {
    name: "a token in a reply",
    about: "getNavinfo",
    says: /GET \/api\/navinfo answered 422 and reveals a token/,
    spoil: (send) => async (address, init) => {
      const response = await send(address, init);
      const token = new Headers(init.headers).get("authorization")?.slice("Bearer ".length);
      if (!address.includes("/navinfo") || !token) return response;
      return new Response((await response.text()).replace(/"title":"[^"]*"/, `"title":"${token}"`), response);
    },
  },
  {
    name: "a call without its role check",
    about: "approveLot",
    says: /approveLot: seller gets 422 VALIDATION instead of 403 ROLE_FORBIDDEN/,
    spoil: (send) => (address, init) =>
      send(address.replace("/backoffice/lots/approve", "/sale/moderatetodraft"), init),
  },
  {
    name: "a second client with one document",
    about: "registerWalkIn",
    says: /POST \/api\/live\/room\/walkins answered 200/,
    spoil: misreading(
      /\/live\/room\/walkins$/,
      (body) => void (body.emirates_id = `784-1977-${1_000_000 + ++count}-5`),
    ),
  },
  {
    name: "a written maximum that is read again",
    about: "enterInstruction",
    says: /additional properties: maximum/,
    spoil: changing(/\/live\/room\/absentee$/, ({ body }) => void (body.data && (body.data.maximum = 5_000))),
  },
  {
    name: "a hammer that sells below the minimum",
    about: "moveHammer",
    says: /POST \/api\/live\/room\/hammer answered 200/,
    spoil: misreading(/\/live\/room\/hammer$/, (body) => {
      if (body.act === "sell") body.act = "pass";
    }),
  },
  {
    name: "a seller's word about what becomes of a low bid, not heard",
    about: "moveHammer",
    says: /The lot on its card: expected "notSold", got "summarizing"/,
    spoil: misreading(/\/sale\/price\/authority$/, (body) => void delete body.subject),
  },
  {
    name: "a limit below the bids that it covers",
    about: "grantLimit",
    says: /POST \/api\/live\/room\/limit answered 200/,
    spoil: misreading(/\/live\/room\/limit$/, (body) => {
      if (body.limit === 5_000) body.limit = 45_000;
    }),
  },
  {
    name: "a bid of the room for a paddle that nobody has",
    about: "nameBidder",
    says: /POST \/api\/live\/room\/name answered 200/,
    spoil: misreading(/\/live\/room\/name$/, (body) => {
      if (body.paddle === 9) body.paddle = 214;
    }),
  },
  {
    name: "an ask at the bid",
    about: "setAsk",
    says: /POST \/api\/live\/room\/ask answered 200/,
    spoil: misreading(/\/live\/room\/ask$/, (body) => void (body.ask = 1_050)),
  },
  {
    name: "a repeated bid that is judged again",
    about: "makebid",
    says: /get one answer, byte by byte/,
    spoil: changing(
      /\/makebid$/,
      ({ status, body }) => void (status === 200 && (body.data.id_bid = ++count)),
    ),
  },
  {
    name: "a page that repeats a lot",
    about: "listLots",
    says: /listLots in pages of two: .*expected/,
    spoil: changing(/\/auction\/lots$/, ({ body }) => {
      const { items } = body.data ?? {};
      if (items?.length === 2) items[1] = items[0];
    }),
  },
  {
    name: "a limit without a time to come back",
    about: "getNavinfo",
    says: /answered 429 .*429 without Retry-After in seconds/s,
    spoil: changing(/\/navinfo$/, ({ headers }) => {
      headers.delete("retry-after");
    }),
  },
];

const values: readonly Draft[] = [
  {
    name: "holds that are always empty",
    about: "getBalance",
    says: /Holds of a leader: .*expected/,
    spoil: changingData(/\/auth\/balance$/, (data) => (data.holds = [])),
  },
  {
    name: "a deposit whose bound part is free, too",
    about: "getBalance",
    says: /The balance of a leader: .*expected/,
    spoil: changingData(/\/auth\/balance$/, (data) => (data.available = data.balance_summ)),
  },
  {
    name: "a next bid that the answer to a bid gets wrong",
    about: "makebid",
    says: /The answer to the first bid: .*expected/,
    spoil: changingData(/\/makebid$/, (data) => data.next_min++),
  },
  {
    name: "a refusal of a low bid that names another amount",
    about: "makebid",
    says: /The refusal of a bid at the price: details\.next_min: expected \d+, got \d+/,
    spoil: changing(/\/makebid$/, ({ body }) => void (body.details?.next_min && body.details.next_min++)),
  },
  {
    name: "a maximum that others read",
    about: "getLot",
    says: /reveals a stored maximum|For a stranger: .*expected/,
    spoil: changingData(/\/auction\/lot\/\d+$/, (data) => {
      data.mine ??= { mark: null, max: 20_000, status: "none", hold: 0, note: null, favorite: false };
    }),
  },
  {
    name: "favorites that are forgotten",
    about: "listFavoriteLots",
    says: /With the favorite: .*expected/,
    spoil: changingData(/\/lots\/favorites$/, (data) =>
      Object.assign(data, { items: [], total: 0, next: null }),
    ),
  },
  {
    name: "a draft that lost a field",
    about: "getLotDraft",
    says: /Fields of the draft: .*expected/,
    spoil: changingData(/\/getlotdraft\//, ({ fields }) => fields && delete fields.mileage),
  },
  {
    name: "a person who may always bid",
    about: "getMe",
    says: /gate of unverified: .*expected|gate of \w+: .*expected/,
    spoil: changingData(/\/auth\/me$/, (data) => (data.gate = { can_bid: true, missing: null })),
  },
];

export const fullDefects = atLevel("full", [...replies, ...values]);
