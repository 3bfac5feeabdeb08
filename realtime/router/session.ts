/** One client's session from HELLO to GOODBYE: it answers, refuses or aborts each message. */
import type { Principal } from "../src/access.ts";
import { REALM } from "../src/topics.ts";
import { isDict, ProtocolViolation, readMessage, WAMP, type Dict, type Message } from "../src/wamp.ts";
import type { Accepted, Challenge } from "./authentication.ts";
import type { Host, Link, Peer } from "./host.ts";
import { Bucket } from "./bucket.ts";
import { serve } from "./requests.ts";
import type { PreparedEvent, Subscription } from "./subscriptions.ts";

const LONGEST_TIMER = 2 ** 31 - 1;
const FEATURES = {
  broker: {
    features: {
      subscriber_blackwhite_listing: true,
      publisher_exclusion: true,
      pattern_based_subscription: true,
      session_meta_api: true,
      subscription_meta_api: true,
    },
  },
  dealer: { features: {} },
};

/** Messages that a refused request costs besides its own. */
const REFUSAL_COST = 29;

/** Ends of a session that the client caused by what it sent. */
const OFFENCES = new Set([
  "wamp.error.protocol_violation",
  "wamp.error.no_such_realm",
  "wamp.error.no_matching_auth_method",
  "marsa.error.too_many_messages",
]);

export class Session implements Peer {
  readonly id: number;
  readonly subscriptions = new Set<Subscription>();
  readonly #link: Link;
  readonly #host: Host;
  readonly #messages: Bucket;
  #phase: "new" | "checking" | "challenged" | "open" | "leaving" | "over" = "new";
  #principal: Principal | null = null;
  #method = "";
  #challenge: Challenge | null = null;
  #expiry: Accepted["expiry"];
  /** One timer at a time: the limit of the login, then the expiry of the token, then the time to leave. */
  #timer: NodeJS.Timeout | undefined;

  constructor(id: number, link: Link, host: Host) {
    this.id = id;
    this.#link = link;
    this.#host = host;
    const { messagesPerSecond, messageBurst } = host.limits;
    this.#messages = new Bucket(messagesPerSecond, messageBurst, performance.now());
    this.#after(host.limits.loginMs, () => this.abort("wamp.error.timeout", "Login takes too long"));
  }

  /** Null until WELCOME. */
  get principal(): Principal | null {
    return this.#principal;
  }

  get address(): string {
    return this.#link.address;
  }

  get isOpen(): boolean {
    return this.#phase === "open";
  }

  get isOver(): boolean {
    return this.#phase === "over";
  }

  /** A request was refused, which a client of ours never causes: it costs as much as many messages. */
  refused(): void {
    const now = performance.now();
    this.#messages.take(now, REFUSAL_COST);
    this.#link.takeMessage(now, REFUSAL_COST);
  }

