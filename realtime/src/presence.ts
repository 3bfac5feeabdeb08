/** Asks one router who is there, and ends sessions. */
import { TOKEN_EXPIRED } from "./crossbar-access.ts";
import { People } from "./people.ts";
import type { Topic } from "./topics.ts";

/** Calls a procedure of the router. @throws RealtimeError without a link. */
type Call = (procedure: string, args: readonly unknown[]) => Promise<unknown>;

export class Presence {
  /** Sessions that the router has told of. */
  readonly people = new People();
  readonly #call: Call;

  constructor(call: Call) {
    this.#call = call;
  }

  /** Returns the number of ended sessions of this person. */
  async kick(userId: number, reason: string): Promise<number> {
    const killed = await this.#call("wamp.session.kill_by_authid", [String(userId), reason]);
    return Array.isArray(killed) ? killed.length : 0;
  }

  /**
   * Ends this person's sessions that are older than this server: their tokens are unknown to it, so they log in
   * again.
   */
  async endOlder(userId: number): Promise<void> {
    const sessions = (await this.#call("wamp.session.list", [])) as number[];
    for (const session of await this.#learn(sessions)) {
      if (this.people.of(session) === userId)
        await this.#call("wamp.session.kill", [session, TOKEN_EXPIRED]).catch(() => null);
    }
  }

  /** Returns the number of sessions subscribed to the topic now. */
  async countSubscribers(topic: Topic): Promise<number> {
    return (await this.#subscribers(topic)).length;
  }

  /** Returns the signed-in people subscribed to the topic now, each once. */
  async at(topic: Topic): Promise<ReadonlySet<number>> {
    const sessions = await this.#subscribers(topic);
    await this.#learn(sessions);
    return new Set(sessions.flatMap((session) => this.people.of(session) ?? []));
  }

  async #subscribers(topic: Topic): Promise<number[]> {
    const subscription = await this.#call("wamp.subscription.lookup", [topic]);
    if (typeof subscription !== "number") return [];
    const listed = await this.#call("wamp.subscription.list_subscribers", [subscription]).catch(() => []);
    return Array.isArray(listed) ? (listed as number[]) : [];
  }

  /** Asks whose the unknown sessions are: Crossbar has some that are older than this server. Returns these. */
  async #learn(sessions: readonly number[]): Promise<number[]> {
    const unknown = sessions.filter((session) => this.people.of(session) === undefined);
    await Promise.all(
      unknown.map(async (session) =>
        this.people.arrived(await this.#call("wamp.session.get", [session]).catch(() => null)),
      ),
    );
    return unknown;
  }
}
