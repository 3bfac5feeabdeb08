/** The backend's WAMP session on either router: prove each other, publish, subscribe, call, register. */
import { randomBytes } from "node:crypto";
import { BACKEND_AUTHID } from "./access.ts";
import { RealtimeError, type RealtimeErrorName } from "./errors.ts";
import { REALM } from "./topics.ts";
import type { Transport } from "./transport.ts";
import { isDict, ProtocolViolation, readMessage, WAMP, type Dict, type Message } from "./wamp.ts";
import { isSameProof, PROVE, proofOfRouter, signChallenge } from "./wampcra.ts";

type EventHandler = (args: readonly unknown[]) => void;
type Procedure = (args: readonly unknown[]) => Promise<unknown>;

interface Pending {
  type: number;
  since: number;
  resolve: (fields: readonly unknown[]) => void;
  reject: (error: RealtimeError) => void;
}

/** The catalog's name for a failed request. */
const FAILURES: Readonly<Record<number, RealtimeErrorName>> = {
  [WAMP.PUBLISH]: "PublishError",
  [WAMP.SUBSCRIBE]: "SubscribeError",
  [WAMP.CALL]: "CallError",
  [WAMP.REGISTER]: "RegisterError",
};
const REPLIES: Readonly<Record<number, number>> = {
  [WAMP.PUBLISHED]: WAMP.PUBLISH,
  [WAMP.SUBSCRIBED]: WAMP.SUBSCRIBE,
  [WAMP.RESULT]: WAMP.CALL,
  [WAMP.REGISTERED]: WAMP.REGISTER,
};
const CLIENT_ROLES = { publisher: {}, subscriber: {}, caller: {}, callee: {} };

/** An error of a registered procedure, with its own URI. */
export class ProcedureError extends Error {
  readonly uri: string;
  constructor(uri: string, message: string) {
    super(message);
    this.uri = uri;
  }
}

export interface BackendSessionOptions {
  secret: string;
  /** ms without an answer to a login or a request after which the router counts as frozen. */
  patienceMs: number;
  /** The session has ended: refused, lost, frozen or closed. Called once. */
  onEnd: (error: RealtimeError) => void;
  onJoin: () => void;
}

export class BackendSession {
  readonly #transport: Transport;
  readonly #options: BackendSessionOptions;
  readonly #pending = new Map<number, Pending>();
  readonly #handlers = new Map<number, EventHandler>();
  readonly #procedures = new Map<number, Procedure>();
  readonly #watch: NodeJS.Timeout;
  #joined = false;
  #ended = false;
  #lastRequest = 0;
  #startedAt = performance.now();

  constructor(transport: Transport, options: BackendSessionOptions) {
    this.#transport = transport;
    this.#options = options;
    const details = { roles: CLIENT_ROLES, authmethods: ["wampcra"], authid: BACKEND_AUTHID };
    transport.onOpen = () => transport.send([WAMP.HELLO, REALM, details]);
    transport.onMessage = (message) => this.#receive(message);
    transport.onClose = (reason) => this.#end(new RealtimeError("WebsocketError", { message: reason }));
    this.#watch = setInterval(() => this.#checkPatience(), Math.max(50, options.patienceMs / 4));
    this.#watch.unref();
  }

  /** Resolves when the router has the event. */
  async publish(topic: string, payload: object, eligible: readonly string[] | null): Promise<void> {
    const options = eligible ? { acknowledge: true, eligible_authid: eligible } : { acknowledge: true };
    await this.#request(WAMP.PUBLISH, options, topic, [payload]);
  }

  /** Returns the procedure's first result. */
  async call(procedure: string, args: readonly unknown[]): Promise<unknown> {
    const [, results] = await this.#request(WAMP.CALL, {}, procedure, args);
    return Array.isArray(results) ? results[0] : undefined;
  }

  async subscribe(topic: string, handler: EventHandler): Promise<void> {
    const [subscription] = await this.#request(WAMP.SUBSCRIBE, {}, topic);
    this.#handlers.set(subscription as number, handler);
  }

  async register(uri: string, procedure: Procedure): Promise<void> {
    const [registration] = await this.#request(WAMP.REGISTER, {}, uri);
    this.#procedures.set(registration as number, procedure);
  }

  close(): void {
    if (this.#joined) this.#transport.send([WAMP.GOODBYE, {}, "wamp.close.normal"]);
    this.#fail(new RealtimeError("WampError", { message: "Closed by us" }));
  }

  #request(
    type: number,
    options: Dict,
    uri: string,
    ...payload: readonly unknown[]
  ): Promise<readonly unknown[]> {
    return new Promise((resolve, reject) => {
      if (this.#ended)
        return reject(new RealtimeError(FAILURES[type] ?? "WampError", { message: "The session is over" }));
      const id = ++this.#lastRequest;
      this.#pending.set(id, { type, since: performance.now(), resolve, reject });
      this.#transport.send([type, id, options, uri, ...payload]);
    });
  }

  #receive(raw: unknown): void {
    if (this.#ended) return;
    try {
      this.#handle(readMessage(raw));
    } catch (error) {
      this.#fail(
        error instanceof RealtimeError ? error : new RealtimeError("ProtocolViolation", { cause: error }),
      );
    }
  }

