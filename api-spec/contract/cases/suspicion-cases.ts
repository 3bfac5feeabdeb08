/** Cases of suspected bids: a bidder and a seller on one device, whose lot ends before the night. */
import type { Step } from "../base/test-data.ts";
import { refused, success, UNKNOWN_ID, type Case } from "../base/case.ts";
import type { Answers } from "../base/target.ts";

const DAY_MS = 86_400_000;
const personIn = (before: Answers, at: number) => before[at]?.body.data[0];

const somebody = (body: object): Step => ({
  id: "makeTokens",
  call: () => ({ body: { count: 1, ...body } }),
});
const onOneDevice = (at: number): Step => ({
  id: "subscribePush",
  call: (_, before) => ({
    token: personIn(before, at).access_token,
    body: { currentToken: `device-of-${personIn(before, 0).id_user}` },
  }),
});

const suspected: readonly Step[] = [
  somebody({ as: "seller" }),
  somebody({ deposit: 100_000 }),
  onOneDevice(0),
  onOneDevice(1),
  {
    id: "makeLots",
    call: (_, before) => ({
      body: { seconds: 3_600, start_price: 1_000, step: 100, seller: personIn(before, 0).id_user, count: 1 },
    }),
  },
  {
    id: "makebid",
    call: (_, before) => ({
      token: personIn(before, 1).access_token,
      body: { id_auction: before[4]?.body.data.ids[0], price: 1_000 },
    }),
  },
  { id: "setClock", call: () => ({ body: { advance_ms: DAY_MS } }) },
  { id: "listCases", call: ({ people }) => ({ token: people.backoffice, body: { limit: 100 } }) },
];

const decide: Case["call"] = ({ people }, before) => {
  const cases: readonly { readonly id_case: number; readonly bidder: { readonly id_user: number } }[] =
    before[7]?.body.data.items ?? [];
  const found = cases.find(({ bidder }) => bidder.id_user === personIn(before, 1).id_user);
  return {
    token: people.backoffice,
    body: { id_case: found?.id_case ?? UNKNOWN_ID, decision: "dismiss", reason: "One family, one tablet" },
  };
};

export const suspicionSuccesses: readonly Case[] = [
  success("listCases", ({ people }) => ({
    token: people.backoffice,
    body: { state: "dismissed", limit: 5 },
  })),
  { ...success("decideCase", decide), after: suspected, upsets: true },
];

export const suspicionRefusals: readonly Case[] = [
  {
    ...refused("decideCase", "refuses what is decided", 409, "STALE", decide),
    after: [...suspected, { id: "decideCase", call: decide }],
    upsets: true,
  },
  refused("decideCase", "refuses an unknown case", 404, "NOT_FOUND", ({ people }) => ({
    token: people.backoffice,
    body: { id_case: UNKNOWN_ID, decision: "confirm", reason: "Seen by phone" },
  })),
  refused("decideCase", "asks for a reason", 422, "VALIDATION", ({ people }) => ({
    token: people.backoffice,
    body: { id_case: UNKNOWN_ID, decision: "confirm", reason: "" },
  })),
  refused("decideCase", "is only for staff", 403, "ROLE_FORBIDDEN", ({ bidder }) => ({
    token: bidder,
    body: { id_case: UNKNOWN_ID, decision: "confirm", reason: "Seen by phone" },
  })),
  refused("listCases", "is only for staff", 403, "ROLE_FORBIDDEN", ({ bidder }) => ({
    token: bidder,
    body: {},
  })),
];
