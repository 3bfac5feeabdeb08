/** The recorded server, its people, and the values that it has acknowledged to them. */
import type { OperationId } from "@marsa/api-spec/generated/operations";
import { callWithRetry, type Reply } from "../endurance/server-under-test.ts";
import type { Acknowledgements } from "./acknowledged.ts";
import type { Random } from "./random.ts";

export interface Person {
  readonly id: number;
  readonly token: string;
}

export interface Command {
  readonly operation: OperationId;
  readonly path?: Readonly<Record<string, string | number>>;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The password of everybody in this world. */
const PASSWORD = "harbour-light";

/** A command that may be repeated under its key. */
export interface Sent {
  readonly by: Person;
  readonly command: Command;
  readonly key: string;
  readonly reply: Reply;
  /** Whether a repeated key gets this reply. */
  readonly isStored: boolean;
}

/** Refusals that are stored under their key, like replies. */
const STORED_REFUSALS = ["BID_TOO_LOW", "ALREADY_LEADING", "MAX_NOT_HIGHER", "LOT_CLOSED"];

/** The longest time from the stored instant of the clock to the instant in the reply, ms. An advance is longer. */
const STORED_BEFORE_MS = 500;

/** How calls reach the server. */
export interface Way {
  readonly call: typeof callWithRetry;
  readonly fetch: typeof fetch;
}

/** Calls that fail with their server. */
const failing: Way = { call: callWithRetry, fetch };

export class World {
  readonly url: string;
  readonly seed: number;
  readonly acknowledged: Acknowledgements;
  /** Four bidders with a deposit. */
  readonly bidders: Person[] = [];
  /** Lots that stay open. */
  readonly lots: number[] = [];
  /** The least bid on a lot, if known, AED. */
  readonly nextMinimum = new Map<number, number>();
  clerk: Person | null = null;
  auctioneer: Person | null = null;
  /** The commands whose answers are stored. */
  readonly sent: Sent[] = [];
  /** The running live lane. */
  lane: number | null = null;
  readonly #way: Way;
  #keys = 0;

  constructor(url: string, seed: number, acknowledged: Acknowledgements, way = failing) {
    this.url = url;
    this.seed = seed;
    this.acknowledged = acknowledged;
    this.#way = way;
  }

  /** @throws Error for a reply that is no success. */
  async data(by: Person | null, command: Command): Promise<Reply["body"]> {
    const reply = await this.#ask(by, command);
    if (reply.status !== 200)
      throw new Error(`${command.operation} was answered ${reply.status}: ${reply.text}`);
    return reply.body.data;
  }

  /** Sends a command under a new key. Its reply is acknowledged. */
  async command(by: Person, command: Command): Promise<Sent> {
    this.#keys += 1;
    const key = `cut-${this.seed}-${String(this.#keys).padStart(8, "0")}`;
    const reply = await this.#ask(by, command, key);
    const isStored = reply.status === 200 || STORED_REFUSALS.includes(reply.body.result);
    const sent = { by, command, key, reply, isStored };
    if (isStored) {
      this.acknowledged.answered(by.id, command.operation, key);
      this.sent.push(sent);
    }
    return sent;
  }

  /**
   * Sends a command again under its key.
   * @throws Error when the reply differs from the stored one.
   */
  async repeat({ by, command, key, reply, isStored }: Sent): Promise<void> {
    if (!isStored) return;
    const again = await this.#ask(by, command, key);
    if (again.text !== reply.text || again.status !== reply.status)
      throw new Error(`${command.operation} ${key} was answered ${reply.text} and then ${again.text}`);
  }

  /** The header of a call that asks who it is. */
  async sure(by: Person): Promise<{ readonly "x-confirm": string }> {
    const { confirm } = await this.data(by, { operation: "confirmPassword", body: { password: PASSWORD } });
    return { "x-confirm": confirm };
  }

  async people(count: number, as: string): Promise<Person[]> {
    const made: { id_user: number; access_token: string }[] = await this.data(null, {
      operation: "makeTokens",
      body: { count, as, password: PASSWORD, ...(as === "buyer" && { deposit: 50_000_000 }) },
    });
    return made.map(({ id_user: id, access_token: token }) => {
      this.acknowledged.stands(`person ${id}`, "SELECT count(*) FROM session WHERE user_id = ?", [id]);
      return { id, token };
    });
  }

  /** Makes open lots with a start of 10,000 and a step of 100 AED. */
  async makeLots(count: number, seconds: number, more: object = {}): Promise<number[]> {
    const body = { count, seconds, start_price: 10_000, step: 100, ...more };
    const { ids } = await this.data(null, { operation: "makeLots", body });
    for (const id of ids) {
      this.nextMinimum.set(id, 10_000);
      this.acknowledged.stands(`lot ${id}`, "SELECT count(*) FROM lot WHERE id = ?", [id]);
    }
    return ids;
  }

  /** Advances the auction clock and runs all deadlines on the way. */
  async passTime(seconds: number): Promise<void> {
    const body = { advance_ms: 1_000 * seconds };
    const { now } = await this.data(null, { operation: "setClock", body });
    // Not the offset: it shrinks while the clock stands still in the next advance, and a heartbeat may store that.
    const query = "SELECT stamped_at >= ? FROM meta";
    this.acknowledged.stands(`the clock at ${now}`, query, [Date.parse(now) - STORED_BEFORE_MS]);
  }

  /** Presses a button of a page outside the contract. @throws Error when it leads nowhere */
  async press(page: string, form: Readonly<Record<string, string>>): Promise<void> {
    const to = new URL(page, this.url);
    const answer = await this.#way.fetch(to, {
      method: "POST",
      body: new URLSearchParams(form),
      redirect: "manual",
    });
    if (answer.status !== 303) throw new Error(`${page} was answered ${answer.status}`);
  }

  #ask(by: Person | null, { operation, path, body, headers }: Command, key?: string): Promise<Reply> {
    return this.#way.call(this.url, operation, {
      ...(path && { path }),
      ...(body && { body }),
      ...(headers && { headers }),
      ...(by && { token: by.token }),
      ...(key && { key }),
    });
  }
}

export type Act = (world: World, random: Random) => Promise<void>;
