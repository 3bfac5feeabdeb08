/**
 * The answers that the server has put into the page, so that no round trip lies between the app's arrival and its first
 * picture. They are taken as if they had come over the network: each once, and none after a while.
 */

/** An answer of the page: the call as "GET /api/config" or "POST /api/auction/lots {…}", and the body that came. */
interface FirstReply {
  readonly call: string;
  readonly answer: unknown;
}

/** What is not asked for within this time after the page came is old, ms. */
const FRESH_MS = 15_000;
/** The same for everybody; all others were given to a visitor. */
export const CONFIG_CALL = "GET /api/config";

let replies: readonly FirstReply[] | null = null;

/** Every answer in the page; empty where there is none, or where the browser had kept the page from another time. */
export function firstReplies(): readonly FirstReply[] {
  if (replies !== null) return replies;
  const isNew = typeof document !== "undefined" && (navigation()?.transferSize ?? 0) > 0;
  const block = isNew ? document.getElementById("first-replies") : null;
  replies = block === null ? [] : (JSON.parse(block.textContent) as FirstReply[]);
  return replies;
}

/** When the page's first bytes came, monotonic ms: nothing in it is newer. */
export function pageCameAt(): number {
  return navigation()?.responseStart ?? 0;
}

function navigation(): PerformanceNavigationTiming | undefined {
  const [page] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return page;
}

/** Sends a request, unless the page brought its answer. */
export async function sendUnlessAnswered(request: Request): Promise<Response> {
  const waiting = firstReplies();
  if (waiting.length === 0) return fetch(request);
  if (performance.now() - pageCameAt() > FRESH_MS) {
    replies = [];
    return fetch(request);
  }
  const call = await nameOf(request);
  const found = waiting.find((reply) => reply.call === call);
  if (!found || (request.headers.has("authorization") && call !== CONFIG_CALL)) return fetch(request);
  replies = waiting.filter((reply) => reply !== found);
  return Response.json(found.answer);
}

async function nameOf(request: Request): Promise<string> {
  const { pathname, search } = new URL(request.url);
  const body = request.method === "GET" ? "" : await request.clone().text();
  return `${request.method} ${pathname}${search}${body && ` ${body}`}`;
}
