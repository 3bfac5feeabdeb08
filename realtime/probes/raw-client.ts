/** A WAMP client that sends any message, valid or not, and shows the replies. */
import { once } from "node:events";
import { WebSocket } from "ws";
import { SUBPROTOCOL, WAMP } from "../src/wamp.ts";
import { signChallenge } from "../src/wampcra.ts";

type Message = readonly unknown[];
export const CLOSED = "closed";
/** Long enough for a busy machine. */
const PATIENCE_MS = 30_000;

const ROLES = { publisher: {}, subscriber: {}, caller: {}, callee: {} };

interface RawOptions {
  origin?: string;
  /** The token of a person that a browser sends along as the app's cookie. */
  token?: string;
  /** Whether pings are answered; left out: they are. */
  autoPong?: boolean;
}

export class RawClient {
  readonly socket: WebSocket;
  readonly #inbox: Message[] = [];
  #closed = false;
  #wake: () => void = () => {};

  constructor(url: string, options: RawOptions = {}) {
    const { origin, token, autoPong = true } = options;
    this.socket = new WebSocket(url, [SUBPROTOCOL], {
      ...(origin ? { origin } : {}),
      ...(token ? { headers: { cookie: `theme=dark; token=${token}` } } : {}),
      perMessageDeflate: false,
      autoPong,
    });
    this.socket.on("message", (data: Buffer) => {
      this.#inbox.push(JSON.parse(data.toString()) as Message);
      this.#wake();
    });
    this.socket.on("error", () => {});
    this.socket.on("close", () => {
      this.#closed = true;
      this.#wake();
    });
  }

  /** Opens a link without logging in. */
  static async open(url: string, options?: RawOptions): Promise<RawClient> {
    const client = new RawClient(url, options);
    await once(client.socket, "open");
    return client;
  }

  /**
   * Opens a link and logs in.
   * @throws Error when the login is refused.
   */
  static async join(url: string, method: string, proof = ""): Promise<RawClient> {
    const client = await RawClient.open(url);
    const answer = await client.login(method, proof);
    if (answer === CLOSED || answer[0] !== WAMP.WELCOME)
      throw new Error(`Not welcomed: ${JSON.stringify(answer)}`);
    return client;
  }

  send(...message: unknown[]): void {
    this.socket.send(JSON.stringify(message));
  }

  hello(methods: string[], details: object = {}, realm = "realm1"): void {
    this.send(WAMP.HELLO, realm, { roles: ROLES, authmethods: methods, ...details });
  }

  /** Sends HELLO and reads up to WELCOME, ABORT or the end. For wampcra the proof is the secret. */
  async login(method: string, proof: string): Promise<Message | typeof CLOSED> {
    this.hello([method], method === "wampcra" ? { authid: "backend" } : {});
    const answer = await this.next();
    if (answer === CLOSED || answer[0] !== WAMP.CHALLENGE) return answer;
    const { challenge } = answer[2] as { challenge?: string };
    this.send(WAMP.AUTHENTICATE, challenge ? signChallenge(proof, challenge) : proof, {});
    return this.next();
  }

  /**
   * Returns the next message, or the end of the link.
   * @throws Error after `ms` without either.
   */
  async next(ms = PATIENCE_MS): Promise<Message | typeof CLOSED> {
    const deadline = performance.now() + ms;
    for (;;) {
      const message = this.#inbox.shift();
      if (message) return message;
      if (this.#closed) return CLOSED;
      const left = deadline - performance.now();
      if (left <= 0) throw new Error(`Nothing came within ${ms} ms`);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, left);
        this.#wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  }

  /** Returns so many messages; fewer when the link ends. */
  async take(count: number): Promise<(Message | typeof CLOSED)[]> {
    const all: (Message | typeof CLOSED)[] = [];
    while (all.length < count && all.at(-1) !== CLOSED) all.push(await this.next());
    return all;
  }

  /** Returns all messages up to the end of the link. */
  async rest(): Promise<(Message | typeof CLOSED)[]> {
    return this.take(Infinity);
  }

  /** Returns all messages until none has come for `ms`, to show that an event does not come. */
  async drain(ms = 150): Promise<(Message | typeof CLOSED)[]> {
    const all: (Message | typeof CLOSED)[] = [];
    while (all.at(-1) !== CLOSED) {
      try {
        all.push(await this.next(ms));
      } catch {
        break;
      }
    }
    return all;
  }

  async subscribe(topic: string, options: object = {}): Promise<Message | typeof CLOSED> {
    this.send(WAMP.SUBSCRIBE, 1, options, topic);
    return this.next();
  }

  /**
   * Resolves when the link has ended.
   * @throws Error when it has not ended within `ms`.
   */
  async ended(ms = PATIENCE_MS): Promise<void> {
    while ((await this.next(ms)) !== CLOSED);
  }

  close(): void {
    this.socket.terminate();
  }
}
