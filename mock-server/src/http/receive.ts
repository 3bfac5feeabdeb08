/** Reads the body of a request and stamps its receipt. */
import type { IncomingMessage } from "node:http";
import type { Refusal } from "./handler.ts";

/** A completely received body. */
export interface Received {
  readonly ok: true;
  readonly bytes: Buffer<ArrayBuffer>;
  /** When its last byte arrived, ms since 1970 UTC on the given clock. */
  readonly receivedAt: number;
}

export interface BodyLimits {
  readonly bytes: number;
  /** How long a body may take: otherwise a client could hold it back and choose a price after the end. */
  readonly slowestMs: number;
}

type Refused = Refusal<"BODY_TOO_SLOW" | "TOO_LARGE" | "BAD_REQUEST">;

/** The source of a body. */
export interface Source {
  /** The request of node:http. */
  readonly incoming: IncomingMessage | undefined;
  /** For requests without a socket (`app.request` in tests), whose body is complete. */
  readonly request: globalThis.Request | null;
}

/**
 * Reads the body of a request and stamps the moment of its last byte: the only place that sets the deciding time of
 * a command. `read` converts the body in the same step.
 */
export function receive<Read>(
  { incoming, request }: Source,
  now: () => number,
  limits: BodyLimits,
  read: (received: Received) => Read,
): Promise<Read | Refused> {
  if (incoming) return receiveFromSocket(incoming, now, limits, read);
  if (!request) throw new Error("There is neither a socket nor a request");
  return receiveWhole(request, now, limits).then((received) => (received.ok ? read(received) : received));
}

/** Returns the bytes themselves. */
export const asItIs = (received: Received): Received => received;

async function receiveWhole(
  request: globalThis.Request,
  now: () => number,
  limits: BodyLimits,
): Promise<Received | Refused> {
  const bytes = Buffer.from(await request.arrayBuffer());
  if (bytes.length > limits.bytes) return refused("TOO_LARGE");
  return { ok: true, bytes, receivedAt: now() };
}

/** Awaited while node hands on its received data. */
const handedOn = Promise.resolve();

/**
 * Most requests arrive in one piece: node hands the body on right after the head, so the body is complete when this
 * function continues, without listeners or a timer.
 */
function receiveFromSocket<Read>(
  incoming: IncomingMessage,
  now: () => number,
  limits: BodyLimits,
  read: (received: Received) => Read,
): Promise<Read | Refused> {
  return handedOn.then(() => {
    const whole = wholeBody(incoming, now, limits);
    if (whole) return read(whole);
    return gather(incoming, now, limits).then((received) => (received.ok ? read(received) : received));
  });
}

/** Returns the whole body of known length, if it has arrived. */
function wholeBody(incoming: IncomingMessage, now: () => number, limits: BodyLimits): Received | null {
  const { readableLength: length, headers } = incoming;
  if (length === 0 || length > limits.bytes || headers["content-length"] !== String(length)) return null;
  const bytes = incoming.read() as Buffer<ArrayBuffer> | null;
  return bytes && { ok: true, bytes, receivedAt: now() };
}

/** Collects a body that arrives in pieces. */
function gather(
  incoming: IncomingMessage,
  now: () => number,
  limits: BodyLimits,
): Promise<Received | Refused> {
  return new Promise((resolve) => {
    const chunks: Buffer<ArrayBuffer>[] = [];
    let length = 0;
    const settle = (result: Received | Refused) => {
      clearTimeout(timer);
      incoming.off("data", onData).off("end", onEnd).off("error", onBroken).off("close", onBroken);
      resolve(result);
    };
    const onData = (chunk: Buffer<ArrayBuffer>) => {
      length += chunk.length;
      if (length > limits.bytes) settle(refused("TOO_LARGE"));
      else chunks.push(chunk);
    };
    const onEnd = () => {
      const receivedAt = now();
      const [first] = chunks;
      settle({ ok: true, bytes: chunks.length === 1 && first ? first : Buffer.concat(chunks), receivedAt });
    };
    // No client is left to read the answer; the call only has to end.
    const onBroken = () => settle(refused("BAD_REQUEST"));
    // Data that arrived while the machine stood still is read first.
    const timer = setTimeout(() => setImmediate(settle, refused("BODY_TOO_SLOW")), limits.slowestMs);
    incoming.on("data", onData).on("end", onEnd).on("error", onBroken).on("close", onBroken);
  });
}

function refused<C extends Refused["code"]>(code: C): Refusal<C> {
  // The rest of the body is not read, so the connection cannot be reused.
  return { ok: false, code, details: {}, headers: { connection: "close" } };
}
