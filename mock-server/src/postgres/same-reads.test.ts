/** The same house on both engines gives the same replies: each list in each order and with each filter, page by page. */
import { FILTERS, LOT_FILTERS, type Ask } from "@marsa/api-spec/contract/lists/filters";
import { asking, lists, type List, type Row } from "@marsa/api-spec/contract/lists/lists";
import { call, type Call } from "@marsa/api-spec/contract/base/target";
import type { OperationId } from "@marsa/api-spec/generated/operations";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { DEMO_PASSWORD } from "../scenes/seed/people.ts";
import { openTestServer, type TestServer } from "../test-support/server.ts";
import { newDatabase, serverOfTests } from "./test-support/server-of-tests.ts";

const AT = Date.parse("2026-11-23T14:00:00Z");
const SECTIONS = ["all", "open", "finished", "won", "drafts"];
/** Finds vehicles by make, apartments by place, words with marks, a number, and nothing. */
const WORDS = ["toy", "land cru", "Mercédès", "marina", "20", "zzz", "mark@"];
const LIMIT = 4;

const callers = (list: List): (string | null)[] =>
  /backoffice|Audit/.test(list.id) || !/Lots|History|Journal/.test(list.id)
    ? ["manager", "buyer"]
    : [null, "buyer", "seller"];

const server = await serverOfTests();

describe.skipIf(server === null)("A house on PostgreSQL and the same one on SQLite", () => {
  let houses: readonly TestServer[] = [];
  const tokens = new Map<string, readonly string[]>();
  const managerOf = (house: number) => tokens.get("manager")![house]!;

  beforeAll(async () => {
    const env = { startsAt: AT, startsFrozen: true, limits: false, seed: 3 };
    houses = [
      await openTestServer(env),
      await openTestServer({ ...env, databaseUrl: await newDatabase(server!, "house") }),
    ];
    for (const name of ["buyer", "seller", "manager"]) {
      const body = { id: `${name}@marsa.test`, password: DEMO_PASSWORD };
      const answers = await both("signin", () => ({ body }));
      tokens.set(
        name,
        answers.map((answer) => answer.body.access_token as string),
      );
    }
    const [lanes] = await both("listComposedQueues", (house) => ({
      token: managerOf(house),
      body: { state: "scheduled", limit: 24 },
    }));
    const fees = { buyer: { basis_points: 1_150, min: 0, max: 50_000 }, seller: 300 };
    let set = 0;
    for (const { id_queue, version } of lanes!.body.data.items) {
      const body = { id_queue, version, fees };
      const answers = await both("setQueueFees", (house) => ({ token: managerOf(house), body }));
      set += answers.filter(({ status }) => status === 200).length;
    }
    if (set === 0) throw new Error("No lane of the scene took fees of its own");
  }, 240_000);
  afterAll(async () => {
    for (const house of houses) await house.stop();
  });

  const both = (id: OperationId, given: (house: number) => Call) =>
    Promise.all(houses.map(({ url }, i) => call((path, init) => fetch(url + path, init), id, given(i))));

  /** Replies that differ. */
  let apart: object[] = [];
  beforeEach(() => void (apart = []));

  /** Asks both houses. @returns the reply of the one on SQLite */
  async function same(id: OperationId, who: string | null, given: Call): Promise<Row> {
    const token = who === null ? null : tokens.get(who)!;
    const replies = await both(id, (house) => ({ ...given, ...(token && { token: token[house]! }) }));
    const [here, there] = replies.map(({ status, text }) => JSON.stringify([status, plain(text)]));
    if (here !== there) apart.push({ id, who, given, here, there });
    return replies[0]!.body as Row;
  }

  /** The reads of a list that differ by a field of the call. */
  async function walk(list: List, who: string | null, given: Call): Promise<readonly Row[]> {
    const first = await same(list.id, who, asking(list, given, { limit: LIMIT }));
    const { rows = [], next } = (first["data"] ?? {}) as { rows?: readonly Row[]; next?: string };
    if (next) await same(list.id, who, asking(list, given, { limit: LIMIT, after: next }));
    return rows;
  }

  it.each(lists.map((list) => [list.id, list] as const))(
    "%s",
    async (id, list) => {
      const ofSection = id.endsWith("InSection");
      const paths = ofSection
        ? SECTIONS.map((section) => ({ section }))
        : /History|Journal/.test(id)
          ? [{ id: 3 }, { id: 40 }]
          : [{}];
      const period = id === "listOperations" ? { body: { sd: "2026-01-01", ed: "2026-12-31" } } : {};
      const filters = (list.filters.includes("bbox") ? LOT_FILTERS : (FILTERS[id] ?? {})) as Filters;
      for (const who of callers(list))
        for (const path of paths) {
          const given: Call = { path, ...period };
          const rows = await walk(list, who, given);
          if (ofSection) continue;
          for (const sort of list.sorts) await walk(list, who, asking(list, given, { sort }));
          for (const [name, shown] of Object.entries(filters))
            for (const { value } of asks(() => shown(rows, AT)))
              await walk(list, who, asking(list, given, {}, { [name]: value }));
          if (list.filters.includes("q"))
            for (const q of WORDS) await walk(list, who, asking(list, given, {}, { q }));
        }
      expect(apart).toEqual([]);
    },
    240_000,
  );

  it("facets, counts, maps, suggestions and boards", async () => {
    for (const q of [undefined, "toy", "mercédès benz"]) {
      const filter = q === undefined ? {} : { q };
      for (const section of ["all", "finished"]) {
        await same("countLots", null, { path: { section }, body: { filter } });
        for (const by of ["city", "community", "building"])
          await same("mapLots", null, { path: { section }, body: { filter, by } });
        for (const field of Object.keys(LOT_FILTERS))
          await same("listFacet", "buyer", { path: { section, field }, body: { filter } });
      }
      if (q !== undefined) await same("suggestLots", null, { body: { text: q } });
    }
    for (const id of ["getStaticBoard", "getStandardBoard", "getSchedule", "listQueues"] as const)
      for (const who of [null, "buyer", "manager"]) await same(id, who, {});
    expect(apart).toEqual([]);
  }, 240_000);

  it("lots with what belongs to them", async () => {
    for (let id = 1; id <= 100; id += 9)
      for (const who of [null, "buyer", "seller", "manager"])
        for (const read of READS_OF_LOT) await same(read, who, { path: { id } });
    expect(apart).toEqual([]);
  }, 240_000);

  it("counters, desks and people", async () => {
    for (const who of ["buyer", "seller", "manager"])
      for (const read of READS_OF_PERSON) await same(read, who, {});
    for (let id = 1; id <= 12; id++) await same("getClient", "manager", { path: { id } });
    expect(apart).toEqual([]);
  }, 240_000);
});

