/** The filters and orders of each list, with the value of a row that each of them uses. */
import type { components } from "../../generated/api.d.ts";
import type { OperationId } from "../../generated/operations.ts";
import { dubaiDate } from "../../src/dates.ts";
import type { Row } from "./lists.ts";

type Wire = components["schemas"];

/** A value of a filter, and whether it must find a row; null: the row does not show it. */
export interface Ask<Of> {
  readonly value: unknown;
  readonly has: (row: Of) => boolean | null;
}

/** Returns the values to ask for, from the rows of the list at an instant of the server, in ms. */
type Shown<Of> = (rows: readonly Of[], now: number) => readonly Ask<Of>[];

const DAY_MS = 86_400_000;
/** The greatest value of `expiring`. */
const MOST_DAYS = 365;
/** More values of one filter tell nothing new. */
const MOST_VALUES = 3;

function valuesOf<Of, Value>(
  rows: readonly Of[],
  of: (row: Of) => Value | null | undefined,
  most = MOST_VALUES,
): readonly Value[] {
  const values = rows.map(of).filter((value) => value !== null && value !== undefined);
  return [...new Set(values)].slice(0, most);
}

/** One value of a row. */
const one =
  <Of>(of: (row: Of) => unknown): Shown<Of> =>
  (rows) =>
    valuesOf(rows, of).map((value) => ({ value, has: (row) => of(row) === value }));

/** Asks for each value in a list of its own, and for the empty list, which restricts nothing. */
const some =
  <Of>(of: (row: Of) => unknown): Shown<Of> =>
  (rows, now) => [
    ...one(of)(rows, now).map(({ value, has }) => ({ value: [value], has })),
    { value: [], has: () => true },
  ];

/**
 * Asks for the rows up to the middle value, for those from it on, and for those below the least value, which are none.
 * No range finds a row without a value.
 */
const range =
  <Of>(of: (row: Of) => number | string | null | undefined): Shown<Of> =>
  (rows) => {
    const values = rows.map(of).filter((value) => value !== null && value !== undefined);
    const sorted = values.toSorted((a, b) => (a < b ? -1 : 1));
    const [least, middle] = [sorted[0], sorted[Math.floor(sorted.length / 2)]];
    if (least === undefined || middle === undefined) return [];
    const holds = (test: (value: number | string) => boolean) => (row: Of) => {
      const value = of(row) ?? null;
      return value !== null && test(value);
    };
    return [
      { value: { to: middle }, has: holds((value) => value <= middle) },
      { value: { from: middle }, has: holds((value) => value >= middle) },
      { value: { to: before(least) }, has: () => false },
    ];
  };

/** The number, or the day, before another one. */
function before(value: number | string): number | string {
  return typeof value === "number" ? value - 1 : daysAfter(value, -1);
}

const daysAfter = (day: string, days: number): string => dubaiDate(Date.parse(day) + days * DAY_MS);

/** The first or the last day of a period: with that of the middle row, and with a day that leaves no row in it. */
const bound =
  (isFirst: boolean, of: (row: Row) => string): Shown<Row> =>
  (rows) => {
    const days = rows.map(of).toSorted();
    const [middle, edge] = [days[Math.floor(days.length / 2)], days.at(isFirst ? -1 : 0)];
    if (middle === undefined || edge === undefined) return [];
    return [
      { value: middle, has: (row) => (isFirst ? of(row) >= middle : of(row) <= middle) },
      { value: daysAfter(edge, isFirst ? 1 : -1), has: () => false },
    ];
  };

/** A value that only some rows show. */
const known =
  (of: (row: Row) => unknown): Shown<Row> =>
  (rows) =>
    valuesOf(rows, of).map((value) => ({
      value,
      has: (row) => (of(row) === undefined ? null : of(row) === value),
    }));

