/** The headers of every answer of the server. */
import {
  type IncomingMessage,
  type OutgoingHttpHeader,
  type OutgoingHttpHeaders,
  ServerResponse,
} from "node:http";
import { LOOPBACK } from "./check-addresses.ts";

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

type Head = OutgoingHttpHeaders | OutgoingHttpHeader[];

/**
 * Returns the class of a server's answers: each has these headers, unless it sets one of them itself. They join the
 * head when it is written, since node checks and copies the whole head of a bid's answer again after a setHeader
 * (`npm run bench`: 4 % of a bid).
 */
export function answersWith(always: Readonly<Record<string, string>>): typeof ServerResponse {
  return class Answer<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {
    override writeHead(status: number, messageOrHead?: string | Head, head?: Head): this {
      const own = typeof messageOrHead === "string" ? head : messageOrHead;
      const whole =
        Array.isArray(own) || this.getHeaderNames().length > 0 ? this.#added(own) : { ...always, ...own };
      return typeof messageOrHead === "string"
        ? super.writeHead(status, messageOrHead, whole)
        : super.writeHead(status, whole);
    }

    /** Sets the headers one by one, beside those that were set before. */
    #added(own: Head | undefined): Head | undefined {
      for (const [name, value] of Object.entries(always))
        if (!this.hasHeader(name)) this.setHeader(name, value);
      return own;
    }
  };
}
