/** Answers only requests under the server's own names, from pages that may call it. */
import { LOOPBACK, type CheckAddress } from "./check-addresses.ts";
import { writeAnswer } from "../direct.ts";
import type { Listener } from "../listen.ts";

const HEADERS = {
  "content-type": "text/plain; charset=utf-8",
  "cache-control": "no-store",
  "x-content-type-options": "nosniff",
  connection: "close",
} as const;

/** Two years: browsers then never ask this name without encryption. */
const ENCRYPTED_ONLY = "max-age=63072000; includeSubDomains";

/**
 * Returns the headers of every answer: its type is as declared, and a name that is reached by https elsewhere than on
 * this machine is never asked by http again.
 */
export function headersFor(publicUrl: string): Readonly<Record<string, string>> {
  const { protocol, hostname } = new URL(publicUrl);
  const isPublic = protocol === "https:" && !LOOPBACK.test(hostname);
  return {
    "x-content-type-options": "nosniff",
    "permissions-policy": "geolocation=(self), camera=(self), microphone=(), payment=(), usb=()",
    "cross-origin-resource-policy": "same-origin",
    ...(isPublic && { "strict-transport-security": ENCRYPTED_ONLY }),
  };
}

/** Wraps a listener: a request with a foreign Host or Origin never reaches it, on any path. */
export function guardAddresses(check: CheckAddress, publicUrl: string): (answer: Listener) => Listener {
  const always = Object.entries(headersFor(publicUrl));
  return (answer) => (incoming, outgoing) => {
    for (const [name, value] of always) outgoing.setHeader(name, value);
    const refusal = check({ host: incoming.headers.host, origin: incoming.headers.origin });
    if (!refusal) return answer(incoming, outgoing);
    const { status, message } = refusal;
    writeAnswer(incoming, outgoing, { status, headers: HEADERS, body: Buffer.from(message) });
  };
}
