/** What every server of this contract answers: for each operation its success, and the refusals that a caller can cause. */
import { operations, type OperationId } from "../generated/operations.ts";
import { isPending } from "../src/pending.ts";
import type { Code } from "../src/problem.ts";
import { newKey, type Call } from "./target.ts";

/** What the cases are played on: fresh bidders and lots, made by the controls of the server under test. */
export interface Stage {
  /** Tokens: two approved bidders with a deposit, one without, and one who signs out. */
  readonly bidder: string;
  readonly rival: string;
  readonly poor: string;
  readonly leaver: string;
  /** Open lots of AED 1,000 with a step of 100, without and with a buy-now price of 5,000. */
  readonly lot: number;
  readonly buyNowLot: number;
  readonly account: { readonly id: string; readonly password: string };
}

export interface Case {
  readonly id: OperationId;
  readonly says: string;
  readonly call: (stage: Stage) => Call;
  readonly status: number;
  /** Code of the refusal; none for a success. */
  readonly result?: Code;
  /** Calls that come before it. */
  readonly after?: readonly { readonly id: OperationId; readonly call: (stage: Stage) => Call }[];
}

const UNKNOWN_ID = 2_147_483_647;
const BAD_TOKEN = "A".repeat(43);
const all = { section: "all", field: "mark", search: "toy", name: "marks" };

const success = (id: OperationId, call: Case["call"] = () => ({}), says = "answers"): Case => ({
  id,
  says,
  call,
  status: 200,
});

const bid = (change: object = {}, who: "bidder" | "rival" | "poor" = "bidder"): Case["call"] => {
  return (stage) => ({ token: stage[who], body: { id_auction: stage.lot, price: 1_000, ...change } });
};

/** One success for each operation. */
export const successes: readonly Case[] = [
  success("getConfig"),
  success("getHealth"),
  success("signin", ({ account }) => ({ body: account })),
  success("signout", ({ leaver }) => ({ token: leaver })),
  success("getMe", ({ bidder }) => ({ token: bidder })),
  success("getBalance", ({ bidder }) => ({ token: bidder })),
  success("listLots", () => ({ body: { filter: { kind: ["vehicle"] }, sort: "ending", limit: 5 } })),
  success("listFavoriteLots", ({ bidder }) => ({ token: bidder })),
  success("listLotsInSection", () => ({ path: { section: "vehicles" } })),
  success("countLots", () => ({ path: all })),
  success("listKinds"),
  success("listFacet", () => ({ path: all })),
  success("searchFacet", () => ({ path: all })),
  success("searchFacet", () => ({ path: { ...all, search: "X5/X6" } }), "answers a search with a slash"),
  success("getLot", ({ lot }) => ({ path: { id: lot } })),
  success("getLot", ({ lot, bidder }) => ({ path: { id: lot }, token: bidder }), "answers a bidder"),
  success("getHistory", ({ lot }) => ({ path: { id: lot }, query: { limit: 5 } })),
  success("getConditions", ({ lot }) => ({ body: { id_auction: lot } })),
  success("makebid", bid({ price: 1_000, mode: "max" })),
  success("addFavorite", ({ lot, bidder }) => ({ path: { id: lot }, token: bidder })),
  success("removeFavorite", ({ lot, bidder }) => ({ path: { id: lot }, token: bidder })),
  success("getDictionary", () => ({ path: all })),
  success("getNavinfo"),
  success("listDemoAccounts"),
  success("makeTokens", () => ({ body: { count: 1 } })),
  success("makeLots", () => ({ body: { count: 1, seconds: 600 } })),
];

const ids = (Object.keys(operations) as OperationId[]).filter((id) => !isPending(id));
const declares = (status: number) => (id: OperationId) =>
  (operations[id].statuses as readonly number[]).includes(status);

function refused(id: OperationId, says: string, status: number, result: Code, call: Case["call"]): Case {
  return { id, says, call, status, result };
}

