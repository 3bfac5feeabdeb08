import type { LinkState, RealtimeClient } from "@marsa/realtime/client";
import type { follow } from "@marsa/realtime/follow";
import { HEARTBEAT } from "@marsa/realtime/topics";
import type { Schema } from "@marsa/api-spec/client-problem";
import { proxy } from "valtio/vanilla";
import { whenCalm } from "../../lib/timing/calm.ts";
import { configQuery, meQuery } from "../../lib/http/queries.ts";
import { queryClient } from "../../lib/http/query-client.ts";
import { keys } from "../../lib/http/query-keys.ts";
import { onSessionChange } from "../../lib/session/session.ts";
import { readToken } from "../../lib/session/token.ts";
import { serverClock } from "../clock/clock.ts";
import { watchDelay } from "./delay.ts";
import { hearPause } from "./auctions-paused.ts";
import { live } from "../lots/live.ts";

/** The link as a person should hear of it. */
export interface Link {
  /** slow: no link for 10 s, but the server answers, so what is open is read again and again. */
  state: "connecting" | "live" | "reconnecting" | "slow" | "offline";
  /** Local monotonic ms (performance.now) since when it is not live, or says nothing; null while it is. */
  downSince: number | null;
  /** How long the server takes to answer, ms; null until measured. */
  delayMs: number | null;
}

export const link = proxy<Link>({ state: "connecting", downSince: 0, delayMs: null });

/** The delay is measured this often, ms; without a link it is asked whether the server is there at all. */
const DELAY_EVERY_MS = 30_000;
const CHECK_EVERY_MS = 5_000;
const SPREAD_MS = 1_000;
/** What the router says to a token that is over. */
const REFUSED = "wamp.error.authentication_denied";

/** What is left of a patience with a lost link, ms; nothing where it had been silent for longer before it counted as lost. */
export function leftOf(patienceMs: number): number {
  return link.downSince === null ? patienceMs : patienceMs - (performance.now() - link.downSince);
}

/** What the lazily loaded part offers. */
interface Realtime {
  client: RealtimeClient;
  follow: typeof follow;
}

let starting: Promise<Realtime> | null = null;

/** Opens the link, for everyone, also for a visitor without an account. */
export function connect(): void {
  void (starting ??= start());
}

/**
 * Runs `use` as soon as the realtime client is here, unless ended before; its return is called at the end.
 * The client is loaded and opened on first use and stays for the life of the page.
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
  const [{ createRealtimeClient }, { follow: followTopic }, config] = await insist(() =>
    Promise.all([
      import("@marsa/realtime/client"),
      import("@marsa/realtime/follow"),
      queryClient.fetchQuery(configQuery),
    ]),
  );
  live.hearEpoch(config.epoch);
  const client = createRealtimeClient({
    config: { ...config.wamp, url: absolute(config.wamp.url) },
    token: readToken,
  });
  client.onState((state) => show(state, client.silentMs));
  // Set-up failures are logged, never shown: the connection dot says what a person needs to know.
  client.onError((error) => {
    console.warn("realtime:", error.name, error.code, error.message);
    if (error.uri === REFUSED && readToken() !== null) void askWho();
  });
  client.subscribe(HEARTBEAT, { event: (event) => heartbeat(event as Schema<"HeartbeatEvent">) });
  // Everything on the screen belongs to a database that is gone, and so may the time.
  live.onNewEpoch(() => {
    serverClock.restart();
    void queryClient.invalidateQueries();
  });
  onSessionChange(() => client.rejoin());
  addEventListener("online", () => {
    client.open();
    show(client.state);
  });
  addEventListener("offline", () => {
    // The link may not have noticed yet. What was measured counts no more; an answer of the server will.
    link.delayMs = null;
    show(client.state);
  });
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") client.open();
  });
  client.open();
  const askAtOnce = watchDelay(heardBack, () => (link.state === "live" ? DELAY_EVERY_MS : CHECK_EVERY_MS));
  // What was measured while the link stood says nothing of now. A router that restarts has lost everybody at once.
  client.onState((state) => {
    if (state === "reconnecting") setTimeout(askAtOnce, Math.random() * SPREAD_MS);
  });
  return { client, follow: followTopic };
}

/** A session that was ended elsewhere: the API says so at once, and not only with this page's next call. */
async function askWho(): Promise<void> {
  await queryClient.fetchQuery({ ...meQuery, staleTime: 0 }).catch(() => undefined);
}

/** The first picture of the page comes before the link: until the browser is idle, a second at most. */
function painted(): Promise<void> {
  return new Promise((resolve) => void whenCalm(resolve, 1_000));
}

/** What it takes to connect, asked for until it is here: without the configuration nobody knows where the router is. */
async function insist<Result>(load: () => Promise<Result>): Promise<Result> {
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
  live.hearEpoch(event.epoch);
  serverClock.sample(event.now, event.rate);
  hearPause(event.paused);
}

let told: LinkState = "connecting";

/**
 * The client's word on the link; nobody is told "offline" while the server still answers.
 * @param silentMs for how long nothing had come when it was lost: so long it has been gone already
 */
function show(state: LinkState, silentMs = 0): void {
  told = state;
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

/** The server answered a HEAD, or did not. Lists have no events on a slow connection, so they are read again. */
function heardBack(delayMs: number | null): void {
  link.delayMs = delayMs;
  show(told);
  if (link.state === "slow") void queryClient.invalidateQueries({ queryKey: keys.lots });
}

/** The router's address: a path means this origin. */
function absolute(url: string): string {
  if (!url.startsWith("/")) return url;
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${url}`;
}
