/** The router's own procedures: its proof, and those of Crossbar's meta API with their names and answers. */
import type { Match } from "../src/access.ts";
import { isDict } from "../src/wamp.ts";
import { PROVE, proofOfRouter } from "../src/wampcra.ts";
import type { Peer } from "./host.ts";
import { Refusal } from "./requests.ts";
import type { Subscriber, Subscription, Subscriptions } from "./subscriptions.ts";

type Procedure = (args: readonly unknown[]) => unknown;

/** Reason for a session that the backend ended. */
const KILLED = "wamp.close.killed";

export function routerProcedures(
  sessions: ReadonlyMap<number, Peer>,
  subscriptions: Subscriptions,
  secret: string,
): ReadonlyMap<string, Procedure> {
  const subscriptionOf = (id: unknown): Subscription => {
    const subscription = subscriptions.get(id as number);
    if (!subscription) throw new Refusal("wamp.error.no_such_subscription", "There is no such subscription");
    return subscription;
  };
  const subscribersOf = (id: unknown): ReadonlySet<Subscriber> => subscriptionOf(id).subscribers;
  const ids = (match: Match): number[] => subscriptions.all(match).map(({ id }) => id);
  const kill = (reason: unknown, isMeant: (session: Peer) => boolean): number[] => {
    const killed = open().filter(isMeant);
    for (const session of killed) session.goodbye(text(reason) ?? KILLED);
    return killed.map((session) => session.id);
  };
  const open = (): Peer[] => [...sessions.values()].filter((session) => session.isOpen);
  return new Map<string, Procedure>([
    [PROVE, ([nonce]) => proofOfRouter(secret, String(nonce))],
    ["wamp.session.count", () => open().length],
    ["wamp.session.list", () => open().map((session) => session.id)],
    [
      "wamp.session.get",
      ([id]) => {
        const { principal } = sessions.get(id as number) ?? {};
        if (!principal) throw new Refusal("wamp.error.no_such_session", "There is no such session");
        return { session: id, authid: principal.authid, authrole: principal.role };
      },
    ],
    [
      "wamp.session.kill",
      ([id, reason]) => {
        const session = sessions.get(id as number);
        if (!session?.isOpen) throw new Refusal("wamp.error.no_such_session", "There is no such session");
        session.goodbye(text(reason) ?? KILLED);
        return null;
      },
    ],
    [
      "wamp.session.kill_by_authid",
      ([authid, reason]) => kill(reason, ({ principal }) => principal?.authid === authid),
    ],
    [
      "wamp.session.kill_by_authrole",
      ([role, reason]) => kill(reason, ({ principal }) => principal?.role === role),
    ],
    ["wamp.session.kill_all", ([reason]) => kill(reason, ({ principal }) => principal?.role !== "backend")],
    [
      "wamp.subscription.list",
      () => ({ exact: ids("exact"), prefix: ids("prefix"), wildcard: ids("wildcard") }),
    ],
    ["wamp.subscription.match", ([topic]) => subscriptions.hearing(String(topic)).map(({ id }) => id)],
    [
      "wamp.subscription.get",
      ([asked]) => {
        const { id, uri, match, created } = subscriptionOf(asked);
        return { id, uri, match, created };
      },
    ],
    [
      "wamp.subscription.lookup",
      ([uri, options]) => {
        const match = (isDict(options) ? (options["match"] ?? "exact") : "exact") as Match;
        return subscriptions.find(String(uri), match)?.id ?? null;
      },
    ],
    ["wamp.subscription.count_subscribers", ([id]) => subscribersOf(id).size],
    [
      "wamp.subscription.list_subscribers",
      ([id]) => [...subscribersOf(id)].map((subscriber) => subscriber.id),
    ],
  ]);
}

const text = (value: unknown): string | null => (typeof value === "string" ? value : null);
