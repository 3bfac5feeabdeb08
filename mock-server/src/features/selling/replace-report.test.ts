/** Tests of `replace-report.ts`, and of the answers to its question: `keep-max.ts`, `remove-proxy.ts`. */
import { describe, expect, it } from "vitest";
import { makePdf } from "../../http/pdf/pdf.ts";
import { car, HOUR_MS, person, SELLER, START } from "../../sqlite/test-support/people.ts";
import { openTestApp } from "../../test-support/app.ts";

const DAY_MS = 24 * HOUR_MS;
const WINDOW_MS = 2 * 60_000;
const STAFF = 901;
const reports = [{ name: "Inspection report", kind: "inspection", pages: 3 }] as const;

async function setUp(endsAt = START + 3 * DAY_MS) {
  const users = [
    person(1, 1_000_000),
    person(2, 1_000_000),
    person(3, 0),
    person(SELLER, 0, { roles: ["seller"] }),
    person(STAFF, 0, { roles: ["backoffice"] }),
  ];
  const lots = [car(1, { endsAt, reports, favoriteOf: [3] })];
  const app = await openTestApp({ scene: { users, lots } });
  const text = { title: "Inspection report", facts: [], paragraphs: ["Corrected."] };
  const bytes = await makePdf(text);
  let keys = 0;
  const as = async (userId: number, path: string, body: object) =>
    app.post(`/api${path}`, body, {
      token: await app.tokenOf(userId),
      headers: { "idempotency-key": `a-new-version-${++keys}` },
    });
  const upload = async (userId = SELLER, kind = "lot_report"): Promise<number> => {
    const form = new FormData();
    form.set("kind", kind);
    form.set("file", new Blob([bytes]), "report, corrected.pdf");
    const { body } = await app.post("/api/files", form, { token: await app.tokenOf(userId) });
    return body.data.id_file;
  };
  const lot = async (userId?: number) => {
    const token = userId === undefined ? {} : { token: await app.tokenOf(userId) };
    return (await app.get("/api/auction/lot/1", token)).body.data;
  };
  const current = async (): Promise<number> => (await lot()).documents[0].report.id_document;
  const replace = async (userId = SELLER) =>
    as(userId, "/sale/report", {
      id_auction: 1,
      id_document: await current(),
      id_file: await upload(userId),
    });
  const bid = async (userId: number, price: number, mode: "max" | "exact" = "max") =>
    expect((await as(userId, "/auction/makebid", { id_auction: 1, price, mode })).status).toBe(200);
  const keep = async (userId: number) => as(userId, "/auction/keepmax", { id_auction: 1 });
  const remove = async (userId: number) => as(userId, "/auction/removeproxy", { id_auction: 1 });
  const rows = async () =>
    (await app.get("/api/auction/history/1")).body.data.items.map(({ kind }: { kind: string }) => kind);
  const notices = async (userId: number) =>
    (await app.get("/api/notifications", { token: await app.tokenOf(userId) })).body.data.items.map(
      ({ text: words }: { text: string }) => words,
    );
  return { ...app, as, upload, lot, current, replace, bid, keep, remove, rows, notices };
}

describe("a new version of a report", () => {
  it("takes the place of the report, which stays readable under its own date", async () => {
    const { replace, lot, get, tokenOf, clock } = await setUp();
    clock.advance(HOUR_MS);
    const { status, body } = await replace();
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ version: 2, pages: 1, at: "2026-11-22T05:00:00.000Z" });
    expect((await lot()).documents[0]).toMatchObject({ name: "Inspection report", report: body.data });
    const read = await get("/api/auction/reports/1", { token: await tokenOf(3) });
    expect(read.body.data[0].versions).toMatchObject([
      { version: 2, pages: 1 },
      { version: 1, pages: 3, at: "2026-11-21T16:00:00.000Z" },
    ]);
  });

  it("is a public row and an event, and its watchers and bidders are told", async () => {
    const { replace, bid, rows, notices, store } = await setUp();
    await bid(1, 40_000);
    await bid(2, 30_000, "exact");
    expect((await replace(STAFF)).status).toBe(200);
    expect((await rows())[0]).toBe("report_changed");
    const commits = await store.outbox.pending(20);
    const event = commits.flatMap(({ events }) => events).findLast(({ topic }) => topic.endsWith("lot.1"));
    expect(event?.payload).toMatchObject({
      kind: "changed",
      rows: [{ kind: "report_changed", cause: "The staff sent a new version: Inspection report" }],
    });
    const news = "New version of a report: Inspection report, Car 1 (lot 20001).";
    expect((await notices(2))[0]).toBe(news);
    expect((await notices(3))[0]).toBe(news);
    expect((await notices(1))[0]).toBe(
      `${news} Your maximum and your lead stand. Please read it: keep your maximum?`,
    );
  });

  it("is sent by the seller and the staff only, in place of the newest one, while the lot runs", async () => {
    const { replace, as, upload, current, lot, clock } = await setUp();
    expect((await replace(2)).status).toBe(404);
    const first = await current();
    expect((await replace()).status).toBe(200);
    const body = { id_auction: 1, id_document: first, id_file: await upload() };
    expect((await as(SELLER, "/sale/report", body)).body.result).toBe("STALE");
    const foreign = { ...body, id_document: await current(), id_file: await upload(2) };
    expect((await as(SELLER, "/sale/report", foreign)).body.details.errors[0].field).toBe("id_file");
    const paper = { ...foreign, id_file: await upload(SELLER, "lot_document") };
    expect((await as(SELLER, "/sale/report", paper)).status).toBe(422);
    expect((await lot()).documents[0].report.version).toBe(2);
    clock.advance(3 * DAY_MS);
    expect((await replace()).body.result).toBe("LOT_CLOSED");
  });
});

