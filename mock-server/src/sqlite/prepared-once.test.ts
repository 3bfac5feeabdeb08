/** The hot paths prepare each statement once: a query that is built at each call costs several times as much as it runs. */
import SqliteDatabase from "better-sqlite3";
import { expect, it, vi } from "vitest";
import { openTestApp, type TestApp } from "../test-support/app.ts";

/** Calls of which a busy evening has hundreds a second. Two people bid in turn. */
const CALLS: Record<string, (app: TestApp, round: number, tokens: readonly string[]) => Promise<unknown>> = {
  "a bid": ({ post }, round, tokens) =>
    post(
      "/api/auction/makebid",
      { id_auction: 1, price: 30_000 + 1_000 * round },
      { token: tokens[round % 2]!, headers: { "idempotency-key": `prepared-once-${round}` } },
    ),
  "a visitor's lot page": ({ get }) => get("/api/auction/lot/1"),
  "a bidder's lot page": ({ get }, _, [token = ""]) => get("/api/auction/lot/1", { token }),
  "a list": ({ post }, _, [token = ""]) => post("/api/auction/lots", {}, { token }),
};

/** Asked by the test app, which looks for tokens in replies. */
const SECRET_SCAN = "SELECT 1 FROM session WHERE token_hash = ?";

it.each(Object.keys(CALLS))("%s prepares no statement again", async (name) => {
  const app = await openTestApp();
  const tokens = [await app.tokenOf(1), await app.tokenOf(2)];
  const call = (round: number) => CALLS[name]!(app, round, tokens);
  for (const round of [1, 2, 3]) expect(await call(round)).toMatchObject({ status: 200 });
  const prepare = vi.spyOn(SqliteDatabase.prototype, "prepare");
  expect(await call(4)).toMatchObject({ status: 200 });
  const again = prepare.mock.calls.map(([sql]) => sql).filter((sql) => sql !== SECRET_SCAN);
  prepare.mockRestore();
  expect(again).toEqual([]);
});