type Filters = Readonly<Record<string, (rows: readonly Row[], now: number) => readonly Ask<Row>[]>>;

const READS_OF_LOT = [
  "getLot",
  "listReports",
  "listSimilarLots",
  "listComparables",
  "getSeller",
  "listQuestions",
  "getMyDecision",
  "getSaleDecision",
  "getLotDraft",
  "getSettlement",
  "listMyDocuments",
] as const;
const READS_OF_PERSON = [
  "getMe",
  "getBalance",
  "listRefunds",
  "listSavedCards",
  "listMyInvoices",
  "countMySections",
  "listSettlementActs",
  "getServices",
  "listGroups",
  "countSaleSections",
  "getSellerFee",
  "listSearches",
  "getNotificationSettings",
  "getDesk",
  "countClients",
  "listAuctioneers",
] as const;

/** Some filters read fields that rows of other sections lack. */
function asks(of: () => readonly Ask<Row>[]): readonly Ask<Row>[] {
  try {
    return of();
  } catch {
    return [];
  }
}

/** What is drawn by lot: names of databases, sessions and requests, keys and hashes of journals, links. */
const DRAWN = /^(epoch|request_id|hash|salt|previous|commitment|url|next)$/;

function plain(text: string): unknown {
  if (!text.startsWith("{")) return text;
  return JSON.parse(text, (key, value: unknown) => {
    // The middle of a group on the map is that of its spots, which a cached part counts apart.
    if (/^(lat|lon|box)$/.test(key)) return null;
    return DRAWN.test(key) ? null : value;
  });
}
