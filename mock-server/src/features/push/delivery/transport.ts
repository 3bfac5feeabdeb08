/** Sends one encrypted message to a push service. */
import { once } from "node:events";
import type { IncomingMessage } from "node:http";
import { request } from "node:https";
import type { RequestDetails } from "web-push";
import { lookupPublic } from "../endpoints.ts";

/** Sends the request; returns the status of the answer. */
export type Transport = (request: Pick<RequestDetails, "endpoint" | "headers" | "body">) => Promise<number>;

/** Longest wait for a push service, ms. */
const LONGEST_MS = 10_000;

/** Sends over https to public addresses only, without following a redirect. */
export const sendHttps: Transport = async ({ endpoint, headers, body }) => {
  const signal = AbortSignal.timeout(LONGEST_MS);
  const sent = request(endpoint, { method: "POST", headers, lookup: lookupPublic, signal });
  const answered = once(sent, "response") as Promise<[IncomingMessage]>;
  sent.end(body);
  const [answer] = await answered;
  answer.resume();
  return answer.statusCode ?? 0;
};
