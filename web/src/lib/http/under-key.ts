import { type Api, reply } from "@marsa/api-spec/client";
import { NetworkProblem } from "@marsa/api-spec/client-problem";
import { api } from "./api.ts";

/** Sends a call with a key by the client of every call. */
export type Send<Data> = (every: Api, key: string, signal: AbortSignal) => Promise<{ data?: { data: Data } }>;

/**
 * Sends a command once under this key.
 * @throws ApiProblem, NetworkProblem, or the signal's reason
 */
export async function underKey<Data>(
  key: string,
  has: (keyof Data & string) | null,
  send: Send<Data>,
  signal: AbortSignal,
): Promise<Data> {
  const data = await reply(send(api as unknown as Api, key, signal));
  if (has !== null && !(has in (data as object))) throw new NetworkProblem("unreadable", data, "once");
  return data;
}
