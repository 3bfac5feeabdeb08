/** A link to the router in a load test. */
import { clearTimeout, setTimeout } from "k6/timers";
import { WebSocket } from "k6/websockets";

const HELLO = 1;
const WELCOME = 2;
const ABORT = 3;
const CHALLENGE = 4;
const AUTHENTICATE = 5;
const GOODBYE = 6;
const ERROR = 8;
const SUBSCRIBE = 32;
const SUBSCRIBED = 33;
const UNSUBSCRIBE = 34;
const EVENT = 36;

type Message = readonly [type: number, ...fields: unknown[]];

/** The wait before a new link, like the web client: 2 s and up to half a second. */
const RETRY_MS = 2_000;
const RETRY_SPREAD_MS = 500;
/** The longest time for a link to open: a router that has just started may never answer a login. */
const PATIENCE_MS = 8_000;

export interface Router {
  readonly url: string;
  /** Login methods with a token, named as in the public configuration. */
  readonly methods: readonly string[];
}

export interface LinkOptions {
  /** Null: an anonymous visitor. */
  readonly token: string | null;
  /** Called for each event; `at` in ms since 1970. */
  event(topic: string, payload: unknown, at: number): void;
  /** Called when a topic is subscribed and the state has to be read; again after every new link. */
  subscribed(topic: string): void;
  /** Called when the link opens or closes: broken, unless it was closed on purpose. */
  link(change: "up" | "broken" | "closed"): void;
}

/** One WAMP link to the router that opens again after a break, with the same topics. */
export class Link {
  readonly #router: Router;
  readonly #options: LinkOptions;
  readonly #topics = new Set<string>();
  /** Topic of a request and of its subscription. */
  readonly #asked = new Map<number, string>();
  readonly #subscriptions = new Map<number, string>();
  #socket: WebSocket | null = null;
  #isUp = false;
  #isOver = false;
  #requests = 0;
  #impatience = 0;

  constructor(router: Router, options: LinkOptions) {
    this.#router = router;
    this.#options = options;
    this.#open();
  }

  subscribe(topic: string): void {
    this.#topics.add(topic);
    if (this.#isUp) this.#ask(topic);
  }

  unsubscribe(topic: string): void {
    this.#topics.delete(topic);
    const subscription = [...this.#subscriptions].find(([, name]) => name === topic)?.[0];
    if (subscription === undefined) return;
    this.#subscriptions.delete(subscription);
    if (this.#isUp) this.#send(UNSUBSCRIBE, (this.#requests += 1), subscription);
  }

  /** Breaks the link without a message, like a bad network. */
  drop(): void {
    this.#socket?.close();
  }

  close(): void {
    this.#isOver = true;
    if (this.#isUp) {
      this.#send(GOODBYE, {}, "wamp.close.normal");
      this.#options.link("closed");
    }
    this.#isUp = false;
    this.#socket?.close();
  }

  #open(): void {
    if (this.#isOver) return;
    // The types have no sub-protocol.
    const socket = new WebSocket(this.#router.url, ["wamp.2.json"] as unknown as null);
    this.#socket = socket;
    this.#impatience = setTimeout(() => this.#giveUp(socket), PATIENCE_MS);
    const { token } = this.#options;
    const authmethods = token === null ? ["anonymous"] : this.#router.methods;
    socket.addEventListener("open", () =>
      this.#send(HELLO, "realm1", { roles: { subscriber: {} }, authmethods }),
    );
    socket.addEventListener("message", (frame) => {
      if (this.#socket === socket) this.#take(JSON.parse((frame as { data: string }).data) as Message);
    });
    // A failing socket reports an error and a close.
    socket.addEventListener("error", () => this.#broken(socket));
    socket.addEventListener("close", () => this.#broken(socket));
  }

  #take(message: Message): void {
    const [type, first, second] = message;
    if (type === EVENT) {
      const topic = this.#subscriptions.get(first as number);
      if (topic !== undefined) this.#options.event(topic, (message[4] as [unknown])[0], Date.now());
    } else if (type === SUBSCRIBED) {
      const topic = this.#asked.get(first as number);
      if (topic === undefined || !this.#topics.has(topic)) return;
      this.#subscriptions.set(second as number, topic);
      this.#options.subscribed(topic);
    } else if (type === ERROR && first === SUBSCRIBE) this.#askAgain(second as number);
    else if (type === CHALLENGE) this.#send(AUTHENTICATE, this.#options.token, {});
    else if (type === WELCOME) {
      this.#isUp = true;
      clearTimeout(this.#impatience);
      this.#options.link("up");
      for (const topic of this.#topics) this.#ask(topic);
    } else if (type === ABORT || type === GOODBYE) this.#socket?.close();
  }

  #ask(topic: string): void {
    const request = (this.#requests += 1);
    this.#asked.set(request, topic);
    this.#send(SUBSCRIBE, request, {}, topic);
  }

  /** A router that is back before the publisher cannot check access, and refuses every topic. */
  #askAgain(request: number): void {
    const topic = this.#asked.get(request);
    const socket = this.#socket;
    if (topic === undefined) return;
    setTimeout(() => {
      if (this.#socket === socket && this.#isUp && this.#topics.has(topic)) this.#ask(topic);
    }, RETRY_MS);
  }

  #giveUp(socket: WebSocket): void {
    socket.close();
    this.#broken(socket);
  }

  #broken(socket: WebSocket): void {
    if (this.#socket !== socket) return;
    this.#socket = null;
    clearTimeout(this.#impatience);
    if (this.#isUp) this.#options.link("broken");
    this.#isUp = false;
    this.#subscriptions.clear();
    this.#asked.clear();
    if (this.#isOver) return;
    setTimeout(() => this.#open(), RETRY_MS + Math.random() * RETRY_SPREAD_MS);
  }

  #send(...message: Message): void {
    this.#socket?.send(JSON.stringify(message));
  }
}
