/**
 * The topics of the marketplace: seven families, subscribed under exact names only. A WAMP URI component is [0-9a-z_]
 * only, so ids are plain positive integers without sign or leading zero.
 */

/** The one realm every session joins. */
export const REALM = "realm1";

/** Every topic this product publishes. */
export type Topic =
  | "heartbeat.pub"
  | "auction.lots"
  | "staff.queues"
  | `auction.lot.${number}`
  | `live.queue.${number}`
  | `live.ctrl.${number}`
  | `user.${number}`;

/** Families whose topic is one fixed name. */
export const SINGLE_FAMILIES = ["heartbeat.pub", "auction.lots", "staff.queues"] as const;
/** Families with one topic per id. */
export const NUMBERED_FAMILIES = ["auction.lot", "live.queue", "live.ctrl", "user"] as const;

export type SingleFamily = (typeof SINGLE_FAMILIES)[number];
export type NumberedFamily = (typeof NUMBERED_FAMILIES)[number];
export type TopicFamily = SingleFamily | NumberedFamily;

/** A parsed topic. `id` is null for the families with one topic. */
export type ParsedTopic = { family: SingleFamily; id: null } | { family: NumberedFamily; id: number };

/** Server time, clock rate, epoch and the last seq of every running lane, every 2 s, for everyone. */
export const HEARTBEAT = "heartbeat.pub" satisfies Topic;

/** Hints for lists of lots, for everyone; without a seq of their own. */
export const LOT_HINTS = "auction.lots" satisfies Topic;

/** Names of the staff's waiting lists that changed, for staff; without a seq. */
export const STAFF_HINTS = "staff.queues" satisfies Topic;

/** Price, bids, leader's mark, end and light of one lot, for everyone. */
export const lotTopic = (id: number): Topic => `auction.lot.${positive(id)}`;

/** Order, current lot, phase and deadline of one lane, for everyone. */
export const laneTopic = (id: number): Topic => `live.queue.${positive(id)}`;

/** Events for the operators of one lane and staff. Published with `eligibleAuthid`. */
export const laneControlTopic = (id: number): Topic => `live.ctrl.${positive(id)}`;

/** Events for one user alone. Published with `eligibleAuthid`. */
export const userTopic = (id: number): Topic => `user.${positive(id)}`;

const ID = /^[1-9][0-9]{0,15}$/;

/** Parses a topic. Returns null for any other text: a prefix, an unknown family, a sign, a leading zero, a space. */
export function parseTopic(uri: string): ParsedTopic | null {
  if (isOneOf(SINGLE_FAMILIES, uri)) return { family: uri, id: null };
  const dot = uri.lastIndexOf(".");
  const family = uri.slice(0, dot);
  const digits = uri.slice(dot + 1);
  const id = Number(digits);
  if (!isOneOf(NUMBERED_FAMILIES, family) || !ID.test(digits) || !Number.isSafeInteger(id)) return null;
  return { family, id };
}

function isOneOf<Name extends string>(names: readonly Name[], name: string): name is Name {
  return (names as readonly string[]).includes(name);
}

/** Returns whether the text is exactly one of our topics. */
export function isTopic(uri: string): uri is Topic {
  return parseTopic(uri) !== null;
}

function positive(id: number): number {
  if (!Number.isSafeInteger(id) || id < 1)
    throw new RangeError(`A topic needs a positive integer id, not ${id}`);
  return id;
}