/** The tab of a client: see ClientFilter. Staff without a profile are in that of all alone. */
function tabOf({ id_profile: id, roles, restriction, status }: Row): string {
  if (id === null && ["backoffice", "auctioneer"].some((role) => roles.includes(role))) return "staff";
  if (restriction !== null) return "locked";
  return status === "signed" ? "new" : status === "ok" ? "ok" : "drafts";
}

/** Today, the days to the middle of the days to come, and those to the last one. */
const expiring: Shown<Row> = (rows, now) => {
  const today = dubaiDate(now);
  const days = valuesOf(rows, ({ expires }) => (expires > today ? expires : null), Infinity)
    .map((day) => (Date.parse(day) - Date.parse(today)) / DAY_MS)
    .filter((count) => count <= MOST_DAYS)
    .toSorted((a, b) => a - b);
  return [0, days[Math.floor(days.length / 2)], days.at(-1)]
    .filter((value) => value !== undefined)
    .map((value) => ({
      value,
      has: ({ expires }) => expires !== null && expires <= daysAfter(today, value),
    }));
};

/** On and off; a row that shows neither is in neither. */
const flag =
  <Of>(of: (row: Of) => boolean | null | undefined): Shown<Of> =>
  () =>
    [true, false].map((value) => ({ value, has: (row) => of(row) === value }));

/** The last word of a row's text. Rows that show it elsewhere may be found, too. */
const words = <Of>(of: (row: Of) => string): Shown<Of> => {
  const wordsOf = (row: Of) => of(row).toLowerCase().split(" ");
  return (rows) =>
    valuesOf(rows, (row) => wordsOf(row).at(-1)!).map((word) => {
      const shows = (row: Of) => JSON.stringify(row).toLowerCase().includes(word);
      return { value: word, has: (row) => wordsOf(row).includes(word) || (shows(row) ? null : false) };
    });
};

/** The words of a list of choices, each with the rows that it must find. */
const each =
  <Of>(choices: Readonly<Record<string, (row: Of) => boolean>>): Shown<Of> =>
  () =>
    Object.entries(choices).map(([name, has]) => ({ value: [name], has }));

/** A lot as its page shows it, and what a buyer pays at its price, AED. */
export type Lot = Wire["LotPublic"] & { readonly youPay: number };

export const priceOf = ({ live }: Lot): number => live.price ?? live.start_price;
const perSqftOf = (lot: Lot) => (lot.property ? Math.round(priceOf(lot) / lot.property.area) : null);
export const yearOf = ({ vehicle, property }: Lot) => (vehicle ?? property)?.year ?? null;
const statusOf = ({ live, in_lane, now }: Lot): string => {
  if (Date.parse(live.end) <= now) return "finished";
  return in_lane ? "lane" : Date.parse(live.opens) > now ? "upcoming" : "open";
};
const mine = ({ live, mine: own }: Lot, status: string) =>
  own?.status === status && ["active", "inProgress", "finished"].includes(live.status);
/** The half of the lots around one of them. */
const box: Shown<Lot> = (rows) => {
  const placed = rows.find(({ place }) => place.lat !== null && place.lon !== null)?.place;
  if (!placed) return [];
  const [lat, lon] = [placed.lat!, placed.lon!];
  const isIn = ({ place }: Lot) =>
    place.lat !== null &&
    place.lon !== null &&
    Math.abs(place.lat - lat) <= 0.1 &&
    Math.abs(place.lon - lon) <= 0.1;
  return [{ value: [lon - 0.1, lat - 0.1, lon + 0.1, lat + 0.1], has: isIn }];
};

