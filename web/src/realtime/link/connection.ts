import type { LinkState, RealtimeClient } from "@marsa/realtime/client";
import type { follow } from "@marsa/realtime/follow";
import { HEARTBEAT } from "@marsa/realtime/topics";
import type { Schema } from "@marsa/api-spec/client-problem";
import { proxy } from "valtio/vanilla";
import { whenCalm } from "#/lib/timing/calm.ts";
import { configQuery, meQuery } from "#/lib/http/queries.ts";
import { queryClient } from "#/lib/http/query-client.ts";
import { keys } from "#/lib/http/query-keys.ts";
import { onSessionChange } from "#/lib/session/session.ts";
import { readToken } from "#/lib/http/token.ts";
import { serverClock } from "../clock/clock.ts";
import { watchDelay } from "./delay.ts";
import { applyPause } from "./auctions-paused.ts";
import { epochs } from "./epochs.ts";

/** The connection, as screens show it. */
export interface Link {
  /** slow: no connection for 10 s, but the server answers, so open pages poll. */
  state: "connecting" | "live" | "reconnecting" | "slow" | "offline";
  /** Local monotonic ms (performance.now) of the connection's loss; null while it is live. */
  downSince: number | null;
  /** The time that the server takes to answer, ms; null until measured. */
  delayMs: number | null;
}

export const link = proxy<Link>({ state: "connecting", downSince: 0, delayMs: null });

/** Interval of the delay's measurement, ms; without a connection this checks whether the server answers. */
const DELAY_EVERY_MS = 30_000;
const CHECK_EVERY_MS = 5_000;
const SPREAD_MS = 1_000;
/** The router's answer to an expired token. */
const REFUSED = "wamp.error.authentication_denied";

/** The rest of a wait after a lost connection, ms: 0 where it had been silent for longer before it counted as lost. */
export function leftOf(patienceMs: number): number {
  return link.downSince === null ? patienceMs : patienceMs - (performance.now() - link.downSince);
}

/** The part that loads lazily. */
interface Realtime {
  client: RealtimeClient;
  follow: typeof follow;
}

let starting: Promise<Realtime> | null = null;

/** Opens the connection, for visitors too. */
export function connect(): void {
  void (starting ??= start());
}

/**
 * Runs `use` when the realtime client has loaded, unless ended before; calls its result at the end. The client loads
 * and connects on first use and stays for the life of the page.
 */
export function withRealtime(use: (realtime: Realtime) => () => void): () => void {
  let ended = false;
  let end: (() => void) | null = null;
  async function begin() {
    const realtime = await (starting ??= start());
    if (!ended) end = use(realtime);
  }
  void begin();
  return () => {
    ended = true;
    end?.();
  };
}

async function start(): Promise<Realtime> {
  await painted();
  const [{ createRealtimeClient }, { follow: followTopic }, config] = await loadUntilDone(() =>
    Promise.all([
      import("@marsa/realtime/client"),
      import("@marsa/realtime/follow"),
      queryClient.fetchQuery(configQuery),
    ]),
  );
  epochs.take(config.epoch);
  // Before the first heartbeat, and where none comes.
  applyPause(config.paused);
  const client = createRealtimeClient({
    config: { ...config.wamp, url: absolute(config.wamp.url) },
    token: readToken,
  });
  client.onState((state) => show(state, client.silentMs));
  // Errors of the set-up are logged only: the connection dot says all that a person needs.
  client.onError((error) => {
    console.warn("realtime:", error.name, error.code, error.message);
    if (error.uri === REFUSED && readToken() !== null) void checkSession();
  });
  client.subscribe(HEARTBEAT, { event: (event) => heartbeat(event as Schema<"HeartbeatEvent">) });
  // The screen shows another database, and the time may differ too.
  epochs.onNew(() => {
    serverClock.restart();
    void queryClient.invalidateQueries();
  });
  onSessionChange(() => client.rejoin());
  addEventListener("online", () => {
    client.open();
    show(client.state);
  });
  addEventListener("offline", () => {
    // The connection may not have noticed yet. The measured delay is void; the next request that is answered counts.
    link.delayMs = null;
    show(client.state);
  });
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") client.open();
  });
  client.open();
  const askAtOnce = watchDelay(applyDelay, () => (link.state === "live" ? DELAY_EVERY_MS : CHECK_EVERY_MS));
  // The delay measured while connected is void. A router that restarts loses all clients at once.
  client.onState((state) => {
    if (state === "reconnecting") setTimeout(askAtOnce, Math.random() * SPREAD_MS);
  });
  return { client, follow: followTopic };
}

/** Asks the API about a session that ended elsewhere, without waiting for the page's next call. */
async function checkSession(): Promise<void> {
  await queryClient.fetchQuery({ ...meQuery, staleTime: 0 }).catch(() => undefined);
}

/** Waits until the browser is idle, a second at most: the first draw comes before the connection. */
function painted(): Promise<void> {
  return new Promise((resolve) => void whenCalm(resolve, 1_000));
}

/** Loads a module or a configuration, again until it succeeds: without them the page cannot connect. */
async function loadUntilDone<Result>(load: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await load();
    } catch {
      show("reconnecting");
      await new Promise((resolve) => setTimeout(resolve, 2_000));
    }
  }
}

function heartbeat(event: Schema<"HeartbeatEvent">): void {
  epochs.take(event.epoch);
  serverClock.sample(event.now, event.rate);
  applyPause(event.paused);
}

let shown: LinkState = "connecting";

/**
 * Shows a state of the client; "offline" only when the server does not answer either.
 * @param silentMs the silence before the connection counted as lost, which is part of its loss
 */
function show(state: LinkState, silentMs = 0): void {
  shown = state;
  const next = stateFor(state);
  if (next === link.state) return;
  link.downSince = next === "live" ? null : (link.downSince ?? performance.now() - silentMs);
  link.state = next;
}

function stateFor(state: LinkState): Link["state"] {
  const answers = link.delayMs !== null;
  if (!navigator.onLine && !(answers && state === "live")) return "offline";
  if (state === "offline") return answers ? "slow" : "offline";
  return state === "closed" ? "reconnecting" : state;
}

/**
 * Applies a measured delay, or null without an answer. On a slow connection lists have no events, so they are read
 * again.
 */
function applyDelay(delayMs: number | null): void {
  link.delayMs = delayMs;
  show(shown);
  if (link.state === "slow") void queryClient.invalidateQueries({ queryKey: keys.lots });
}

/** The router's address; a path means this origin. */
function absolute(url: string): string {
  if (!url.startsWith("/")) return url;
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${url}`;
}
