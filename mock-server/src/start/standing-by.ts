/** A server that waits for its house: it passes every call on to the owner, the server that has the house. */
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { hostname } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import { operations } from "@marsa/api-spec/generated/operations";
import { defaultTerms } from "../domain/lot/terms.ts";
import { Edge } from "../edges/edge.ts";
import { EDGE_HEADER, NOT_THE_OWNER } from "../edges/wire.ts";
import type { Env } from "../env/env.ts";
import { EnvError } from "../env/open-settings.ts";
import type { Sent } from "../http/bindings.ts";
import type { Listener, Port } from "../http/listen.ts";
import type { Log } from "../http/log.ts";
import { answerOtherPages } from "../http/mount/answer-other-pages.ts";
import { httpOf, writeAnswer } from "../http/mount/direct.ts";
import { refuseUntilOpen } from "../http/mount/not-open.ts";
import type { Readiness } from "../http/readiness.ts";
import type { House } from "../postgres/house.ts";
import { LONGEST_ADDRESS } from "../postgres/house-lock.ts";

/** Calls with a key that are no commands: they may wait until all commands are judged. */
const CONTROLS = /^(\/api)?\/_mock\//;
const HEALTH = operations.getHealth.mount + operations.getHealth.path;
const LOOK_AGAIN_MS = 50;
/** Longest time for calls on their way when a server ends, ms. */
export const LAST_REQUESTS_MS = 500;
/** Addresses of all interfaces. */
const ANY = /^(0\.0\.0\.0|::)$/;

interface StandingByParts {
  readonly env: Env;
  readonly log: Log;
  readonly server: Server;
  readonly port: Port;
  readonly readiness: Readiness;
  /** Wraps a listener with the check of Host and Origin. */
  readonly guarded: (answer: Listener) => Listener;
  /** Answers what nobody else is asked. */
  readonly closed: Listener;
  /** Gets what ends this server while it stands by. */
  readonly stoppable: (stop: () => Promise<void>) => void;
}

export class StandingBy {
  /** Where the other servers reach this one, host:port; null without a secret: it neither passes calls on nor takes them. */
  readonly address: string | null;
  readonly #parts: StandingByParts;
  readonly #edge: Edge | null;
  readonly #detach: () => void = () => undefined;
  /** Whether the owner takes no calls. */
  #isAlone = false;
  #underWay = 0;

  constructor(parts: StandingByParts) {
    const { env, port, server, guarded } = parts;
    const { edgeSecret, serverAddress, host } = env;
    const secret = env.databaseUrl === null ? null : edgeSecret;
    this.#parts = parts;
    this.address = secret && (serverAddress ?? `${ANY.test(host) ? hostname() : host}:${port.number}`);
    if (this.address && this.address.length > LONGEST_ADDRESS)
      throw new EnvError(
        `SERVER_ADDRESS has to name this server: ${this.address} is too long for PostgreSQL.`,
      );
    this.#edge = secret === null ? null : this.#edgeOf(secret);
    if (!this.#edge) return;
    this.#detach = this.#edge.attach(server);
    port.answerWith(guarded(answerOtherPages(this.#answers(this.#edge))));
  }

  /** Passes all calls on to this owner from now on, host:port; null: it takes none. */
  standBy(owner: string | null): void {
    const { readiness, log, stoppable } = this.#parts;
    readiness.standBy();
    log.info("standing by: another server writes the house of DATABASE_URL", { owner: owner ?? "unknown" });
    this.#isAlone = owner === null;
    this.#edge?.leadTo(owner && `http://${owner}`);
    stoppable(() => this.#end());
  }

  /** This server is the owner: calls that wait are offered to itself, which takes them once it is open. */
  take(): void {
    this.#isAlone = false;
    this.#edge?.leadTo(`http://${this.address}`);
  }

  /** Answers nothing while another server may have the house. */
  whileHeard(house: Pick<House, "isSilent">, answer: Listener): Listener {
    const silent = ofNoOwner(this.#parts.guarded(refuseUntilOpen({ state: "read_only" })));
    return (incoming, outgoing) => (house.isSilent ? silent : answer)(incoming, outgoing);
  }

  /** This server answers calls itself. */
  async leave(): Promise<void> {
    this.#detach();
    while (this.#underWay > 0) await wait(LOOK_AGAIN_MS);
    await this.#edge?.close();
  }

  async #end(): Promise<void> {
    await this.#parts.port.finish(LAST_REQUESTS_MS);
    await this.#edge?.close();
  }

  #answers(edge: Edge): Listener {
    const { closed } = this.#parts;
    return (incoming, outgoing) => {
      const { url = "", headers } = incoming;
      // Nobody is asked: what comes from an edge would go round in circles, and health is that of an owner.
      const isOwn = headers[EDGE_HEADER] !== undefined || (url === HEALTH && !edge.hasOwner);
      if (isOwn || this.#isAlone) return closed(incoming, outgoing);
      const isCommand = headers["idempotency-key"] !== undefined && !CONTROLS.test(url);
      void this.#pass(edge, incoming, outgoing, isCommand);
    };
  }

  async #pass(edge: Edge, incoming: IncomingMessage, outgoing: ServerResponse, isCommand: boolean) {
    const { method = "", url = "" } = incoming;
    this.#underWay++;
    try {
      const sent = await edge.pass(httpOf(incoming, method, url), undefined, isCommand);
      if (sent) writeAnswer(incoming, outgoing, url === HEALTH ? ofStandby(sent) : sent);
      else incoming.socket.destroy();
    } finally {
      this.#underWay--;
    }
  }

  #edgeOf(secret: string): Edge {
    const { log } = this.#parts;
    return new Edge({
      ownerUrl: null,
      secret,
      slowestBodyMs: defaultTerms.slowestBodyMs,
      log,
      apply: async () => undefined,
      refused: ({ message }) => {
        log.warn(message);
        this.#isAlone = true;
        this.#edge?.leadTo(null);
      },
    });
  }
}

/** Marks what a server answers that is not the owner: edges offer their calls to the next one. */
export function ofNoOwner(answer: Listener): Listener {
  return (incoming, outgoing) => {
    if (incoming.headers[EDGE_HEADER] !== undefined) outgoing.setHeader(EDGE_HEADER, NOT_THE_OWNER);
    return answer(incoming, outgoing);
  };
}

/** Returns the health of an owner that works as that of a server which stands by for it. */
function ofStandby(sent: Sent): Sent {
  if (sent.status !== 200) return sent;
  const body = JSON.parse(String(sent.body)) as { data: { status: string } };
  if (body.data.status !== "ok") return sent;
  return { ...sent, body: { ...body, data: { ...body.data, status: "standby" } } };
}
