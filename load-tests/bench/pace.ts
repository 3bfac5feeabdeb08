/** Sends requests at a steady pace and measures their latency. */
import { setTimeout as sleep } from "node:timers/promises";
import { Connection, type Answer } from "./connection.ts";
import { quantile } from "./drive.ts";

/** One complete request. Its reply may lead to the next one. */
export type Turn = () => { readonly name: string; readonly request: string };

export interface Timed {
  readonly name: string;
  readonly ms: number;
  /** Since the instant at which the request was due: a request waits while an earlier one has no reply. */
  readonly sinceDueMs: number;
}

export interface Pace {
  readonly connections: number;
  /** Requests a second over all connections, if the replies allow it. */
  readonly perSecond: number;
  readonly seconds: number;
}

/**
 * Sends requests at a pace that leaves the server idle time, each connection in its own rhythm. Every reply has to
 * be a 200; `onAnswer` gets each one.
 * @returns The latency of each request.
 */
export async function pace(
  url: string,
  { connections, perSecond, seconds }: Pace,
  turnOf: (connection: number) => Turn,
  onAnswer: (connection: number, answer: Answer) => void = () => undefined,
): Promise<Timed[]> {
  const target = new URL(url);
  const open = await Promise.all(Array.from({ length: connections }, () => Connection.open(target)));
  const gapMs = (1000 * connections) / perSecond;
  const begin = performance.now();
  const timed: Timed[] = [];
  const go = async (connection: Connection, index: number): Promise<void> => {
    const next = turnOf(index);
    let due = begin + (gapMs * index) / connections;
    while (performance.now() < begin + seconds * 1000) {
      const waitMs = due - performance.now();
      if (waitMs > 0) await sleep(waitMs);
      // A timer that fires late is no wait of the request.
      const from = waitMs > 0 ? performance.now() : due;
      due += gapMs;
      const { name, request } = next();
      const answer = await connection.send(request);
      if (answer.status !== 200)
        throw new Error(`${name} was answered with ${answer.status}: ${answer.body}`);
      timed.push({ name, ms: answer.ms, sinceDueMs: performance.now() - from });
      onAnswer(index, answer);
    }
  };
  await Promise.all(open.map(go));
  for (const connection of open) connection.close();
  return timed;
}

/** Returns a complete POST request. */
export function post(
  url: string,
  path: string,
  body: object,
  headers: Readonly<Record<string, string>> = {},
): string {
  const text = JSON.stringify(body);
  const lines = Object.entries({
    Host: new URL(url).host,
    "Content-Type": "application/json",
    "Content-Length": String(Buffer.byteLength(text)),
    ...headers,
  }).map(([name, value]) => `${name}: ${value}`);
  return `POST ${path} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n${text}`;
}

/** Returns the latency below which this share of the requests lies, ms. */
export function quantileOf(timed: readonly Timed[], share: number, by: "ms" | "sinceDueMs" = "ms"): number {
  return quantile(
    timed.map((one) => one[by]).toSorted((a, b) => a - b),
    share,
  );
}
