/** The typed client of the API, for the web app, tests and load tools. */
import createClient, { type Client } from "openapi-fetch";
import type { paths } from "../generated/api.d.ts";
import { NetworkProblem, type ApiProblem, problemFrom } from "./client-problem.ts";
import { pauseBeforeRetry } from "./client-retry.ts";

export type Api = Client<paths>;

export interface ApiOptions {
  /** Origin of the API: "" for the page's own, `http://127.0.0.1:4000` in tests. Default "". */
  origin?: string;
  /** Returns the token, read before each attempt; null means anonymous. */
  token?: () => string | null;
  /** Called when a call with this token got 401: that session has ended. Not called for a wrong password. */
  onUnauthorized?: (token: string, problem: ApiProblem) => void;
  fetch?: (request: Request) => Promise<Response>;
  /** Whether the machine has a network; without one, waits are short. Default: true. */
  online?: () => boolean;
  /** Waits before a retry, ms; rejects when the signal aborts. */
  pause?: (ms: number, signal: AbortSignal) => Promise<void>;
  now?: () => number;
  random?: () => number;
}

/** Controls are beside the API, not below it; openapi-fetch does not read the servers of single paths. */
const CONTROLS = /^(.*)\/api(\/_mock\/.*)$/;

/**
 * Makes the typed client of the whole document. Every call resolves with a 2xx reply or throws: `ApiProblem` when
 * the server refused or failed, `NetworkProblem` without a usable reply, or the signal's reason when the caller
 * aborted. The client handles token, retries and the end of a session.
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
      // Reads the body here, so that a connection lost half way counts as a failed attempt.
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
    const { method, signal, headers, keepalive } = original;
    const url = addressOf(original);
    // Read once, so that each attempt sends bytes: a stream goes over HTTP/2 only, and a clone of one once at most.
    const bytes = await original.arrayBuffer();
    const body = bytes.byteLength > 0 ? bytes : null;
    const keyed = headers.has("idempotency-key");
    for (let sent = 1; ; sent++) {
      const token = options.token?.() ?? null;
      const call = new Request(url, { method, headers, signal, keepalive, body });
      if (token !== null) call.headers.set("Authorization", `Bearer ${token}`);
      const outcome = await once(call);
      if (outcome instanceof Response) return outcome;
      const answered = outcome instanceof NetworkProblem ? null : outcome;
      const wait = pauseBeforeRetry(
        {
          method,
          pathname: url.pathname,
          keyed,
          status: answered?.status ?? null,
          retryAfterMs: answered?.retryAfterMs ?? null,
          online: online(),
        },
        sent,
        random(),
      );
      if (wait === null) {
        // A wrong password, at sign-in or later, says nothing about the session.
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
 * Returns the `data` of a successful reply: `const config = await reply(api.GET("/config"))`.
 * @throws The errors of the call, and NetworkProblem for a reply without a body.
 */
export async function reply<Data>(call: Promise<{ data?: { data: Data } }>): Promise<Data> {
  const answer = await call;
  if (answer.data === undefined) throw new NetworkProblem("unreadable");
  return answer.data.data;
}

/**
 * Returns a new Idempotency-Key: the time in ms, then 80 random bits. The time keeps new keys together in the
 * server's index, which makes them cheaper to store. It works on plain http too, where randomUUID does not exist.
 */
export function newKey(): string {
  const random = Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  );
  return Date.now().toString(16).padStart(12, "0") + random.join("");
}

function addressOf(request: Request): URL {
  const url = new URL(request.url);
  const controls = CONTROLS.exec(url.pathname);
  if (controls) url.pathname = `${controls[1]}${controls[2]}`;
  return url;
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