/** What the table alone says of an operation: its body must be readable, small and valid, its token good. */
const general: readonly Case[] = ids.flatMap((id) => {
  const { auth, body } = operations[id];
  const path = { ...all, id: 1 };
  const cases: Case[] = [
    refused(id, "takes no query that it does not know", 422, "VALIDATION", ({ bidder }) => ({
      path,
      query: { nobody_knows: 1 },
      ...(auth !== "none" && { token: bidder }),
    })),
  ];
  if (body) {
    cases.push(
      refused(id, "takes JSON alone", 415, "UNSUPPORTED_TYPE", () => ({
        path,
        body: "{}",
        headers: { "content-type": "text/plain" },
      })),
      refused(id, "takes no half of a JSON", 400, "BAD_REQUEST", () => ({ path, body: "{" })),
      refused(id, "takes no flood", 413, "TOO_LARGE", () => ({ path, body: `"${"x".repeat(2_000_000)}"` })),
      refused(id, "takes no field that it does not know", 422, "VALIDATION", ({ bidder }) => ({
        path,
        body: { nobody_knows: 1 },
        ...(auth !== "none" && { token: bidder }),
      })),
    );
  }
  if (auth !== "none") {
    const call = () => ({ path, body: {}, token: BAD_TOKEN });
    cases.push(refused(id, "takes no token that it did not give", 401, "UNAUTHORIZED", call));
  }
  if (auth === "required") {
    cases.push(refused(id, "needs a session", 401, "UNAUTHORIZED", () => ({ path, body: {} })));
  }
  return cases;
});

const lotIds = ["getLot", "getHistory", "addFavorite", "removeFavorite"] as const;
const sections = ["listLotsInSection", "countLots", "listFacet", "searchFacet"] as const;

/** What the meaning of an operation brings. */
const particular: readonly Case[] = [
  refused("signin", "knows no wrong password", 401, "UNAUTHORIZED", ({ account }) => ({
    body: { id: account.id, password: "not this one" },
  })),
  ...lotIds.flatMap((id) => [
    refused(id, "knows no lot that is not there", 404, "NOT_FOUND", ({ bidder }) => ({
      path: { id: UNKNOWN_ID },
      token: bidder,
    })),
    refused(id, "takes a number for a lot", 422, "VALIDATION", ({ bidder }) => ({
      path: { id: "one" },
      token: bidder,
    })),
  ]),
  ...sections.map((id) =>
    refused(id, "knows no section of that name", 404, "NOT_FOUND", () => ({
      path: { ...all, section: "nowhere" },
    })),
  ),
  refused("getDictionary", "knows no dictionary of that name", 404, "NOT_FOUND", () => ({
    path: { name: "nowhere" },
  })),
  refused("getDictionary", "takes no name without an end", 422, "VALIDATION", () => ({
    path: { name: "x".repeat(41) },
  })),
  refused("getConditions", "knows no lot that is not there", 404, "NOT_FOUND", () => ({
    body: { id_auction: UNKNOWN_ID },
  })),
  refused("makebid", "knows no lot that is not there", 404, "NOT_FOUND", bid({ id_auction: UNKNOWN_ID })),
  refused("makebid", "is for people with an account", 403, "REGISTRATION_REQUIRED", ({ lot }) => ({
    body: { id_auction: lot, price: 1_000 },
  })),
  refused(
    "makebid",
    "needs a deposit that covers the bid",
    402,
    "DEPOSIT_REQUIRED",
    bid({ price: 900_000 }, "poor"),
  ),
  refused("makebid", "takes nothing below the next bid", 409, "BID_TOO_LOW", bid({ price: 1 }, "rival")),
  refused("makebid", "takes nothing at the buy-now price", 409, "USE_BUY_NOW", ({ buyNowLot, bidder }) => ({
    token: bidder,
    body: { id_auction: buyNowLot, price: 5_000 },
  })),
  {
    ...refused("makebid", "takes one command under one key", 409, "KEY_REUSED", ({ buyNowLot, bidder }) => ({
      token: bidder,
      headers: { "idempotency-key": REUSED },
      body: { id_auction: buyNowLot, price: 1_200 },
    })),
    after: [
      {
        id: "makebid",
        call: ({ buyNowLot, bidder }) => ({
          token: bidder,
          headers: { "idempotency-key": REUSED },
          body: { id_auction: buyNowLot, price: 1_100 },
        }),
      },
    ],
  },
];

const REUSED = newKey();

export const refusals: readonly Case[] = [...general, ...particular].filter(({ id, status }) =>
  declares(status)(id),
);
