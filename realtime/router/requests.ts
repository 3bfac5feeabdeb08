/** Answers the requests of an open session. */
import { isAllowed, type Action, type Match } from "../src/access.ts";
import { isUri, ProtocolViolation, WAMP, type Dict, type Message } from "../src/wamp.ts";
import type { Host, Peer } from "./host.ts";

/** An ERROR reply to one request; the session goes on. */
export class Refusal extends Error {
  readonly uri: string;
  constructor(uri: string, message: string) {
    super(message);
    this.uri = uri;
  }
}

type Request = readonly [
  type: number,
  id: number,
  options: Dict,
  uri: string,
  args?: readonly unknown[],
  kwargs?: Dict,
];
type Reply = readonly unknown[];

const HANDLERS: Readonly<Record<number, (host: Host, peer: Peer, request: Request) => Reply>> = {
  [WAMP.SUBSCRIBE]: subscribe,
  [WAMP.UNSUBSCRIBE]: unsubscribe,
  [WAMP.PUBLISH]: publish,
  [WAMP.CALL]: call,
  [WAMP.CANCEL]: () => {
    // Every call is answered at once, so none is left to cancel.
    throw new Refusal("wamp.error.canceled", "There is no such call");
  },
  [WAMP.REGISTER]: () => {
    throw new Refusal("wamp.error.not_authorized", "This router has procedures of its own only");
  },
  [WAMP.UNREGISTER]: () => {
    throw new Refusal("wamp.error.no_such_registration", "There is no such registration");
  },
};

/**
 * Answers one request of a checked shape.
 * @throws ProtocolViolation for a message that is no request.
 */
export function serve(host: Host, peer: Peer, message: Message): void {
  const request = message as unknown as Request;
  const [type, id, options] = request;
  const handler = HANDLERS[type];
  if (!handler) throw new ProtocolViolation(`Message ${type} in an open session`);
  const wantsReply = type !== WAMP.PUBLISH || options["acknowledge"] === true;
  try {
    const reply = handler(host, peer, request);
    if (wantsReply) peer.send(reply);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    host.report("refusal", peer, error.uri);
    peer.refused();
    // The answer to CANCEL is the one to its CALL.
    const answered = type === WAMP.CANCEL ? WAMP.CALL : type;
    if (wantsReply) peer.send([WAMP.ERROR, answered, id, {}, error.uri, [error.message]]);
  }
}

const PATTERNS: readonly unknown[] = ["exact", "prefix", "wildcard"];

function subscribe(host: Host, peer: Peer, [, id, options, uri]: Request): Reply {
  const match = options["match"] ?? "exact";
  if (!PATTERNS.includes(match)) throw new ProtocolViolation("Unknown match");
  permit(peer, "subscribe", uri, match as Match);
  if (peer.subscriptions.size >= host.limits.subscriptions && peer.principal?.role !== "backend")
    throw new Refusal("marsa.error.too_many_subscriptions", "Unsubscribe from something first");
  return [WAMP.SUBSCRIBED, id, host.subscribe(peer, uri, match as Match)];
}

function unsubscribe(host: Host, peer: Peer, [, id, subscription]: Request): Reply {
  if (!host.unsubscribe(peer, subscription as unknown as number))
    throw new Refusal("wamp.error.no_such_subscription", "There is no such subscription");
  return [WAMP.UNSUBSCRIBED, id];
}

function publish(host: Host, peer: Peer, [, id, options, topic, args, kwargs]: Request): Reply {
  permit(peer, "publish", topic);
  return [WAMP.PUBLISHED, id, host.publish(peer, topic, args, kwargs, options)];
}

function call(host: Host, peer: Peer, [, id, , procedure, args]: Request): Reply {
  permit(peer, "call", procedure);
  return [WAMP.RESULT, id, {}, [host.call(procedure, args ?? [])]];
}

function permit({ principal }: Peer, action: Action, uri: string, match: Match = "exact"): void {
  if (!isUri(uri, match !== "exact"))
    throw new Refusal("wamp.error.invalid_uri", "Components of a-z, 0-9 and _ only");
  if (!principal || !isAllowed(principal, action, uri, match))
    throw new Refusal("wamp.error.not_authorized", `You may not ${action} here`);
}