describe("the question to the holder of a maximum", () => {
  it("is asked of the leader alone, whose lead and maximum stand meanwhile", async () => {
    const { replace, bid, lot } = await setUp();
    await bid(1, 40_000);
    await bid(2, 30_000, "exact");
    await replace();
    const { question, mine, live } = await lot(1);
    expect(question).toEqual({
      name: "Inspection report",
      at: "2026-11-22T04:00:00.000Z",
      until: "2026-11-23T04:00:00.000Z",
    });
    expect([mine.max, live.leader]).toEqual([40_000, "you"]);
    for (const other of [2, 3, SELLER]) expect((await lot(other)).question).toBeNull();
    expect((await lot()).question).toBeNull();
  });

  it("is not asked of a leader whose maximum is the price", async () => {
    const { replace, bid, lot } = await setUp();
    await bid(1, 40_000, "exact");
    await replace();
    expect((await lot(1)).question).toBeNull();
  });

  it("is answered by keep: the maximum stays, and nothing is in the history", async () => {
    const { replace, bid, keep, lot, rows } = await setUp();
    await bid(1, 40_000);
    await replace();
    const before = await rows();
    expect((await keep(2)).body.result).toBe("STALE");
    expect((await keep(1)).status).toBe(200);
    expect((await keep(1)).body.result).toBe("STALE");
    const { question, mine } = await lot(1);
    expect([question, mine.max]).toEqual([null, 40_000]);
    expect(await rows()).toEqual(before);
  });

  it("is answered by no: what is above the price is gone, the lead stays, and only its owner sees it", async () => {
    const { replace, bid, remove, lot, rows } = await setUp();
    await bid(1, 40_000);
    await replace();
    const before = await rows();
    expect((await remove(1)).body.data).toMatchObject({ outcome: "removed", my_max: 20_000, leading: true });
    expect((await lot(1)).question).toBeNull();
    expect(await rows()).toEqual(before);
  });

  it("is answered by another maximum, and by losing the lead", async () => {
    const { replace, bid, lot } = await setUp();
    await bid(1, 40_000);
    await replace();
    await bid(1, 45_000);
    expect((await lot(1)).question).toBeNull();
    await replace();
    expect((await lot(1)).question).not.toBeNull();
    await bid(2, 60_000);
    expect((await lot(1)).question).toBeNull();
  });

  it("stands while the maximum answers other bids", async () => {
    const { replace, bid, lot } = await setUp();
    await bid(1, 40_000);
    await replace();
    await bid(2, 30_000, "exact");
    expect((await lot(1)).question).not.toBeNull();
  });

  it("ends after a day: the maximum stays, and can be removed as any other", async () => {
    const { replace, bid, keep, remove, lot, clock } = await setUp();
    await bid(1, 40_000);
    await replace();
    clock.advance(DAY_MS - 1);
    expect((await lot(1)).question).not.toBeNull();
    clock.advance(1);
    expect((await lot(1)).question).toBeNull();
    expect((await keep(1)).body.result).toBe("STALE");
    expect((await remove(1)).status).toBe(200);
  });

  it("ends where the closing window begins, in which no maximum is removed, and is not asked in it", async () => {
    const { replace, bid, keep, remove, lot, clock } = await setUp(START + HOUR_MS);
    await bid(1, 40_000);
    await replace();
    expect((await lot(1)).question.until).toBe(new Date(START + HOUR_MS - WINDOW_MS).toISOString());
    clock.advance(HOUR_MS - WINDOW_MS + 1);
    expect((await lot(1)).question).toBeNull();
    expect((await keep(1)).body.result).toBe("STALE");
    expect((await remove(1)).body.result).toBe("NO_PROXY");
    expect((await replace()).status).toBe(200);
    expect((await lot(1)).question).toBeNull();
  });
});
