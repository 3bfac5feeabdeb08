/**
 * Who may do what on the router: one table, from which both the embedded broker and Crossbar's
 * configuration and authorizer are derived. What the table does not allow is refused.
 */
import { parseTopic, type ParsedTopic, type TopicFamily } from "./topics.ts";

/**
 * anonymous: no token. user: a signed-in person. staff: an auctioneer or back-office person, who may also
 * listen to lane controls (which lane's events reach whom is then decided event by event, by authid).
 * backend: our own server, the only publisher.
 */
export const ROLES = ["anonymous", "user", "staff", "backend"] as const;
export type Role = (typeof ROLES)[number];

/** The backend's authid on both routers; a person's is his user id, so they never meet. */
export const BACKEND_AUTHID = "backend";

/** The roles that a person's token can give. */
export type PersonRole = Extract<Role, "user" | "staff">;

export type Action = "subscribe" | "publish" | "call" | "register";
export type Match = "exact" | "prefix" | "wildcard";

/** A joined session as far as permissions go. `authid` is the user's id as text for people. */
export interface Principal {
  role: Role;
  authid: string;
}

/** Whom a valid access token stands for. */
export interface Identity {
  userId: number;
  role: PersonRole;
  /** Real-clock instant (ms since 1970) at which the token is to be checked again; absent: never. */
  expiresAt?: number;
}

interface Rule {
  subscribe: readonly Role[];
  publish: readonly Role[];
  /** Only the topic whose id is the session's own authid, except for the backend. */
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
  "live.ctrl": { subscribe: ["staff", "backend"], publish: BACKEND },
  user: { subscribe: PEOPLE, publish: BACKEND, own: true },
};

/** URI prefixes outside the topics, all for the backend alone. */
export const BACKEND_PREFIXES: Readonly<Record<string, readonly Action[]>> = {
  /** The router's meta events and procedures: presence, kick. */
  "wamp.": ["subscribe", "call"],
  /** The procedures by which Crossbar asks us who somebody is and what he may do. */
  "marsa.auth.": ["register"],
};

/**
 * Whether this session may do this. Patterns (prefix, wildcard) are for the backend only, whatever the URI:
 * the prefix "us" would otherwise let a stranger hear "user.7".
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

/** Whether events of this topic must name who may receive them. */
export function needsEligible({ family }: ParsedTopic): boolean {
  return family === "user" || family === "live.ctrl";
}
