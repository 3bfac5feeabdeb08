/**
 * One connection to the router over autobahn, which only this module loads. autobahn's own retry stays off (it
 * stops for good after an ABORT and never resubscribes). An ended link is never used again, and its later messages
 * are ignored.
 */
import autobahn from "autobahn";
import { RealtimeError } from "./errors.ts";

/** The `wamp` part of the public configuration. */
export interface RealtimeConfig {
  url: string;
  realm: string;
  /** Methods the router accepts from a person, best first: `["jwt"]`, or `["ticket"]`. Anonymous always works. */
  methods: readonly string[];
}

/** Members that @types/autobahn lacks for autobahn 26. */
declare module "autobahn" {
  interface ISerializer {
    SERIALIZER_ID: string;
    BINARY: boolean;
    serialize(message: unknown): string;
    unserialize(payload: string): unknown;
  }
  interface IConnectionOptions {
    serializers?: ISerializer[];
  }
  interface ILog {
    warn(...args: unknown[]): void;
  }
}

// `onEnd` reports every end of a link; autobahn would also write it to the console.
autobahn.log.warn = () => {};

/** JSON only. An invalid frame becomes a message of no known type, which autobahn refuses. */
const JSON_ONLY = {
  SERIALIZER_ID: "json",
  BINARY: false,
  serialize: (message: unknown) => JSON.stringify(message),
  unserialize: (payload: string): unknown => {
    try {
      const message: unknown = JSON.parse(payload);
      return Array.isArray(message) ? message : [-1];
    } catch {
      return [-1];
    }
  },
};

export interface LinkOptions {
  config: RealtimeConfig;
  token: () => string | null | Promise<string | null>;
  /** ms from the start to WELCOME. */
  timeoutMs: number;
  onJoin: () => void;
  /** Called once and last. Not called when `drop` ended the link. */
  onEnd: (error: RealtimeError) => void;
}

export class Link {
  readonly #options: LinkOptions;
  readonly #timeout: ReturnType<typeof setTimeout>;
  #connection: autobahn.Connection | null = null;
  #session: autobahn.Session | null = null;
  #cause: RealtimeError | null = null;
  #ended = false;

  /** Starts connecting at once. */
  constructor(options: LinkOptions) {
    this.#options = options;
    this.#timeout = setTimeout(
      () => this.#fail("WebsocketError", "The router does not answer"),
      options.timeoutMs,
    );
    void this.#open();
  }

  /**
   * Subscribes.
   * @returns A function that unsubscribes.
   * @throws SubscribeError, and UnsubscribeError from the returned function.
   */
  async subscribe(topic: string, handler: (payload: unknown) => void): Promise<() => Promise<void>> {
    const session = this.#session;
    if (!session || this.#ended) throw new RealtimeError("SubscribeError", { message: "There is no link" });
    try {
      const subscription = await session.subscribe(topic, (args?: unknown[]) => {
        if (!this.#ended) handler(args?.[0]);
      });
      return () => this.#unsubscribe(session, subscription);
    } catch (error) {
      throw refused("SubscribeError", error);
    }
  }

  /** Ends the link without a message. */
  drop(): void {
    this.#end();
  }

  async #open(): Promise<void> {
    const { config } = this.#options;
    let signedIn: boolean;
    try {
      signedIn = (await this.#options.token()) !== null;
    } catch (cause) {
      return this.#finish(new RealtimeError("ChallengeException", { cause }));
    }
    if (this.#ended) return;
    const connection = new autobahn.Connection({
      url: config.url,
      realm: config.realm,
      authmethods: signedIn ? [...config.methods] : ["anonymous"],
      serializers: [JSON_ONLY],
      use_es6_promises: true,
      max_retries: 0,
      // autobahn takes a promise of a string, though its types know only those of an old library.
      onchallenge: (() => this.#answer()) as unknown as () => string,
      on_user_error: (error) => (this.#cause ??= wrap(error)),
      on_internal_error: (error, message) => (this.#cause ??= internal(error, message)),
    });
    this.#connection = connection;
    // These handlers are autobahn's, not the DOM's.
    // oxlint-disable-next-line unicorn/prefer-add-event-listener
    connection.onopen = (session, details) => this.#joined(session, details);
    // oxlint-disable-next-line unicorn/prefer-add-event-listener
    connection.onclose = (reason, details) => {
      this.#finish(this.#cause ?? closed(reason, details));
      return true;
    };
    connection.open();
  }

  /**
   * Answers the challenge with the present token. Keeps the reason for a missing token, since autobahn only reports
   * a failure.
   */
  async #answer(): Promise<string> {
    let token: string | null;
    try {
      token = await this.#options.token();
    } catch (cause) {
      throw (this.#cause = new RealtimeError("ChallengeException", { cause }));
    }
    if (token === null) throw (this.#cause = new RealtimeError("NoCRACallbackOrId"));
    return token;
  }

  #joined(session: autobahn.Session, details: { roles?: { broker?: unknown } }): void {
    if (this.#ended) return;
    if (!details.roles?.broker) return this.#fail("NoBroker");
    clearTimeout(this.#timeout);
    this.#session = session;
    this.#options.onJoin();
  }

  async #unsubscribe(session: autobahn.Session, subscription: autobahn.ISubscription): Promise<void> {
    if (this.#ended) return;
    try {
      await session.unsubscribe(subscription);
    } catch (error) {
      throw refused("UnsubscribeError", error);
    }
  }

  #fail(name: "WebsocketError" | "NoBroker", message?: string): void {
    this.#finish(new RealtimeError(name, message === undefined ? {} : { message }));
  }

  #finish(error: RealtimeError): void {
    if (this.#ended) return;
    this.#end();
    this.#options.onEnd(error);
  }

  #end(): void {
    this.#ended = true;
    clearTimeout(this.#timeout);
    this.#session = null;
    const connection = this.#connection;
    if (connection?.isConnected) connection.transport.close(1000);
  }
}

function closed(
  reason: string,
  { reason: uri, message }: { reason: string | null; message: string | null },
): RealtimeError {
  if (reason === "unsupported") return new RealtimeError("NoWsOrUrl");
  if (uri === null) return new RealtimeError("WebsocketError", { message: `The link is ${reason}` });
  const name =
    uri === "wamp.error.protocol_violation"
      ? "ProtocolViolation"
      : uri === "wamp.error.no_such_realm"
        ? "NoRealm"
        : "Aborted";
  return new RealtimeError(name, { uri, message: message || uri });
}

function refused(name: "SubscribeError" | "UnsubscribeError", error: unknown): RealtimeError {
  const uri = typeof error === "object" && error !== null && "error" in error ? String(error.error) : null;
  return new RealtimeError(uri === "wamp.error.no_such_subscription" ? "NonExistUnsubscribe" : name, {
    uri,
    cause: error,
  });
}

function internal(error: unknown, message = ""): RealtimeError {
  return message.startsWith("could not create")
    ? new RealtimeError("NoWsOrUrl", { cause: error })
    : new RealtimeError("ProtocolViolation", { cause: error });
}

function wrap(error: unknown): RealtimeError {
  return error instanceof RealtimeError ? error : new RealtimeError("WampError", { cause: error });
}