/** Each field of the lists of lots. */
export const LOT_FILTERS: Readonly<Record<keyof Wire["Filter"], Shown<Lot>>> = {
  q: words(({ title }) => title),
  ids: some(({ id_auction }) => id_auction),
  kind: some(({ kind }) => kind),
  status: some(statusOf),
  mark: some(({ vehicle }) => vehicle?.mark.value),
  model: some(({ vehicle }) => vehicle?.model.value),
  body: some(({ vehicle }) => vehicle?.body.value),
  gearbox: some(({ vehicle }) => vehicle?.gearbox.value),
  engine: some(({ vehicle }) => vehicle?.engine.value),
  drive: some(({ vehicle }) => vehicle?.drive.value),
  colour: some(({ vehicle }) => vehicle?.colour.value),
  seats: some(({ vehicle }) => vehicle?.seats),
  emirate: some(({ place }) => place.emirate.value),
  city: some(({ place }) => place.city.value),
  community: some(({ place }) => place.community?.value),
  type: some(({ property }) => property?.type.value),
  developer: some(({ property }) => property?.developer.value),
  bedrooms: some(({ property }) => property?.bedrooms),
  furnished: flag(({ property }) => property?.furnished),
  new_construction: flag(({ property }) => property?.new_construction),
  vat: some(({ vat }) => vat),
  light: some(({ live }) => live.light),
  buynow: flag(({ live, now }) => {
    const next = live.price === null ? live.start_price : live.price + live.step;
    return live.buy_now !== null && Date.parse(live.end) > now && next < live.buy_now;
  }),
  lane: flag(({ in_lane }) => in_lane),
  mine: each<Lot>({
    leading: (lot) => mine(lot, "leading"),
    outbid: (lot) => mine(lot, "outbid"),
    awaiting: ({ mine: own }) => own?.status === "awaiting_decision",
    noted: ({ mine: own }) => (own?.note ?? null) !== null,
    favorite: ({ mine: own }) => own?.favorite === true,
  }),
  year: range(yearOf),
  price: range(priceOf),
  you_pay: range(({ youPay }) => youPay),
  mileage: range(({ vehicle }) => vehicle?.mileage),
  area: range(({ property }) => property?.area),
  per_sqft: range(perSqftOf),
  ends: range(({ live }) => dubaiDate(Date.parse(live.end))),
  bbox: box,
};

const dayOf = ({ date }: Row): string => dubaiDate(Date.parse(date));

/** Each filter of the other lists; `list-checks.ts` adds to a row what another call shows of it. */
export const FILTERS: Partial<Record<OperationId, Readonly<Record<string, Shown<Row>>>>> = {
  listOperations: {
    sd: bound(true, dayOf),
    ed: bound(false, dayOf),
    type: one(({ type }) => type),
  },
  listNotifications: {
    unread: () => [{ value: true, has: ({ read }) => !read }],
    kind: one(({ kind }) => kind),
  },
  listModeration: {
    q: words(({ lot }) => lot.title),
    state: one(({ lot }) => lot.live.status),
    kind: one(({ lot }) => lot.kind),
  },
  listComposedQueues: {
    q: words(({ name }) => name),
    state: one(({ state }) => (["open", "running", "paused"].includes(state) ? "live" : state)),
  },
  listEligibleLots: {
    // A lane's own lots are no rows without it: "a lane's own lots" asks for them.
    id_queue: () => [],
    q: words(({ title }) => title),
    kind: one(({ kind }) => kind),
    seller: known(({ id_seller }) => id_seller),
    emirate: known(({ emirate }) => emirate),
    lane_wish: flag(({ lane_wish }) => lane_wish),
    except: (rows) =>
      rows.slice(0, 1).map(({ id_auction: id }) => ({ value: [id], has: (row) => row["id_auction"] !== id })),
  },
  listInvoices: {
    q: words(({ invoice }) => invoice.number),
    state: one(({ invoice }) => (invoice.status === "making" ? "open" : invoice.status)),
  },
  listRefundRequests: {
    q: words(({ number }) => number),
    state: one(({ refund }) => refund.status),
  },
  listSignatures: { state: one(({ state }) => (state === "open" ? "open" : "decided")) },
  listCases: { state: one(({ state }) => state) },
  listPapers: {
    q: words(({ paper }) => paper.number),
    // A world without a return has no credit note: that list is empty.
    state: () =>
      ["invoice", "credit_note"].map((value) => ({ value, has: ({ paper }) => paper.kind === value })),
    days: range(({ paper }) => dubaiDate(Date.parse(paper.issued_at))),
  },
  listPayouts: { q: words(({ seller }) => seller) },
  listClaims: { state: one(({ claim }) => claim.state) },
  listSettlements: {
    q: words(({ settlement }) => settlement.title),
    state: one(({ settlement }) => settlement.state),
  },
  listDebtors: {
    q: words(({ buyer }) => buyer),
    state: () => [
      { value: "overdue", has: ({ overdue }: Row) => overdue > 0 },
      { value: "due", has: ({ overdue }: Row) => overdue === 0 },
      { value: "all", has: () => true },
    ],
  },
  listCallBacks: {
    q: words(({ name }) => name),
    state: one(({ done_at }) => (done_at === null ? "open" : "done")),
  },
  listAudit: {
    q: words(({ subject }) => subject),
    state: one(({ act }) => act),
    about: one(({ about }) => about),
    days: range(({ at }) => dubaiDate(Date.parse(at))),
  },
  listClients: {
    tab: () => [
      ...["new", "ok", "locked", "drafts"].map((value) => ({
        value,
        has: (row: Row) => tabOf(row) === value,
      })),
      { value: "all", has: () => true },
    ],
    q: words(({ email }) => email ?? ""),
    type: one(({ type }) => type),
    form: one(({ form }) => form),
    citizenship: known(({ citizenship }) => citizenship),
    status: one(({ status }) => status),
    expiring,
    created: range(({ created }) => dubaiDate(Date.parse(created))),
  },
};

