import http, { type RefinedResponse } from "k6/http";
import type { components } from "@marsa/api-spec/generated/api.d.ts";

type Schemas = components["schemas"];
export type BidReply = Schemas["BidReply"];
export type HistoryRow = Schemas["HistoryRow"];
export type LotPublic = Schemas["LotPublic"];
export type Problem = Schemas["Problem"];
export type Token = Schemas["Token"];

/** What was asked for, of an offer. */
export interface Offer {
  readonly id_auction: number;
  /** AED. */
  readonly price: number;
  readonly mode: "exact" | "max";
}

const base = __ENV["BASE_URL"] ?? "http://localhost:4000";
/** A refusal by the rules is an answer here, not a failure. */
const answered = http.expectedStatuses(200, 409);

/** Bidders with a filled deposit, signed in. Throws when the controls are off. */
export function makeTokens(count: number, deposit: number): Token[] {
  return dataOf(post("/_mock/tokens", { count, deposit })) as Token[];
}

/** Ids of fresh open lots without a minimum price. Throws when the controls are off. */
export function makeLots(count: number, seconds: number): number[] {
  const lots = {
    count,
    seconds,
    kind: "vehicle",
    start_price: 1000,
    step: 100,
    min_price: null,
    buy_now: null,
  };
  return (dataOf(post("/_mock/lots", lots)) as { ids: number[] }).ids;
}

/** Where the router is. */
export function routerUrl(): string {
  const { wamp } = dataOf(http.get(`${base}/api/config`)) as { wamp: { url: string } };
  return wamp.url.startsWith("/") ? base.replace(/^http/, "ws") + wamp.url : wamp.url;
}

export function getLot(id: number, token: string): LotPublic {
  const tags = { name: "lot" };
  return dataOf(http.get(`${base}/api/auction/lot/${id}`, { headers: bearer(token), tags })) as LotPublic;
}

/** The whole history as this bidder sees it, oldest first. */
export function getHistory(id: number, token: string): HistoryRow[] {
  const rows: HistoryRow[] = [];
  let after: string | null = null;
  do {
    const page: string = after === null ? "" : `&after=${encodeURIComponent(after)}`;
    const url = `${base}/api/auction/history/${id}?limit=200${page}`;
    const response = http.get(url, { headers: bearer(token), tags: { name: "history" } });
    const data = dataOf(response) as Schemas["HistoryPage"];
    rows.push(...data.items);
    after = data.next;
  } while (after !== null);
  return rows.toReversed();
}

/** Bids without blocking this bidder's link to the router. */
export function bid(offer: Offer, token: string, key: string): Promise<RefinedResponse<"text">> {
  return http.asyncRequest("POST", `${base}/api/auction/makebid`, JSON.stringify(offer), {
    headers: { ...bearer(token), "Content-Type": "application/json", "Idempotency-Key": key },
    responseCallback: answered,
    responseType: "text",
    tags: { name: "makebid" },
  });
}

function bearer(token: string) {
  return { Authorization: `Bearer ${token}` };
}

function post(path: string, body: object) {
  const headers = { "Content-Type": "application/json" };
  return http.post(base + path, JSON.stringify(body), { headers, timeout: "60s" });
}

function dataOf(response: RefinedResponse<"text"> | RefinedResponse<undefined>): unknown {
  if (response.status !== 200)
    throw new Error(`${response.url}: ${response.status} ${String(response.body)}`);
  return (JSON.parse(String(response.body)) as { data: unknown }).data;
}
