/** Servers that break the contract, made from one that keeps it: each changes one thing in a reply. */
import type { OperationId } from "../generated/operations.ts";
import type { Send } from "./target.ts";

export interface Fault {
  readonly name: string;
  /** Only checks of this operation need to run. */
  readonly about: OperationId;
  /** Text that the report must contain. */
  readonly says: RegExp;
  readonly spoil: (send: Send) => Send;
}

interface Reply {
  readonly status: number;
  readonly headers: Headers;
  // oxlint-disable-next-line typescript/no-explicit-any -- a fault may do anything to it
  readonly body: any;
}

type Change = (reply: Reply) => Partial<Reply> | undefined | void;

/** Changes the reply of a path; `reply.body` may be changed in place. */
const changing =
  (path: RegExp, change: Change) =>
  (send: Send): Send =>
  async (address, init) => {
    const response = await send(address, init);
    if (!path.test(address) || response.status === 304) return response;
    const headers = new Headers(response.headers);
    const reply: Reply = { status: response.status, headers, body: await response.json() };
    const changed: Reply = { ...reply, ...change(reply) };
    return new Response(JSON.stringify(changed.body), { status: changed.status, headers: changed.headers });
  };

let count = 0;

export const faults: readonly Fault[] = [
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
    name: "another status",
    about: "getLot",
    says: /GET \/api\/auction\/lot\/2147483647 answered 410 .*status 410 is not declared/s,
    spoil: changing(/\/auction\/lot\//, ({ status }) => (status === 404 ? { status: 410 } : undefined)),
  },
  {
    name: "another code",
    about: "getConditions",
    says: /POST \/api\/auction\/conditions answered 404 .*LOT_CLOSED is no code of this operation/s,
    spoil: changing(
      /\/auction\/conditions$/,
      ({ status, body }) => void (status === 404 && (body.result = "LOT_CLOSED")),
    ),
  },
  {
    name: "a reserve that leaks as a number",
    about: "getLot",
    says: /GET \/api\/auction\/lot\/\d+ answered 200 and tells a reserve that is not reached/,
    spoil: changing(
      /\/auction\/lot\//,
      ({ body }) => void (body.data?.live && (body.data.live.step = 6_700_417)),
    ),
  },
  {
    name: "a maximum that leaks in a sentence",
    about: "makebid",
    says: /GET \/api\/auction\/history\/\d+ answered 200 and tells a stored maximum that is not beaten/,
    spoil: changing(/\/auction\/history\//, ({ body }) => {
      for (const row of body.data?.items ?? []) row.cause = "reached first by a maximum of 104,729";
    }),
  },
  {
    name: "a token in a reply",
    about: "getNavinfo",
    says: /GET \/api\/navinfo answered 422 and tells a token/,
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
    name: "a repeated bid that is judged again",
    about: "makebid",
    says: /must be the stored answer, byte by byte/,
    spoil: changing(
      /\/makebid$/,
      ({ status, body }) => void (status === 200 && (body.data.id_bid = ++count)),
    ),
  },
  {
    name: "a page that repeats a lot",
    about: "listLots",
    says: /listLots in pages of two: expected/,
    spoil: changing(/\/auction\/lots$/, ({ body }) => {
      const { items } = body.data ?? {};
      if (items?.length === 2) items[1] = items[0];
    }),
  },
  {
    name: "a filter that is ignored",
    about: "countLots",
    says: /Vehicles counted: expected 4, got 7/,
    spoil: changing(
      /\/auction\/count\//,
      ({ body }) => void (body.data?.count === 4 && (body.data.count = 7)),
    ),
  },
  {
    name: "a limit without a time to come back",
    about: "getNavinfo",
    says: /answered 429 .*429 without Retry-After in seconds/s,
    spoil: changing(/\/navinfo$/, ({ headers }) => {
      headers.delete("retry-after");
    }),
  },
  {
    name: "an answer that proxies may keep",
    about: "getBalance",
    says: /cache-control is not no-store/,
    spoil: changing(/\/auth\/balance$/, ({ headers }) => {
      headers.set("cache-control", "max-age=60");
    }),
  },
];