/** The requests that together show every row, where one alone shows those of one state. */
export const PARTS: Partial<Record<OperationId, readonly object[]>> = {
  listModeration: ["moderation", "sold"].map((state) => ({ state })),
  listSignatures: ["open", "decided"].map((state) => ({ state })),
  listClaims: ["open", "decided"].map((state) => ({ state })),
  listCases: ["open", "dismissed", "confirmed"].map((state) => ({ state })),
};

/** The value by which an order sorts; rows without one come last. */
export interface Order<Of> {
  readonly by: (row: Of) => number | string | null | undefined;
  readonly falling: boolean;
}
const rising = <Of>(by: Order<Of>["by"]): Order<Of> => ({ by, falling: false });
const falling = <Of>(by: Order<Of>["by"]): Order<Of> => ({ by, falling: true });

/** Each order of lots. When a lot was approved is not on its page, so `new` is only an order of the same lots. */
export const LOT_ORDERS: Readonly<Record<Wire["Sort"], Order<Lot>>> = {
  ending: rising((lot) => {
    const [end, opens] = [Date.parse(lot.live.end), Date.parse(lot.live.opens)];
    if (end <= lot.now) return 3e15 - end;
    return opens > lot.now ? 1.5e15 + opens / 2 : end / 2;
  }),
  new: rising(() => 0),
  price_asc: rising(priceOf),
  price_desc: falling(priceOf),
  you_pay_asc: rising(({ youPay }) => youPay),
  you_pay_desc: falling(({ youPay }) => youPay),
  bids: falling(({ live }) => live.bids),
  year: falling(yearOf),
  mileage: rising(({ vehicle }) => vehicle?.mileage),
  per_sqft: rising(perSqftOf),
};

/** Each order of clients. */
export const CLIENT_ORDERS: Readonly<Record<string, Order<Row>>> = {
  new: falling(({ created }) => created),
  name: rising(({ name }) => name.toLowerCase()),
  deposit: falling(({ deposit }) => deposit),
  expiring: rising(({ expires }) => expires),
};

/** Each order of buyers who owe. */
export const DEBTOR_ORDERS: Readonly<Record<string, Order<Row>>> = {
  oldest: rising(({ due }) => due),
  largest: falling(({ owed }) => owed),
};
