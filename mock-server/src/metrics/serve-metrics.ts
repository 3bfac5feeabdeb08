/** Answers /metrics: on a port of its own, or on the API's port for the holder of a token. Off without either. */
import { createHash, timingSafeEqual } from "node:crypto";
import { createServer, type Server, type ServerResponse } from "node:http";
import type { Listener } from "../http/listen.ts";
import type { Metrics } from "./metrics.ts";

const PATH = "/metrics";

/**
 * Wraps the listener of the API: /metrics is answered for the token.
 * @param token null: the listener itself
 */
export function withMetrics(metrics: Metrics, token: string | null, answer: Listener): Listener {
  if (token === null) return answer;
  const wanted = hashOf(`Bearer ${token}`);
  return (incoming, outgoing) => {
    if (incoming.url !== PATH) return answer(incoming, outgoing);
    if (!timingSafeEqual(hashOf(incoming.headers.authorization ?? ""), wanted)) {
      outgoing.writeHead(401, { "www-authenticate": "Bearer", "cache-control": "no-store" });
      return outgoing.end("The metrics need the token of METRICS_TOKEN.\n");
    }
    return send(metrics, outgoing);
  };
}

/** Serves the metrics alone, without a token: the port is for the machine or the network of the monitoring. */
export async function serveMetrics(metrics: Metrics, port: number, host: string): Promise<Server> {
  const server = createServer((incoming, outgoing) => {
    if (incoming.url === PATH && incoming.method === "GET") return void send(metrics, outgoing);
    outgoing.writeHead(404).end();
  });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once("error", reject).listen(port, host, resolve);
  await promise;
  return server;
}

async function send(metrics: Metrics, outgoing: ServerResponse): Promise<void> {
  try {
    const text = await metrics.read();
    outgoing.writeHead(200, { "content-type": metrics.contentType, "cache-control": "no-store" }).end(text);
  } catch {
    outgoing.writeHead(503, { "retry-after": "1" }).end();
  }
}

/** Texts of any length are compared in the same time. */
function hashOf(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