  /** Takes one message from the client, parsed from JSON. Never throws. */
  receive(raw: unknown): void {
    if (this.#phase === "over") return;
    try {
      if (this.#takeMessage()) this.#handle(readMessage(raw));
    } catch (error) {
      if (error instanceof ProtocolViolation) this.violation(error.message);
      else this.abort("wamp.error.internal_error", error instanceof Error ? error.name : "unknown");
    }
  }

  /** Counts a ping or a pong of the client as a message. Returns whether it may be answered. */
  takeControlFrame(): boolean {
    return this.#phase !== "over" && this.#takeMessage();
  }

  #takeMessage(): boolean {
    const now = performance.now();
    if (this.#principal?.role === "backend") return true;
    if (this.#messages.take(now) && this.#link.takeMessage(now)) return true;
    this.abort("marsa.error.too_many_messages", "Slow down");
    return false;
  }

  /** Ends the session because the client broke the protocol. */
  violation(message: string): void {
    this.abort("wamp.error.protocol_violation", message);
  }

  /** Ends the session at once and tells the client the reason. */
  abort(reason: string, message: string): void {
    if (this.#phase === "over") return;
    this.#host.report("abort", this, reason);
    if (OFFENCES.has(reason)) this.#link.offended();
    this.#link.send([WAMP.ABORT, { message }, reason]);
    this.#end();
  }

  /** Asks the client to leave. From now on it gets no events, whether it answers or not. */
  goodbye(reason: string, message = ""): void {
    if (this.#phase === "leaving") return;
    if (this.#phase !== "open") return this.abort(reason, message);
    this.#host.report("goodbye", this, reason);
    this.#host.left(this);
    this.#phase = "leaving";
    this.#link.send([WAMP.GOODBYE, message ? { message } : {}, reason]);
    this.#after(this.#host.limits.leaveMs, () => this.#end());
  }

  send(message: readonly unknown[]): void {
    this.#link.send(message);
  }

  deliver(event: PreparedEvent): void {
    if (this.#phase === "open") this.#link.deliver(event);
  }

  /** The link has ended, for any reason. */
  closed(): void {
    this.#end();
  }

  #end(): void {
    if (this.#phase === "over") return;
    if (this.#phase === "open") this.#host.left(this);
    this.#phase = "over";
    clearTimeout(this.#timer);
    this.#link.close();
    this.#host.ended(this);
  }

  #farewell(): void {
    this.#link.send([WAMP.GOODBYE, {}, "wamp.close.goodbye_and_out"]);
    this.#end();
  }

  #handle(message: Message): void {
    const [type, first, second] = message;
    if (this.#phase === "open" && type !== WAMP.GOODBYE) return serve(this.#host, this, message);
    if (this.#phase === "open") return this.#farewell();
    if (type === WAMP.ABORT || (this.#phase === "leaving" && type === WAMP.GOODBYE)) return this.#end();
    if (this.#phase === "leaving") return;
    if (this.#phase === "new" && type === WAMP.HELLO) return this.#hello(first as string, second as Dict);
    if (this.#phase === "challenged" && type === WAMP.AUTHENTICATE)
      return void this.#authenticate(first as string);
    throw new ProtocolViolation(`Message ${type} while the login is ${this.#phase}`);
  }

  #hello(realm: string, details: Dict): void {
    if (realm !== REALM) return this.abort("wamp.error.no_such_realm", `There is no realm but ${REALM}`);
    const asked = details["authmethods"] ?? ["anonymous"];
    if (!Array.isArray(asked) || !isDict(details["roles"]))
      throw new ProtocolViolation("HELLO needs roles and a list of methods");
    const name = asked.find((method): method is string => this.#host.methods.has(method as string));
    const method = name === undefined ? undefined : this.#host.methods.get(name);
    if (!name || !method)
      return this.abort("wamp.error.no_matching_auth_method", "None of these methods is known");
    this.#method = name;
    const answer = method({ session: this.id, authid: details["authid"] });
    if (!("verify" in answer)) return this.#welcome(answer);
    this.#challenge = answer;
    this.#phase = "challenged";
    this.#link.send([WAMP.CHALLENGE, name, answer.extra]);
  }

  async #authenticate(signature: string): Promise<void> {
    this.#phase = "checking";
    let accepted: Accepted | null;
    try {
      accepted = (await this.#challenge?.verify(signature)) ?? null;
    } catch {
      return this.abort("wamp.error.authentication_failed", "The proof could not be checked, try again");
    }
    if (this.#phase !== "checking") return;
    if (accepted) this.#welcome(accepted);
    else this.abort("wamp.error.authentication_denied", "This proof is not valid");
  }

  #welcome(accepted: Accepted): void {
    clearTimeout(this.#timer);
    this.#phase = "open";
    this.#principal = { role: accepted.role, authid: accepted.authid };
    this.#watchExpiry(accepted.expiry);
    const { role: authrole, authid } = accepted;
    const details = {
      realm: REALM,
      authid,
      authrole,
      authmethod: this.#method,
      authprovider: "static",
      roles: FEATURES,
    };
    if (authrole !== "backend" && authrole !== "anonymous") this.#link.countTo(authid);
    this.#link.send([WAMP.WELCOME, this.id, details]);
    this.#host.joined(this);
  }

  #watchExpiry(expiry: Accepted["expiry"]): void {
    this.#expiry = expiry;
    if (!expiry) return;
    const wait = Math.min(Math.max(expiry.at - Date.now(), 1000), LONGEST_TIMER);
    this.#after(wait, () => void this.#expire(expiry));
  }

  /** Ends the session if its token does not hold any more. Without an answer it stays. */
  async checkToken(): Promise<void> {
    if (!this.#expiry) return;
    const isOver = await this.#expiry.renew().then(
      (accepted) => accepted === null,
      () => false,
    );
    if (isOver && this.#phase === "open") this.goodbye("marsa.close.token_expired");
  }

  /** An access token slides with its use, so its expiry is checked again before the session ends. */
  async #expire(expiry: NonNullable<Accepted["expiry"]>): Promise<void> {
    if (Date.now() < expiry.at) return this.#watchExpiry(expiry);
    const still = await expiry.renew().catch(() => null);
    if (this.#phase !== "open") return;
    if (still?.role === this.#principal?.role) this.#watchExpiry(still?.expiry);
    else this.goodbye("marsa.close.token_expired");
  }

  #after(ms: number, run: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(run, ms);
    this.#timer.unref();
  }
}
