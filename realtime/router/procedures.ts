/** The router's own procedures, with the names and answers of Crossbar's meta API. */
import type { Match } from "../src/access.ts";
import { isDict } from "../src/wamp.ts";
import type { Peer } from "./host.ts";
import { Refusal } from "./requests.ts";
import type { Subscriber, Subscriptions } from "./subscriptions.ts";

type Procedure = (args: readonly unknown[]) => unknown;

/** Reason for a session that the backend ended. */
const KILLED = "wamp.close.killed";

export function routerProcedures(
  sessions: ReadonlyMap<number, Peer>,
  subscriptions: Subscriptions,
): ReadonlyMap<string, Procedure> {
  const subscribersOf = (id: unknown): ReadonlySet<Subscriber> => {
    const subscription = subscriptions.get(id as number);
    if (!subscription) throw new Refusal("wamp.error.no_such_subscription", "There is no such subscription");
    return subscription.subscribers;
  };
  const open = (): Peer[] => [...sessions.values()].filter((session) => session.isOpen);
  return new Map<string, Procedure>([
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
      ([authid, reason]) => {
        const killed = open().filter((session) => session.principal?.authid === authid);
        for (const session of killed) session.goodbye(text(reason) ?? KILLED);
        return killed.map((session) => session.id);
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
