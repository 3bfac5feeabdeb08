/** A server of push in memory, with the real client in front of it. */
import { createApi } from "@marsa/api-spec/client";
import { createPushCalls } from "../push-calls.ts";
import type { Records } from "../records.ts";

const WEEK_S = 7 * 24 * 3_600;

export interface Received {
  /** "POST /push/installations" */
  readonly call: string;
  readonly body: unknown;
  readonly heartbeat: string | null;
}

/** Answers every call with success, but for those of `refusals`: a status, or "lost" for no answer, used in order. */
export function pushServer(refusals: Record<string, (number | "lost" | "never")[]> = {}) {
  const received: Received[] = [];
  const timeouts: AbortController[] = [];
  const waits: number[] = [];
  let made = 0;
  let settings = { kinds: { outbid: { app: true, push: false, email: true, sms: false } } };
  let isOnline = true;

  async function answer(request: Request): Promise<Response> {
    const path = new URL(request.url).pathname.replace("/api", "");
    const call = `${request.method} ${path}`.replace(/(installations|registrations)\/.+/, "$1/:id");
    const text = await request.text();
    const body: unknown = text === "" ? null : JSON.parse(text);
    received.push({ call, body, heartbeat: request.headers.get("x-heartbeat") });
    const refusal = refusals[call]?.shift();
    if (refusal === "lost") throw new TypeError("Failed to fetch");
    if (refusal === "never") return untilAborted(request.signal);
    if (refusal !== undefined) return json(refusal, { result: "INTERNAL", details: {} });
    return json(200, { result: "success", data: dataOf(call, body) });
  }

  function dataOf(call: string, body: unknown): unknown {
    if (call.includes("installations"))
      return { fid: `fid-${++made}`, refresh_token: "refresh", auth_token: "auth", expires_s: WEEK_S };
    if (call.includes("registrations"))
      return { token: `token-${++made}`, created: "2026-11-22T04:00:00.000Z", options: {} };
    if (call === "POST /subscribe") return { wcb: "user.1" };
    if (call === "POST /push/test") return { devices: 1, simulated: true };
    if (call === "POST /notifications/settings") settings = body as typeof settings;
    return call.includes("settings") ? settings : {};
  }

  const api = createApi({ origin: "http://marsa.test", fetch: answer, pause: async () => undefined });
  const calls = createPushCalls({
    anonymous: api,
    signedIn: api,
    online: () => isOnline,
    timeout: (ms) => {
      const controller = new AbortController();
      waits.push(ms);
      timeouts.push(controller);
      return controller.signal;
    },
  });
  return {
    calls,
    received,
    made: () => received.map(({ call }) => call),
    waits,
    /** Lets the time of every waiting call run out. */
    runOut: () => timeouts.forEach((controller) => controller.abort(new DOMException("", "TimeoutError"))),
    goOffline: () => void (isOnline = false),
    settings: () => settings,
  };
}

/** Records in memory. */
export function memoryRecords(): Records & { readonly kept: Map<string, unknown> } {
  const kept = new Map<string, unknown>();
  return {
    kept,
    read: async (name) => (kept.get(name) as never) ?? null,
    write: async (name, value) => void kept.set(name, value),
    remove: async (name) => void kept.delete(name),
  };
}

/** Returns an error as its name in push. */
export async function failureOf(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => "no failure",
    (error: { code?: string; message: string }) => error.code ?? error.message,
  );
}

function json(status: number, body: object): Response {
  const type = status < 400 ? "application/json" : "application/problem+json";
  return new Response(JSON.stringify(body), { status, headers: { "content-type": type } });
}

function untilAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason as Error));
  });
}
