import type { IncomingMessage } from "node:http";
import type { Refusal } from "./handler.ts";

/** A body that is here, whole. */
export interface Received {
  readonly ok: true;
  readonly bytes: Buffer<ArrayBuffer>;
  /** When its last byte was here, in ms since 1970 UTC on the clock that was given. */
  readonly receivedAt: number;
}

export interface BodyLimits {
  readonly bytes: number;
  /** How long a body may take: else a client could hold it back and name his price after the end. */
  readonly slowestMs: number;
}

type Refused = Refusal<"BODY_TOO_SLOW" | "TOO_LARGE" | "BAD_REQUEST">;

/** Where a body comes from. */
export interface Source {
  /** The request of node:http. */
  readonly incoming: IncomingMessage | undefined;
  /** Where there is no socket (`app.request` in tests), and the body is here already. */
  readonly request: globalThis.Request | null;
}

/**
 * Reads the body of a request and stamps the moment its last byte is here: the one place where a command gets the time
 * that decides. `read` makes of it what is wanted, in the same step.
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

/** For whoever wants the bytes themselves. */
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

/** To be awaited for as long as node needs to hand on what it has in hand. */
const handedOn = Promise.resolve();

/**
 * Most requests come in one piece, head and body: node hands the body on right after the head, so it is there when this
 * function goes on, and is taken as it is, without listeners and without a timer.
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

/** All of a body whose length was told, if it is here. */
function wholeBody(incoming: IncomingMessage, now: () => number, limits: BodyLimits): Received | null {
  const { readableLength: length, headers } = incoming;
  if (length === 0 || length > limits.bytes || headers["content-length"] !== String(length)) return null;
  const bytes = incoming.read() as Buffer<ArrayBuffer> | null;
  return bytes && { ok: true, bytes, receivedAt: now() };
}

/** A body that comes in pieces. */
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
    // Nobody is left to read the answer; it only has to end.
    const onBroken = () => settle(refused("BAD_REQUEST"));
    // What came while this machine stood still is read first.
    const timer = setTimeout(() => setImmediate(settle, refused("BODY_TOO_SLOW")), limits.slowestMs);
    incoming.on("data", onData).on("end", onEnd).on("error", onBroken).on("close", onBroken);
  });
}

function refused<C extends Refused["code"]>(code: C): Refusal<C> {
  // What is left of the body is not read, so the connection cannot be used again.
  return { ok: false, code, details: {}, headers: { connection: "close" } };
}
