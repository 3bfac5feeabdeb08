/**
 * The access rules of the router: one table for the embedded broker, and for Crossbar's configuration and
 * authorizer. An action without a rule is refused.
 */
import { parseTopic, type ParsedTopic, type TopicFamily } from "./topics.ts";

/**
 * anonymous: no token. user: a signed-in person. staff: an auctioneer or back-office person, who may also listen to
 * the staff's waiting lists and to lane controls (each event there names its recipients by authid). backend: our own server, the only publisher.
 */
export const ROLES = ["anonymous", "user", "staff", "backend"] as const;
export type Role = (typeof ROLES)[number];

/** The backend's authid on both routers. A person's authid is their user id, so they never meet. */
export const BACKEND_AUTHID = "backend";

/** The roles that a person's token can give. */
export type PersonRole = Extract<Role, "user" | "staff">;

export type Action = "subscribe" | "publish" | "call" | "register";
export type Match = "exact" | "prefix" | "wildcard";

/** The identity of a joined session. `authid` is the user's id as text for people. */
export interface Principal {
  role: Role;
  authid: string;
}

/** The person of a valid access token. */
export interface Identity {
  userId: number;
  role: PersonRole;
  /** Instant of the real clock (ms since 1970) for the next check of the token; absent: never. */
  expiresAt?: number;
}

interface Rule {
  subscribe: readonly Role[];
  publish: readonly Role[];
  /** Only the topic with the session's own authid as its id, except for the backend. */
  own?: true;
}

const EVERYONE = ROLES;
const PEOPLE = ["user", "staff", "backend"] as const;
const BACKEND = ["backend"] as const;

/** Topic family × action → roles. */
export const TOPIC_RULES: Readonly<Record<TopicFamily, Rule>> = {
  "heartbeat.pub": { subscribe: EVERYONE, publish: BACKEND },
  "auction.lots": { subscribe: EVERYONE, publish: BACKEND },
  "auction.lot": { subscribe: EVERYONE, publish: BACKEND },
  "live.queue": { subscribe: EVERYONE, publish: BACKEND },
  "staff.queues": { subscribe: ["staff", "backend"], publish: BACKEND },
  "live.ctrl": { subscribe: ["staff", "backend"], publish: BACKEND },
  user: { subscribe: PEOPLE, publish: BACKEND, own: true },
};

/** URI prefixes outside the topics, for the backend alone. */
export const BACKEND_PREFIXES: Readonly<Record<string, readonly Action[]>> = {
  /** The router's meta events and procedures: presence, kick. */
  "wamp.": ["subscribe", "call"],
  /** The procedure by which a router proves that it knows the backend's secret. */
  "marsa.router.": ["call"],
  /** The procedures by which Crossbar asks for the person of a token and their rights. */
  "marsa.auth.": ["register"],
};

/**
 * Returns whether a session may perform an action. Patterns (prefix, wildcard) are for the backend only: the prefix
 * "us" would otherwise let a stranger hear "user.7".
 */
export function isAllowed(who: Principal, action: Action, uri: string, match: Match = "exact"): boolean {
  if (match !== "exact") return who.role === "backend" && action === "subscribe";
  const topic = parseTopic(uri);
  if (topic) {
    if (action !== "subscribe" && action !== "publish") return false;
    const rule = TOPIC_RULES[topic.family];
    if (!rule[action].includes(who.role)) return false;
    return !rule.own || who.role === "backend" || who.authid === String(topic.id);
  }
  if (who.role !== "backend") return false;
  return Object.entries(BACKEND_PREFIXES).some(
    ([prefix, actions]) => uri.startsWith(prefix) && actions.includes(action),
  );
}

/** Returns whether events of this topic must name their recipients. */
export function needsEligible({ family }: ParsedTopic): boolean {
  return family === "user" || family === "live.ctrl";
}
