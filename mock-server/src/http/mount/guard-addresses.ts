/** Answers only requests under the server's own names, from pages that may call it. */
import type { CheckAddress } from "../addresses/check-addresses.ts";
import { writeAnswer } from "./direct.ts";
import type { Listener } from "../listen.ts";

const HEADERS = {
  "content-type": "text/plain; charset=utf-8",
  "cache-control": "no-store",
  "x-content-type-options": "nosniff",
  connection: "close",
} as const;

/** Wraps a listener: a request with a foreign Host or Origin never reaches it, on any path. */
export function guardAddresses(check: CheckAddress): (answer: Listener) => Listener {
  return (answer) => (incoming, outgoing) => {
    const refusal = check({ host: incoming.headers.host, origin: incoming.headers.origin });
    if (!refusal) return answer(incoming, outgoing);
    const { status, message } = refusal;
    writeAnswer(incoming, outgoing, { status, headers: HEADERS, body: Buffer.from(message) });
  };
}
