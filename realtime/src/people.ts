/** The sessions on one router and their people, as this server knows them. */
import { isDict } from "./wamp.ts";

/** The person of a session; null: an anonymous visitor, or the server itself. */
type Person = number | null;

export class People {
  readonly #bySession = new Map<number, Person>();
  /** Number of sessions of each person. */
  readonly #sessions = new Map<number, number>();

  /** A session has joined, or was asked about: its details as the router gives them. */
  arrived(details: unknown): void {
    if (!isDict(details) || typeof details["session"] !== "number") return;
    this.left(details["session"]);
    const isPerson = details["authrole"] === "user" || details["authrole"] === "staff";
    const person = isPerson ? Number(details["authid"]) : null;
    this.#bySession.set(details["session"], person);
    if (person !== null) this.#sessions.set(person, (this.#sessions.get(person) ?? 0) + 1);
  }

  /** A session has left. Returns its person; null also for a session that was never seen. */
  left(session: number): Person {
    const person = this.of(session) ?? null;
    this.#bySession.delete(session);
    if (person === null) return null;
    const others = (this.#sessions.get(person) ?? 1) - 1;
    if (others > 0) this.#sessions.set(person, others);
    else this.#sessions.delete(person);
    return person;
  }

  /** The person of a session; undefined for one that was never seen. */
  of(session: number): Person | undefined {
    return this.#bySession.get(session);
  }

  isHere(userId: number): boolean {
    return this.#sessions.has(userId);
  }

  clear(): void {
    this.#bySession.clear();
    this.#sessions.clear();
  }
}
