/** Runs the broker in a process of its own, so that a crowd on the router takes no time from the server's thread. */
import { fork, type ChildProcess } from "node:child_process";
import type { Socket } from "node:net";
import { setPriority } from "node:os";
import { join } from "node:path";
import type { Transport } from "../src/transport.ts";
import type { Broker, BrokerOptions } from "./broker.ts";
import { DEFAULT_LIMITS } from "./limits.ts";
import { Batches, type ToRouter, type ToServer, type UpgradeMessage } from "./messages.ts";
import { listenForUpgrades, refuse, type TakeUpgrade } from "./websocket.ts";

/** Batches that the router may be behind with; then events wait in the publisher's queues. */
const MOST_UNWRITTEN = 32;
/** How often the router is asked for its counts, ms, and the missing answers after which it is ended. */
const ASK_EVERY_MS = 2_000;
const MOST_UNANSWERED = 4;
/** Pause before a process that ended soon after its start is replaced, ms. */
const PAUSE_MS = 1_000;
/** How much longer than a session the process may take to leave, ms. */
const EXIT_MS = 500;
/** The lower priority of the process. */
const NICE = 5;
const AWAY = "503 Service Unavailable";

/**
 * Starts the broker in its own process, which gets the sockets of the upgrades. When that process ends, another one
 * begins: all links are lost, and clients and publisher connect again.
 * @param execArgv options of Node for the process.
 */
export function startRouterProcess(options: BrokerOptions, execArgv: readonly string[] = []): RouterProcess {
  return new RouterProcess(options, execArgv);
}

export class RouterProcess implements Broker {
  readonly #options: BrokerOptions;
  readonly #execArgv: readonly string[];
  readonly #detach: (() => void)[] = [];
  /**
   * Upgrades whose sockets are not handed over yet. One at a time, as Node does it, too; the router answers when it
   * alone reads the socket.
   */
  readonly #upgrades: Parameters<TakeUpgrade>[] = [];
  readonly #lines = new Map<number, Transport>();
  readonly #checks = new Map<number, () => void>();
  /** Topics with a subscriber, and the number of such patterns. */
  readonly #heard = new Set<string>();
  #patterns = 0;
  #counts: Readonly<Record<string, number>> = {};
  #last = 0;
  #unanswered = 0;
  #isSuspended = false;
  #isClosing = false;
  #isHandingOver = false;
  #child: ChildProcess | null = null;
  #router: Batches<ToRouter> | null = null;
  #ended: (() => void) | null = null;
  readonly #ask: NodeJS.Timeout;

  constructor(options: BrokerOptions, execArgv: readonly string[]) {
    this.#options = options;
    this.#execArgv = execArgv;
    this.#start();
    this.#ask = setInterval(() => this.#askForCounts(), ASK_EVERY_MS);
    this.#ask.unref();
  }

  /** The id of the present process. */
  get pid(): number | undefined {
    return this.#child?.pid;
  }

  attach(server: Parameters<Broker["attach"]>[0], path = "/ws"): void {
    this.#detach.push(listenForUpgrades(server, path, this.#options, (...upgrade) => this.#take(upgrade)));
  }

