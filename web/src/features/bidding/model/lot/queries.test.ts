import type { Schema } from "@marsa/api-spec/client-problem";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { queryClient } from "#/lib/http/query-client.ts";
import { epochs } from "#/realtime/link/epochs.ts";
import { live } from "#/realtime/lots/live.ts";
import { historyQuery, readLotAndRows } from "./queries.ts";
import { liveLot } from "../test-support.ts";

vi.mock("#/lib/http/api.ts", async () => {
  const { createApi } = await import("@marsa/api-spec/client");
  return { api: createApi({ origin: "http://marsa.test", fetch: answer }) };
});

const ID = 107;
const { queryKey } = historyQuery(ID);

/** A server with bids: each is one row of the history and one seq of the lot. */
let epoch = "";
let tests = 0;
let bids: number;
let asked: string[];
let bidAfter: string | null;
const priceOf = (count: number) => 20_000 + count * 500;
const row = (seq: number) => ({ seq, kind: "bid", amount: priceOf(seq) }) as Schema<"HistoryRow">;
const rows = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => row(to - at));

async function answer({ url }: Request): Promise<Response> {
  const { pathname } = new URL(url);
  asked.push(pathname);
  const state = liveLot({ epoch, seq: bids, bids, price: priceOf(bids) });
  const lot = { id_auction: ID, live: state, mine: null, now: 0, paused: null };
  const from = Math.max(0, bids - 5);
  const page = {
    items: rows(from, bids),
    total: bids,
    next: from > 0 ? "1" : null,
    epoch,
    seq: bids,
  };
  const data = pathname.includes("/history/") ? page : lot;
  if (bidAfter !== null && pathname.endsWith(bidAfter)) {
    bids += 1;
    bidAfter = null;
  }
  return Response.json({ result: "success", data });
}

const read = () => readLotAndRows(ID, new AbortController().signal);
const shown = () => queryClient.getQueryData(queryKey);

beforeEach(() => {
  [bids, asked, bidAfter] = [3, [], null];
  // A new epoch, so that state of other tests does not count.
  epochs.take((epoch = `e${++tests}`));
});
afterEach(() => queryClient.clear());

describe("a lot that is read without a connection", () => {
  it("shows price, number of bids and history of one moment", async () => {
    await read();
    bids = 4;
    await read();
    expect(live.lot(ID).live).toMatchObject({ price: 22_000, bids: 4 });
    expect(shown()?.pages[0]).toMatchObject({ total: 4, items: rows(0, 4) });
  });

  it("shows a bid between the two reads in both", async () => {
    bids = 5;
    bidAfter = `/lot/${ID}`;
    await read();
    expect(live.lot(ID).live).toMatchObject({ bids: 6 });
    expect(shown()?.pages[0]?.total).toBe(6);
  });

  it("reads the history only after a change", async () => {
    bids = 7;
    await read();
    asked = [];
    await read();
    expect(asked).toEqual([`/api/auction/lot/${ID}`]);
  });

  it("shows no gap: rows that do not reach the visible ones replace them", async () => {
    bids = 8;
    await read();
    bids = 30;
    await read();
    expect(shown()?.pages).toEqual([expect.objectContaining({ items: rows(25, 30), total: 30 })]);
  });
});
