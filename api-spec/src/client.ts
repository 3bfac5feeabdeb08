/** The typed client of the API, for the web app, tests and load tools. */
import createClient, { type Client } from "openapi-fetch";
import type { paths } from "../generated/api.d.ts";
import { isSuccess, problemOf, retryAfterMs } from "./client-answer.ts";
import { ApiProblem, type LeftOpen, NetworkProblem } from "./client-problem.ts";
import { pauseBeforeRetry } from "./client-retry.ts";

export type Api = Client<paths>;

/** A call with an Idempotency-Key. */
export interface KeyedCall {
  parameters: { header: { "Idempotency-Key": string } };
}

/** A client on which the calls with a key do not compile. */
export type ApiWithoutKeys = Client<{
  [Path in keyof paths]: {
    [
      Method in keyof paths[Path] as paths[Path][Method] extends KeyedCall ? never : Method
    ]: paths[Path][Method];
  };
}>;

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

/** An attempt without success: the error, and what its reply says about another attempt. */
interface Failed {
  readonly error: ApiProblem | NetworkProblem;
  /** HTTP status; null without a reply. */
  readonly status: number | null;
  readonly retryAfterMs: number | null;
}

/**
 * Statuses by which a call under a key says the same at each attempt: the fate of the command, or a fault of its content.
 * Any other refusal of a repeat says nothing about the first attempt.
 */
const FATES: readonly number[] = [400, 402, 409, 413, 415, 422];

/**
 * Makes the typed client of the whole document. Every call resolves with a success of the document or throws:
 * `ApiProblem` when the server refused or failed, `NetworkProblem` without a reply of this API, or the signal's reason
 * when the caller aborted; a caller's time limit is a lost answer. The client handles token, retries and the end of a session.
 */
export function createApi(options: ApiOptions = {}): Api {
  const send = options.fetch ?? ((request: Request) => globalThis.fetch(request));
  const pause = options.pause ?? pauseFor;
  const online = options.online ?? (() => true);
  const now = options.now ?? Date.now;
  const random = options.random ?? Math.random;

  async function once(call: Request, asksForFile: boolean): Promise<Response | Failed> {
    let response: Response;
    let body: ArrayBuffer;
    try {
      response = await send(call);
      // Reads the body here, so that a connection lost half way counts as a failed attempt.
      body = await response.arrayBuffer();
    } catch (error) {
      if (call.signal.aborted) throw error;
      return { error: new NetworkProblem("unreachable", error), status: null, retryAfterMs: null };
    }
    const { status, statusText, headers } = response;
    if (isSuccess({ response, body }, asksForFile))
      return new Response(body, { status, statusText, headers });
    const error = problemOf({ response, body }, now()) ?? new NetworkProblem("unreadable", `HTTP ${status}`);
    return { error, status, retryAfterMs: retryAfterMs(headers.get("retry-after"), now()) };
  }

  async function deliver(original: Request, asksForFile: boolean): Promise<Response> {
    const { url, method, signal, headers, keepalive } = original;
    // Read once, so that each attempt sends bytes: a stream goes over HTTP/2 only, and a clone of one once at most.
    const bytes = await original.arrayBuffer();
    const body = bytes.byteLength > 0 ? bytes : null;
    const keyed = headers.has("idempotency-key");
    const open = openAfter(original);
    let left: LeftOpen = "nothing";
    for (let sent = 1; ; sent++) {
      const token = options.token?.() ?? null;
      const wasOnline = online();
      // A redirect leads to a page of somebody else, which must not get the body.
      const call = new Request(url, { method, headers, signal, keepalive, body, redirect: "manual" });
      if (token !== null) call.headers.set("Authorization", `Bearer ${token}`);
      const outcome = await once(call, asksForFile);
      if (outcome instanceof Response) return outcome;
      const { error, status } = outcome;
      const answered = error instanceof ApiProblem;
      // Without a network the call has not left the machine.
      if (!answered && (wasOnline || status !== null)) left = open;
      const wait = pauseBeforeRetry(
        {
          method,
          pathname: new URL(url).pathname,
          keyed,
          // Another server's status says nothing about this call, except for a wait.
          status: answered || (open !== "change" && (status === 429 || status === 503)) ? status : null,
          retryAfterMs: outcome.retryAfterMs,
          online: wasOnline,
        },
        sent,
        random(),
      );
      if (wait === null) {
        // A wrong password, at sign-in or later, says nothing about the session.
        if (answered && error.status === 401 && token !== null && error.details["reason"] !== "credentials") {
          options.onUnauthorized?.(token, error);
        }
        if (left === "nothing" || (answered && FATES.includes(error.status))) throw error;
        throw new NetworkProblem(answered ? "unreachable" : error.kind, error, left);
      }
      await pause(wait, signal);
    }
  }

  const client = createClient<paths>({
    baseUrl: `${options.origin ?? ""}/api`,
    headers: { "Accept-Language": "en" },
  });
  client.use({
    onRequest: ({ request, options: { parseAs } }) =>
      deliver(request, parseAs === "blob").catch((error: unknown) => {
        const isLate = error instanceof DOMException && error.name === "TimeoutError";
        throw isLate ? new NetworkProblem("unreachable", error, openAfter(request)) : error;
      }),
  });
  return client;
}

/** Returns what a lost answer to this request leaves open. */
function openAfter({ method, headers }: Request): LeftOpen {
  if (headers.has("idempotency-key")) return "once";
  return method === "GET" || method === "HEAD" ? "nothing" : "change";
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
