import { beforeAll, describe, expect, it } from "vitest";
import { operations, type OperationId } from "../generated/operations.ts";
import { isPending } from "../src/pending.ts";
import { replyValidator } from "../src/validation.ts";
import { refusals, successes, type Case, type Stage } from "./cases.ts";
import { call, type Answered, type Send } from "./target.ts";

const ids = (Object.keys(operations) as OperationId[]).filter((id) => !isPending(id));

/** A client cannot make these happen at will: too slow a body, too many requests, a defect, an outage. */
const NOT_AT_WILL: ReadonlySet<number> = new Set([408, 429, 500, 503]);

/**
 * Tests a server by its answers: each operation's success, every refusal that a caller can cause, all against closed
 * schemas. Its controls must be on. `open` is called once, and gives the way to reach it.
 */
export function testContract(server: string, open: () => Promise<Send>): void {
  describe(`${server} keeps the contract:`, () => {
    let send: Send;
    let stage: Stage;

    beforeAll(async () => {
      send = await open();
      stage = await setStage(send);
    }, 30_000);

    const play = async ({ id, call: given, after = [] }: Case): Promise<Answered> => {
      for (const before of after) await call(send, before.id, before.call(stage));
      return call(send, id, given(stage));
    };

    it.each(successes.map((one) => ({ ...one, name: `${one.id} ${one.says}` })))("$name", async (one) => {
      const answered = await play(one);
      expect(answered).toMatchObject({ status: one.status, body: { result: "success" } });
      expect(defectOf(one.id, answered)).toBeNull();
      expect(answered.headers.get("content-type")).toMatch(/^application\/json/);
    });

    it.each(refusals.map((one) => ({ ...one, name: `${one.id} ${one.says}: ${one.status}` })))(
      "$name",
      async (one) => {
        const answered = await play(one);
        expect(answered).toMatchObject({
          status: one.status,
          body: { result: one.result, status: one.status },
        });
        expect(defectOf(one.id, answered)).toBeNull();
        expect(answered.headers.get("content-type")).toMatch(/^application\/problem\+json/);
      },
    );

    it("a list that the reader has is not sent again", async () => {
      const first = await call(send, "getDictionary", { path: { name: "marks" } });
      const headers = { "if-none-match": first.headers.get("etag")! };
      const again = await call(send, "getDictionary", { path: { name: "marks" }, headers });
      expect([again.status, again.body]).toEqual([304, null]);
    });

    it("an unknown path of the API is a problem", async () => {
      const response = await send("/api/nowhere", { method: "GET" });
      expect([response.status, (await response.json()) as object]).toMatchObject([
        404,
        { result: "NOT_FOUND" },
      ]);
    });
  });

  it("has a case for each operation, and for each of its statuses that a caller can cause", () => {
    const played = new Set([...successes, ...refusals].map(({ id, status }) => `${id} ${status}`));
    const declared = ids.flatMap((id) => operations[id].statuses.map((status) => ({ id, status })));
    const missing = declared.filter(
      ({ id, status }) => !NOT_AT_WILL.has(status) && status !== 304 && !played.has(`${id} ${status}`),
    );
    expect(missing.filter(({ id, status }) => !controlsAreOn(id, status))).toEqual([]);
  });
}

/** The controls answer 404 where they are off, which they must not be here. */
function controlsAreOn(id: OperationId, status: number): boolean {
  return operations[id].tag === "controls" && status === 404;
}

function defectOf(id: OperationId, { status, body }: Answered): string | null {
  return replyValidator(operations[id])(status, body);
}

async function setStage(send: Send): Promise<Stage> {
  const tokens = async (count: number, deposit: number): Promise<string[]> => {
    const { body } = await call(send, "makeTokens", { body: { count, deposit } });
    return body.data.map((one: { access_token: string }) => one.access_token);
  };
  const [bidder = "", rival = "", leaver = ""] = await tokens(3, 100_000);
  const [poor = ""] = await tokens(1, 0);
  const plain = { count: 1, seconds: 3_600, start_price: 1_000, step: 100 };
  const lot = await call(send, "makeLots", { body: plain });
  const buyNow = await call(send, "makeLots", { body: { ...plain, buy_now: 5_000 } });
  const accounts = await call(send, "listDemoAccounts");
  const [{ id, password }] = accounts.body.data;
  return {
    bidder,
    rival,
    poor,
    leaver,
    lot: lot.body.data.ids[0],
    buyNowLot: buyNow.body.data.ids[0],
    account: { id, password },
  };
}
