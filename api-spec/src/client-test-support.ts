/** A server for the tests of the typed client. */
import { vi } from "vitest";
import { createApi } from "./client.ts";
import type { ApiProblem } from "./client-problem.ts";

/** Returns a refusal as the server sends it. */
export const problem = (status: number, result: string, extra: Record<string, unknown> = {}, headers = {}) =>
  new Response(
    JSON.stringify({
      type: "about:blank",
      title: "",
      status,
      result,
      message: "No.",
      details: {},
      request_id: "b1c8-04",
      ...extra,
    }),
    { status, headers: { "content-type": "application/problem+json", ...headers } },
  );
/** Returns a success of the document. */
export const success = (data: unknown) => Response.json({ result: "success", data });

/** Returns a client of a server with these replies in order, which remembers the requests. */
export function server(...answers: (Response | Error)[]) {
  const network = { isOnline: true };
  const asked: { url: string; headers: Headers; body: string }[] = [];
  const pauses: number[] = [];
  const onUnauthorized = vi.fn<(token: string, problem: ApiProblem) => void>();
  const token: { value: string | null } = { value: "t0ken" };
  const api = createApi({
    origin: "http://marsa.test",
    token: () => token.value,
    onUnauthorized,
    random: () => 0,
    now: () => 0,
    online: () => network.isOnline,
    pause: async (ms) => void pauses.push(ms),
    fetch: async (request) => {
      asked.push({ url: request.url, headers: request.headers, body: await request.text() });
      const answer = answers.shift();
      if (answer === undefined) throw new Error("asked once too often");
      if (answer instanceof Error) throw answer;
      return answer;
    },
  });
  return { api, asked, pauses, onUnauthorized, token, network };
}

/** What the call of a bid takes. */
export const bid = {
  params: { header: { "Idempotency-Key": "k1" } },
  body: { id_auction: 1, price: 179_000 },
};
