import createClient, { type Client } from "openapi-fetch";
import type { paths } from "../generated/api.d.ts";
import { NetworkProblem, type ApiProblem, problemFrom } from "./client-problem.ts";
import { pauseBeforeRetry } from "./client-retry.ts";

export type Api = Client<paths>;

export interface ApiOptions {
  /** Where the API lives: "" for the page's own origin, `http://127.0.0.1:4000` in tests. Default "". */
  origin?: string;
  /** Read anew before each sending; null means anonymous. */
  token?: () => string | null;
  /** A call that carried this token was answered with 401: that session is over. Not called for a wrong password. */
  onUnauthorized?: (token: string, problem: ApiProblem) => void;
  fetch?: (request: Request) => Promise<Response>;
  /** Whether the machine has a network; without one nobody waits long for an answer. Default: it has. */
  online?: () => boolean;
  /** Waits before a retry, ms; rejects when the signal aborts. */
  pause?: (ms: number, signal: AbortSignal) => Promise<void>;
  now?: () => number;
  random?: () => number;
}

/** Controls are mounted beside the API, not below it; openapi-fetch does not read servers of single paths. */
const CONTROLS = /^(.*)\/api(\/_mock\/.*)$/;

/**
 * The typed client of the whole document. Every call either resolves with a 2xx answer or throws:
 * `ApiProblem` when the server refused or failed, `NetworkProblem` when no usable answer came,
 * or the signal's own reason when the caller aborted. Token, retries and the end of a session live in here.
 */
export function createApi(options: ApiOptions = {}): Api {
  const send = options.fetch ?? ((request: Request) => globalThis.fetch(request));
  const pause = options.pause ?? pauseFor;
  const online = options.online ?? (() => true);
  const now = options.now ?? Date.now;
  const random = options.random ?? Math.random;

  async function once(call: Request): Promise<Response | ApiProblem | NetworkProblem> {
    let response: Response;
    let body: ArrayBuffer;
    try {
      response = await send(call);
      // Read here, so that a connection lost half way counts as a failed sending.
      body = await response.arrayBuffer();
    } catch (error) {
      if (call.signal.aborted) throw error;
      return new NetworkProblem("unreachable", error);
    }
    if (!response.ok && response.status !== 304) {
      return problemFrom(response, new TextDecoder().decode(body), now());
    }
    if (response.headers.get("content-type")?.startsWith("text/html"))
      return new NetworkProblem("unreadable");
    const { status, statusText, headers } = response;
    return new Response(body.byteLength > 0 ? body : null, { status, statusText, headers });
  }

  async function deliver(original: Request): Promise<Response> {
    const request = await rehomed(original);
    const { method, signal } = request;
    const { pathname } = new URL(request.url);
    const keyed = request.headers.has("idempotency-key");
    for (let sent = 1; ; sent++) {
      const token = options.token?.() ?? null;
      const call = request.clone();
      if (token !== null) call.headers.set("Authorization", `Bearer ${token}`);
      const outcome = await once(call);
      if (outcome instanceof Response) return outcome;
      const answered = outcome instanceof NetworkProblem ? null : outcome;
      const wait = pauseBeforeRetry(
        {
          method,
          pathname,
          keyed,
          status: answered?.status ?? null,
          retryAfterMs: answered?.retryAfterMs ?? null,
          online: online(),
        },
        sent,
        random(),
      );
      if (wait === null) {
        // A password that is wrong, at sign-in or where it is asked for again, says nothing about the session.
        if (answered?.status === 401 && token !== null && answered.details["reason"] !== "credentials") {
          options.onUnauthorized?.(token, answered);
        }
        throw outcome;
      }
      await pause(wait, signal);
    }
  }

  return createClient<paths>({
    baseUrl: `${options.origin ?? ""}/api`,
    headers: { "Accept-Language": "en" },
    fetch: deliver,
  });
}

/**
 * The `data` of a successful answer: `const config = await reply(api.GET("/config"))`.
 * @throws what the call throws, and NetworkProblem for an answer without a body.
 */
export async function reply<Data>(call: Promise<{ data?: { data: Data } }>): Promise<Data> {
  const answer = await call;
  if (answer.data === undefined) throw new NetworkProblem("unreadable");
  return answer.data.data;
}

/**
 * A new Idempotency-Key: the time in ms, then 80 random bits. The time keeps new keys together in the server's index,
 * which makes each of them cheaper to store. Works on plain http too, where randomUUID does not exist.
 */
export function newKey(): string {
  const random = Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  );
  return Date.now().toString(16).padStart(12, "0") + random.join("");
}

async function rehomed(request: Request): Promise<Request> {
  const url = new URL(request.url);
  const controls = CONTROLS.exec(url.pathname);
  if (!controls) return request;
  url.pathname = `${controls[1]}${controls[2]}`;
  const { method, headers, signal } = request;
  // Read out: handed on as it is, a body would be a stream, and browsers send those over HTTP/2 alone.
  const body = await request.arrayBuffer();
  return new Request(url, { method, headers, signal, body: body.byteLength > 0 ? body : null });
}

function pauseFor(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason as Error);
    const timer = setTimeout(done, ms);
    function done() {
      signal.removeEventListener("abort", aborted);
      resolve();
    }
    function aborted() {
      clearTimeout(timer);
      reject(signal.reason as Error);
    }
    signal.addEventListener("abort", aborted, { once: true });
  });
}
