/** Defects of status, headers and shape, which level schema finds. */
import { atLevel, changing, changingData, changingHeaders, type Draft } from "./damage.ts";

const LOTS = /\/auction\/lots$/;
const NAVINFO = /\/navinfo$/;

const statuses: readonly Draft[] = [
  {
    name: "a success with another status",
    about: "getNavinfo",
    says: /GET \/api\/navinfo answered 201 .*status 201 is not declared/s,
    spoil: changing(NAVINFO, ({ status }) => (status === 200 ? { status: 201 } : undefined)),
  },
  {
    name: "a refusal with another code",
    about: "makebid",
    says: /It must be refused: 403 REGISTRATION_REQUIRED/,
    spoil: changing(/\/makebid$/, ({ status, body }) => void (status === 403 && (body.result = "STANDBY"))),
  },
  {
    name: "a refusal whose code comes with another status",
    about: "getBalance",
    says: /NOT_FOUND is no code of this operation/,
    spoil: changing(
      /\/auth\/balance$/,
      ({ status, body }) => void (status === 401 && (body.result = "NOT_FOUND")),
    ),
  },
  {
    name: "a problem that tells another status than its own",
    about: "getMe",
    says: /the problem says status 400/,
    spoil: changing(/\/auth\/me$/, ({ status, body }) => void (status === 401 && (body.status = 400))),
  },
  {
    name: "an unknown path that is answered",
    about: null,
    says: /GET \/api\/nowhere: status: expected 404/,
    spoil: changing(/\/api\/nowhere$/, () => ({ status: 200 })),
  },
  {
    name: "JSON that is not read strictly",
    about: "listLots",
    says: /It must be refused: 400 BAD_REQUEST/,
    spoil: (send) => (address, init) => send(address, init.body === "{" ? { ...init, body: "{}" } : init),
  },
  {
    name: "a body of any type",
    about: "listLots",
    says: /It must be refused: 415 UNSUPPORTED_TYPE/,
    spoil: (send) => (address, init) => {
      const headers = new Headers(init.headers);
      if (headers.get("content-type") === "text/plain") headers.set("content-type", "application/json");
      return send(address, { ...init, headers });
    },
  },
];

const headers: readonly Draft[] = [
  {
    name: "an answer that proxies may keep",
    about: "getBalance",
    says: /cache-control is not no-store/,
    spoil: changingHeaders(/\/auth\/balance$/, (sent) => sent.set("cache-control", "max-age=60")),
  },
  {
    name: "an answer of another type",
    about: "getDictionary",
    says: /GET \/api\/dict\/marks answered 200 .*The document says otherwise/s,
    spoil: changingHeaders(/\/dict\//, (sent) => sent.set("content-type", "text/plain")),
  },
  {
    name: "an answer whose type a browser may guess",
    about: "getConfig",
    says: /x-content-type-options is not nosniff/,
    spoil: changingHeaders(/\/config$/, (sent) => sent.delete("x-content-type-options")),
  },
  {
    name: "a 401 that names no scheme",
    about: "getMe",
    says: /401 without WWW-Authenticate/,
    spoil: changingHeaders(/\/auth\/me$/, (sent) => sent.delete("www-authenticate")),
  },
  {
    name: "a wrong method without the right ones",
    about: null,
    says: /DELETE makebid: allow: expected "POST", got null/,
    spoil: changingHeaders(/\/makebid$/, (sent) => sent.delete("allow")),
  },
  {
    name: "a reply that every origin may read",
    about: null,
    says: /access-control-allow-origin of GET \/api\/config: expected null, got "\*"/,
    spoil: changingHeaders(/\/config$/, (sent) => sent.set("access-control-allow-origin", "*")),
  },
  {
    name: "one request id for all",
    about: "getMe",
    says: /Different request ids: expected 5, got 1/,
    spoil: changing(/\/auth\/me$/, ({ body }) => void (body.request_id = "same-again")),
  },
];

const shapes: readonly Draft[] = [
  {
    name: "a missing field",
    about: "getConfig",
    says: /must have required property 'fee'/,
    spoil: changingData(/\/config$/, (data) => delete data.fee),
  },
  {
    name: "a field that leaks",
    about: "listLots",
    says: /additional properties: min_price/,
    spoil: changingData(LOTS, ({ items }) =>
      items.forEach((card: object) => Object.assign(card, { min_price: 1 })),
    ),
  },
  {
    name: "a number as text",
    about: "listLots",
    says: /total.* must be integer/,
    spoil: changingData(LOTS, (data) => (data.total = String(data.total))),
  },
  {
    name: "a null where a text belongs",
    about: "listLots",
    says: /title.* must be string/,
    spoil: changingData(LOTS, ({ items }) =>
      items.forEach((card: { title: unknown }) => (card.title = null)),
    ),
  },
  {
    name: "a date for people",
    about: "listLots",
    says: /end.* must match/,
    spoil: changingData(LOTS, ({ items }) =>
      items.forEach(({ live }: { live: { end: string } }) => (live.end = "tomorrow")),
    ),
  },
  {
    name: "a word that is not in the list of words",
    about: "getHealth",
    says: /status.* must be equal to/,
    spoil: changingData(/\/health$/, (data) => (data.status = "fine")),
  },
];

export const shapeDefects = atLevel("schema", [...statuses, ...headers, ...shapes]);
