/** The part of WAMP v2 that this product uses: message types, their shapes, and the strict URI rule. */

/** Message type codes of the WAMP specification. */
export const WAMP = {
  HELLO: 1,
  WELCOME: 2,
  ABORT: 3,
  CHALLENGE: 4,
  AUTHENTICATE: 5,
  GOODBYE: 6,
  ERROR: 8,
  PUBLISH: 16,
  PUBLISHED: 17,
  SUBSCRIBE: 32,
  SUBSCRIBED: 33,
  UNSUBSCRIBE: 34,
  UNSUBSCRIBED: 35,
  EVENT: 36,
  CALL: 48,
  CANCEL: 49,
  RESULT: 50,
  REGISTER: 64,
  REGISTERED: 65,
  UNREGISTER: 66,
  INVOCATION: 68,
  YIELD: 70,
} as const;

/** The one WebSocket sub-protocol spoken: WAMP v2, JSON, one message per text frame. */
export const SUBPROTOCOL = "wamp.2.json";

export type Dict = Readonly<Record<string, unknown>>;
/** A message that has passed `readMessage`: a type code and its fields. */
export type Message = readonly [type: number, ...fields: unknown[]];

/** The peer broke the protocol; the session must end. */
export class ProtocolViolation extends Error {
  override name = "ProtocolViolation";
}

type Field = "id" | "dict" | "uri" | "text" | "list" | "type" | "list?" | "dict?";

/** The allowed types of each place. Any other message breaks the protocol. */
const SHAPES: Readonly<Record<number, readonly Field[]>> = {
  [WAMP.HELLO]: ["uri", "dict"],
  [WAMP.WELCOME]: ["id", "dict"],
  [WAMP.ABORT]: ["dict", "uri", "list?", "dict?"],
  [WAMP.CHALLENGE]: ["text", "dict"],
  [WAMP.AUTHENTICATE]: ["text", "dict"],
  [WAMP.GOODBYE]: ["dict", "uri"],
  [WAMP.ERROR]: ["type", "id", "dict", "uri", "list?", "dict?"],
  [WAMP.PUBLISH]: ["id", "dict", "uri", "list?", "dict?"],
  [WAMP.PUBLISHED]: ["id", "id"],
  [WAMP.SUBSCRIBE]: ["id", "dict", "uri"],
  [WAMP.SUBSCRIBED]: ["id", "id"],
  [WAMP.UNSUBSCRIBE]: ["id", "id"],
  [WAMP.UNSUBSCRIBED]: ["id"],
  [WAMP.EVENT]: ["id", "id", "dict", "list?", "dict?"],
  [WAMP.CALL]: ["id", "dict", "uri", "list?", "dict?"],
  [WAMP.CANCEL]: ["id", "dict"],
  [WAMP.RESULT]: ["id", "dict", "list?", "dict?"],
  [WAMP.REGISTER]: ["id", "dict", "uri"],
  [WAMP.REGISTERED]: ["id", "id"],
  [WAMP.UNREGISTER]: ["id", "id"],
  [WAMP.INVOCATION]: ["id", "id", "dict", "list?", "dict?"],
  [WAMP.YIELD]: ["id", "dict", "list?", "dict?"],
};

/**
 * Checks one parsed message and returns it.
 * @throws ProtocolViolation for an invalid one.
 */
export function readMessage(raw: unknown): Message {
  if (!Array.isArray(raw)) throw new ProtocolViolation("A message is a list");
  const [type, ...fields]: unknown[] = raw;
  const shape = typeof type === "number" ? SHAPES[type] : undefined;
  if (typeof type !== "number" || !shape) throw new ProtocolViolation("Unknown message type");
  if (fields.length > shape.length) throw new ProtocolViolation(`Message ${type} has too many fields`);
  shape.forEach((field, place) => {
    if (!fits(field, fields[place]))
      throw new ProtocolViolation(`Message ${type}: field ${place + 1} is no ${field}`);
  });
  return [type, ...fields];
}

/** The WAMP specification includes 2^53. */
const HIGHEST_ID = 2 ** 53;

function fits(field: Field, value: unknown): boolean {
  switch (field) {
    case "id":
      return Number.isInteger(value) && (value as number) > 0 && (value as number) <= HIGHEST_ID;
    case "type":
      return Number.isSafeInteger(value);
    case "uri":
    case "text":
      return typeof value === "string";
    case "list":
      return Array.isArray(value);
    case "dict":
      return isDict(value);
    case "list?":
      return value === undefined || Array.isArray(value);
    case "dict?":
      return value === undefined || isDict(value);
  }
}

/** Returns whether the value is a JSON object. */
export function isDict(value: unknown): value is Dict {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

const COMPONENT = "[0-9a-z_]+";
const EXACT_URI = new RegExp(`^${COMPONENT}(\\.${COMPONENT})*$`);
const PATTERN_URI = /^[0-9a-z_.]*$/;

/** The strict URI rule: components of [0-9a-z_], none empty; a pattern may leave components empty. */
export function isUri(uri: string, pattern = false): boolean {
  return uri.length <= 255 && (pattern ? PATTERN_URI : EXACT_URI).test(uri);
}