  #handle(message: Message): void {
    const [type, first, second, , fourth, fifth] = message;
    if (type === WAMP.ABORT || type === WAMP.GOODBYE) throw ended(first as Dict, second as string);
    if (!this.#joined) return this.#login(type, first, second as Dict);
    const request = REPLIES[type];
    if (request !== undefined) return this.#take(first as number, request).resolve(message.slice(2));
    if (type === WAMP.ERROR)
      return this.#take(second as number, first as number).reject(
        failure(first as number, fourth as string, fifth),
      );
    if (type === WAMP.EVENT) return this.#handlers.get(first as number)?.((fourth ?? []) as unknown[]);
    if (type === WAMP.INVOCATION)
      return void this.#invoke(first as number, second as number, (fourth ?? []) as unknown[]);
    throw new ProtocolViolation(`Message ${type} to the backend`);
  }

  #login(type: number, first: unknown, details: Dict): void {
    if (type === WAMP.CHALLENGE) {
      const challenge = details["challenge"];
      if (first !== "wampcra" || typeof challenge !== "string") throw new RealtimeError("NoCRACallbackOrId");
      return this.#transport.send([WAMP.AUTHENTICATE, signChallenge(this.#options.secret, challenge), {}]);
    }
    if (type !== WAMP.WELCOME) throw new ProtocolViolation(`Message ${type} instead of WELCOME`);
    requireFeatures(details["roles"]);
    this.#joined = true;
    void this.#checkRouter();
  }

  /** Joins only a router that knows the secret: any other one would read every private event. */
  async #checkRouter(): Promise<void> {
    const nonce = randomBytes(32).toString("base64");
    try {
      const proof = await this.call(PROVE, [nonce]);
      if (!isSameProof(proofOfRouter(this.#options.secret, nonce), String(proof)))
        throw new Error("The router does not know the secret");
      this.#options.onJoin();
    } catch (error) {
      this.#fail(
        new RealtimeError("WampError", { message: "The router did not prove itself", cause: error }),
      );
    }
  }

  #take(id: number, type: number): Pending {
    const pending = this.#pending.get(id);
    if (pending?.type !== type) throw new ProtocolViolation("An answer to nothing we asked");
    this.#pending.delete(id);
    return pending;
  }

  async #invoke(id: number, registration: number, args: readonly unknown[]): Promise<void> {
    try {
      const result = await this.#procedures.get(registration)?.(args);
      this.#transport.send([WAMP.YIELD, id, {}, [result]]);
    } catch (error) {
      const uri = error instanceof ProcedureError ? error.uri : "wamp.error.runtime_error";
      this.#transport.send([
        WAMP.ERROR,
        WAMP.INVOCATION,
        id,
        {},
        uri,
        [error instanceof Error ? error.message : ""],
      ]);
    }
  }

  #checkPatience(): void {
    const oldest = this.#joined ? this.#pending.values().next().value?.since : this.#startedAt;
    if (oldest !== undefined && performance.now() - oldest > this.#options.patienceMs)
      this.#fail(new RealtimeError("WebsocketError", { message: "The router does not answer" }));
  }

  #fail(error: RealtimeError): void {
    this.#end(error);
    this.#transport.close();
  }

  #end(error: RealtimeError): void {
    if (this.#ended) return;
    this.#ended = true;
    clearInterval(this.#watch);
    for (const { type, reject } of this.#pending.values())
      reject(new RealtimeError(FAILURES[type] ?? "WampError", { cause: error }));
    this.#pending.clear();
    this.#options.onEnd(error);
  }
}

const text = (value: unknown): string | null => (typeof value === "string" ? value : null);

function ended(details: Dict, uri: string): RealtimeError {
  const name =
    uri === "wamp.error.protocol_violation"
      ? "ProtocolViolation"
      : uri === "wamp.error.no_such_realm"
        ? "NoRealm"
        : "Aborted";
  return new RealtimeError(name, { uri, message: text(details["message"]) ?? uri });
}

function failure(type: number, uri: string, args: unknown): RealtimeError {
  const taken = uri === "wamp.error.procedure_already_exists";
  const message = Array.isArray(args) && args.length > 0 ? String(args[0]) : uri;
  return new RealtimeError(taken ? "RPCAlreadyRegistered" : (FAILURES[type] ?? "WampError"), {
    uri,
    message,
  });
}

/** Never publishes on a router that ignores `eligible_authid`, since it would show private events to everybody. */
function requireFeatures(roles: unknown): void {
  const broker = isDict(roles) ? roles["broker"] : undefined;
  if (!isDict(roles) || !isDict(broker)) throw new RealtimeError("NoBroker");
  if (!isDict(roles["dealer"])) throw new RealtimeError("NoDealer");
  const features = broker["features"];
  if (!isDict(features) || features["subscriber_blackwhite_listing"] !== true)
    throw new RealtimeError("FeatureNotSupported");
}
