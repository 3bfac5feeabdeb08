/** The last answers without a success, for the report of a problem. */

/** One of them. It has no body and no query: these hold words of people. */
export interface LastAnswer {
  /** When it came, ms since 1970 UTC. */
  readonly at: number;
  readonly method: string;
  /** With "…" for each part that a person may have typed. */
  readonly path: string;
  /** 0: no answer came. */
  readonly status: number;
  readonly requestId: string | null;
}

const MOST_KEPT = 8;
/** A word of the API, or a short number of a lot or lane. */
const PLAIN = /^([a-z_-]{1,20}|_mock|\d{1,7})$/;

let last: readonly LastAnswer[] = [];

/** Returns the last answers without a success, the newest first. */
export function lastAnswers(): readonly LastAnswer[] {
  return last;
}

/** Sends a request, and notes an answer without a success. */
export async function sendAndNote(
  request: Request,
  send: (request: Request) => Promise<Response>,
): Promise<Response> {
  const { method, url } = request;
  const note = (status: number, requestId: string | null) => {
    const answer = { at: Date.now(), method, path: plainPath(new URL(url).pathname), status, requestId };
    // A call that is repeated until it succeeds would leave no room for the others.
    last = [answer, ...last.filter((each) => !isRepeated(each, answer))].slice(0, MOST_KEPT);
  };
  try {
    const response = await send(request);
    if (response.status >= 400) note(response.status, await requestIdOf(response.clone()));
    return response;
  } catch (error) {
    if (!request.signal.aborted) note(0, null);
    throw error;
  }
}

function isRepeated(one: LastAnswer, other: LastAnswer): boolean {
  return one.method === other.method && one.path === other.path && one.status === other.status;
}

/** Returns a path without the parts that a person may have typed, or that open something. */
export function plainPath(pathname: string): string {
  return pathname
    .split("/")
    .map((part) => (part === "" || PLAIN.test(part) ? part : "…"))
    .join("/");
}

async function requestIdOf(response: Response): Promise<string | null> {
  if (!response.headers.get("content-type")?.includes("json")) return null;
  const body = (await response.json().catch(() => null)) as { request_id?: unknown } | null;
  return typeof body?.request_id === "string" ? body.request_id : null;
}