  connect(): Transport {
    const line = ++this.#last;
    const transport: Transport = {
      onOpen: () => {},
      onMessage: () => {},
      onClose: () => {},
      send: (message) => this.#router?.post("send", line, message),
      close: () => this.#router?.post("close", line),
    };
    this.#lines.set(line, transport);
    if (this.#router) this.#router.post("open", line);
    else queueMicrotask(() => this.#closed(line, "The router's process is not running"));
    return transport;
  }

  hears(topic: string): boolean {
    return this.#patterns > 0 || this.#heard.has(topic);
  }

  publish(topic: string, payload: object, eligible: readonly string[] | null): boolean {
    if (!this.#router || this.#router.unwritten > MOST_UNWRITTEN) return false;
    this.#router.post("publish", topic, payload, eligible);
    return true;
  }

  checkTokens(userId: number): Promise<void> {
    if (!this.#router) return Promise.resolve();
    const request = ++this.#last;
    this.#router.post("check", request, userId);
    return new Promise((resolve) => this.#checks.set(request, resolve));
  }

  metrics(): Readonly<Record<string, number>> {
    return this.#counts;
  }

  suspend(): void {
    this.#isSuspended = true;
    this.#router?.post("suspend");
  }

  resume(): void {
    this.#isSuspended = false;
    this.#router?.post("resume");
  }

  async close(): Promise<void> {
    for (const end of this.#detach) end();
    clearInterval(this.#ask);
    this.#isClosing = true;
    const child = this.#child;
    if (!child) return;
    const exited = new Promise((resolve) => child.once("exit", resolve));
    const { leaveMs } = { ...DEFAULT_LIMITS, ...this.#options.limits };
    const late = setTimeout(() => child.kill("SIGKILL"), leaveMs + EXIT_MS);
    this.#ended = () => child.disconnect();
    this.#router?.post("end");
    await exited;
    clearTimeout(late);
  }

  #start(): void {
    const child = fork(join(import.meta.dirname, "process-main.ts"), { execArgv: [...this.#execArgv] });
    const startedAt = performance.now();
    const report = (reason: string) => this.#options.log?.({ event: "process", reason });
    const replace = (reason: string): void => {
      this.#lose();
      if (this.#isClosing) return;
      report(reason);
      const pauseMs = performance.now() - startedAt > PAUSE_MS ? 0 : PAUSE_MS;
      setTimeout(() => this.#isClosing || this.#start(), pauseMs).unref();
    };
    // A process that the system refuses, such as for want of memory, never exits.
    if (child.pid === undefined) return void child.once("error", ({ message }) => replace(message));
    child.on("error", ({ message }) => report(message));
    child.once("exit", (code, signal) => replace(`ended with ${signal ?? code}`));
    // Where cores are short, bids go before the crowd.
    setPriority(child.pid, NICE);
    const router = new Batches<ToRouter>(child);
    this.#child = child;
    this.#router = router;
    this.#unanswered = 0;
    const { backendSecret, allowedOrigins, limits } = this.#options;
    router.post("start", {
      backendSecret,
      ...(allowedOrigins && { allowedOrigins }),
      ...(limits && { limits }),
    });
    if (this.#isSuspended) router.post("suspend");
    child.on("message", (messages: ToServer[]) => {
      for (const message of messages) this.#receive(router, message);
    });
    child.unref();
    child.channel?.unref();
  }

  /** The process has ended, and with it all links. */
  #lose(): void {
    this.#child = null;
    this.#router = null;
    this.#heard.clear();
    this.#patterns = 0;
    for (const line of this.#lines.keys()) this.#closed(line, "The router's process has ended");
    for (const done of this.#checks.values()) done();
    this.#checks.clear();
    for (const [, socket] of this.#upgrades.splice(0)) refuse(socket, AWAY);
    this.#isHandingOver = false;
  }

  #receive(router: Batches<ToRouter>, message: ToServer): void {
    switch (message[0]) {
      case "authenticate":
        return void this.#authenticate(router, message[1], message[2]);
      case "opened":
        return this.#lines.get(message[1])?.onOpen();
      case "message":
        return this.#lines.get(message[1])?.onMessage(message[2]);
      case "closed":
        return this.#closed(message[1], "closed");
      case "heard":
        return this.#note(message[1], message[2], message[3]);
      case "checked": {
        this.#checks.get(message[1])?.();
        this.#checks.delete(message[1]);
        return;
      }
      case "received":
        router.post("go");
        return this.#handOver();
      case "counts":
        this.#unanswered = 0;
        this.#counts = message[1];
        return;
      case "log":
        return this.#options.log?.(message[1]);
      case "ended":
        return this.#ended?.();
    }
  }

  async #authenticate(router: Batches<ToRouter>, request: number, token: string): Promise<void> {
    try {
      router.post("person", request, await this.#options.authenticate(token));
    } catch {
      router.post("unchecked", request);
    }
  }

  #note(uri: string, match: string, isHeard: boolean): void {
    if (match !== "exact") this.#patterns += isHeard ? 1 : -1;
    else if (isHeard) this.#heard.add(uri);
    else this.#heard.delete(uri);
  }

  #closed(line: number, reason: string): void {
    const transport = this.#lines.get(line);
    this.#lines.delete(line);
    transport?.onClose(reason);
  }

  /** Ends a process that does not answer: it would keep its clients without news. */
  #askForCounts(): void {
    if (this.#unanswered++ >= MOST_UNANSWERED) this.#child?.kill("SIGKILL");
    else this.#router?.post("count");
  }

  #take(upgrade: Parameters<TakeUpgrade>): void {
    if (!this.#child) return refuse(upgrade[1], AWAY);
    upgrade[1].on("error", () => upgrade[1].destroy());
    this.#upgrades.push(upgrade);
    if (!this.#isHandingOver) this.#handOver();
  }

  #handOver(): void {
    const next = this.#upgrades.shift();
    this.#isHandingOver = next !== undefined;
    if (!next) return;
    const [upgrade, socket, head] = next;
    // What came meanwhile would stay here.
    const rest = socket.read() as Buffer | null;
    const bytes = rest ? Buffer.concat([head, rest]) : head;
    const message: UpgradeMessage = { upgrade, head: bytes.toString("base64") };
    this.#child?.send(message, socket as Socket);
  }
}
