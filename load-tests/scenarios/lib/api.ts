/** The calls of a run, and their types. */
import http, { type RefinedResponse } from "k6/http";
import type { components } from "@marsa/api-spec/generated/api.d.ts";
import type { LotGiven } from "../../record/lines.ts";
import type { Router } from "./link.ts";
import { lostAnswers, serverErrors } from "./metrics.ts";

type Schemas = components["schemas"];
export type BidReply = Schemas["BidReply"];
export type HistoryRow = Schemas["HistoryRow"];
export type LotLive = Schemas["LotLive"];
export type LotPublic = Schemas["LotPublic"];
export type Problem = Schemas["Problem"];
export type Token = Schemas["Token"];
type Answer = RefinedResponse<"text">;

/** The next requested amount. */
export interface Offer {
  readonly id_auction: number;
  /** AED. */
  readonly price: number;
  readonly mode: "exact" | "max";
}

const base = __ENV["BASE_URL"] ?? "http://localhost:4000";
/** The address that makes people and lots. */
export const controls = `${__ENV["CONTROLS_URL"] || base}/_mock`;
/** A refusal by the rules is an expected reply, not a failure. */
const answered = http.expectedStatuses(200, 402, 403, 404, 409);
const JSON_TYPE = { "Content-Type": "application/json" };

/**
 * Makes bidders with a full deposit, or other people, signed in.
 * @throws Error when the server has no controls, and no adapter answers for them.
 */
export function makeTokens(count: number, deposit: number, as = "buyer"): Token[] {
  const tokens: Token[] = [];
  // The most people that the control makes at once.
  while (tokens.length < count) {
    const some = Math.min(count - tokens.length, 2_000);
    const body = { count: some, as, ...(as === "buyer" && { deposit }) };
    tokens.push(...(dataOf(post(`${controls}/tokens`, body)) as Token[]));
  }
  return tokens;
}

/** Prices in AED. */
export interface LotOptions {
  readonly seconds: number;
  readonly startPrice: number;
  readonly step: number;
  readonly minPrice: number | null;
}

/**
 * Makes fresh open lots and returns them before the first bid.
 * @throws Error when the server has no controls, and no adapter answers for them.
 */
export function makeLots(count: number, { seconds, startPrice, step, minPrice }: LotOptions): LotGiven[] {
  const prices = { start_price: startPrice, step, min_price: minPrice, buy_now: null };
  const body = { count, seconds, kind: "vehicle", ...prices };
  const { ids } = dataOf(post(`${controls}/lots`, body)) as { ids: number[] };
  return ids.map((id) => {
    const { seq, end } = getLot(id).live;
    return { id, startPrice, step, minPrice, seq, end: Date.parse(end), lane: null };
  });
}

/** Returns the address and the login methods of the router. */
export function findRouter(): Router {
  const { wamp } = dataOf(http.get(`${base}/api/config`)) as Schemas["Config"];
  const url = __ENV["ROUTER_URL"] || wamp.url;
  const { methods } = wamp;
  return { url: url.startsWith("/") ? base.replace(/^http/, "ws") + url : url, methods };
}

/** Returns the auction time, ms. */
export function serverNow(): number {
  return Date.parse((dataOf(http.get(`${controls}/clock`)) as { now: string }).now);
}

export function getLot(id: number, token?: string): LotPublic {
  const params = { headers: bearer(token), tags: { name: "lot" }, responseType: "text" as const };
  return dataOf(http.get(`${base}/api/auction/lot/${id}`, params)) as LotPublic;
}

/** Returns the whole history as this bidder sees it, oldest first. */
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

/** Returns the deposit of a bidder. */
export function getBalance(token: string): Schemas["Balance"] {
  const params = { headers: bearer(token), tags: { name: "balance" }, responseType: "text" as const };
  return dataOf(http.get(`${base}/api/auth/balance`, params)) as Schemas["Balance"];
}

/** Bids without blocking the bidder's link to the router. */
export function bid(offer: Offer, token: string, key: string): Promise<Answer> {
  return call("POST", "/api/auction/makebid", { token, key, body: offer, name: "makebid" });
}

interface Given {
  readonly token?: string;
  readonly key?: string;
  readonly body?: object;
  /** The seq of the lane on the operator's screen. */
  readonly seq?: number;
  /** Name under which the times count. */
  readonly name: string;
}

/** Makes any call without blocking. An answer 5xx and a lost one count, whoever asked. */
export async function call(
  method: string,
  path: string,
  { token, key, body, seq, name }: Given,
): Promise<Answer> {
  const answer = await http.asyncRequest(method, base + path, body ? JSON.stringify(body) : null, {
    headers: {
      ...bearer(token),
      ...(body && JSON_TYPE),
      ...(key !== undefined && { "Idempotency-Key": key }),
      ...(seq !== undefined && { "If-Match": `"${seq}"` }),
    },
    responseCallback: answered,
    responseType: "text",
    tags: { name },
  });
  return counted(answer, name);
}

/** Loads a picture without reading its bytes. */
export async function picture(path: string): Promise<RefinedResponse<"none">> {
  const tags = { name: "picture" };
  return counted(
    await http.asyncRequest("GET", base + path, null, { responseType: "none", tags }),
    tags.name,
  );
}

function counted<Any extends { readonly status: number }>(answer: Any, name: string): Any {
  if (answer.status === 0) lostAnswers.add(1, { name });
  if (answer.status >= 500) serverErrors.add(1, { name, status: String(answer.status) });
  return answer;
}

/** Returns `data` of a reply; null when it is not 200. */
export function dataIfAny({ status, body }: Answer): unknown {
  return status === 200 ? (JSON.parse(body) as { data: unknown }).data : null;
}

/** Makes a call of the setup, which must succeed. */
export function must(path: string, body: object, token?: string): unknown {
  return dataOf(post(base + path, body, token));
}

function bearer(token: string | undefined): Record<string, string> {
  return token === undefined ? {} : { Authorization: `Bearer ${token}` };
}

function post(url: string, body: object, token?: string) {
  const headers = { ...JSON_TYPE, ...bearer(token) };
  return http.post(url, JSON.stringify(body), { headers, timeout: "60s" });
}

function dataOf(response: RefinedResponse<"text"> | RefinedResponse<undefined>): unknown {
  if (response.status !== 200)
    throw new Error(`${response.url}: ${response.status} ${String(response.body)}`);
  return (JSON.parse(String(response.body)) as { data: unknown }).data;
}
