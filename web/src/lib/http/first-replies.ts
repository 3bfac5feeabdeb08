import { earlyAnswers } from "./early-calls.ts";

/**
 * Answers that the server puts into the page, so that the app draws its first page without a round trip. Each is used
 * once, and none after a while.
 */

/** An answer in the page: the call as "GET /api/config" or "POST /api/auction/lots {…}", and the body of the reply. */
interface FirstReply {
  readonly call: string;
  readonly answer: unknown;
}

/** Answers are old after this time from the page's arrival, ms. */
const FRESH_MS = 15_000;
/** The configuration is the same for everybody; all other answers are those of a visitor. */
export const CONFIG_CALL = "GET /api/config";

let replies: readonly FirstReply[] | null = null;

/** Returns the answers in the page; empty for a page without answers or from the browser's cache. */
export function firstReplies(): readonly FirstReply[] {
  if (replies !== null) return replies;
  const isNew = typeof document !== "undefined" && (navigation()?.transferSize ?? 0) > 0;
  const block = isNew ? document.getElementById("first-replies") : null;
  replies = block === null ? [] : (JSON.parse(block.textContent) as FirstReply[]);
  return replies;
}

/** When the first bytes of the page came, monotonic ms: no answer in it is newer. */
export function pageCameAt(): number {
  return navigation()?.responseStart ?? 0;
}

function navigation(): PerformanceNavigationTiming | undefined {
  const [page] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return page;
}

/** Returns the answer to a request from the page or its first script, or sends the request. */
export async function sendUnlessAnswered(request: Request): Promise<Response> {
  const waiting = firstReplies();
  const early = earlyAnswers();
  if ((waiting.length === 0 && !early) || performance.now() - pageCameAt() > FRESH_MS) return fetch(request);
  const call = await nameOf(request);
  const authorization = request.headers.get("authorization");
  const asked = `${authorization} ${call}`;
  const answer = early?.get(asked);
  early?.delete(asked);
  if (answer) return answer;
  const found = waiting.find((reply) => reply.call === call);
  if (!found || (authorization !== null && call !== CONFIG_CALL)) return fetch(request);
  replies = waiting.filter((reply) => reply !== found);
  return new Response(JSON.stringify(found.answer), { headers: { "content-type": "application/json" } });
}

async function nameOf(request: Request): Promise<string> {
  const { pathname, search } = new URL(request.url);
  const body = request.method === "GET" ? "" : await request.clone().text();
  return `${request.method} ${pathname}${search}${body && ` ${body}`}`;
}
