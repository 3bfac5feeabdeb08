/** Starts an edge: a process that answers reads, and passes everything else on to the owner of its database. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { createApp } from "../app/app.ts";
import { createAuctionClock, type AuctionClock } from "../clocks/auction-clock.ts";
import type { Router } from "../http/context.ts";
import type { NotingPublisher } from "../controls/events/disturbed-publisher.ts";
import { createContext } from "./create-context.ts";
import { defaultTerms } from "../domain/lot/terms.ts";
import type { Env } from "../env/env.ts";
import { openPictures } from "../features/files/pictures.ts";
import { bindPort } from "../http/listen.ts";
import type { Log } from "../http/log.ts";
import { startMetrics } from "../metrics/metrics.ts";
import { withMetrics } from "../metrics/serve-metrics.ts";
import { keysOf } from "./open-database.ts";
import { refuseMissingKeys } from "../sqlite/recovery/keys-of-file.ts";
import { openToRead } from "../scenes/open.ts";
import type { ReplaceableStore } from "../scenes/replaceable-store.ts";
import { answersOf, buildIdOf, linkKeyOf, createHttp, READERS, type RunningServer } from "./server.ts";
import { LAST_REQUESTS_MS } from "./standing-by.ts";
import { Quarantine } from "../store/quarantine.ts";
import { Keyring } from "../tables/sealing/keyring.ts";
import { Edge, EdgeRefused } from "../edges/edge.ts";
import type { OwnerState } from "../edges/wire.ts";

/** Of an edge of these settings. */
export type EdgeEnv = Env & { readonly ownerUrl: string; readonly edgeSecret: string };

/** Parts of an edge that tests replace. */
interface EdgeParts {
  /** The edge's own clock, ms. */
  readonly ticks?: () => number;
  /** Reader threads. */
  readonly threads?: number;
  /** How long it looks for its owner, ms; left out: until it is there. */
  readonly lookMs?: number | undefined;
}

/** The owner's router serves all processes. */
const routerOfOwner: Router = {
  kind: "embedded",
  connected: true,
  up: true,
  setUp: null,
  kick: () => undefined,
  checkTokens: () => undefined,
};
const publisherOfOwner: NotingPublisher = {
  connected: true,
  publish: async () => undefined,
  onChange: () => () => undefined,
  onLeave: () => () => undefined,
  isHere: () => false,
  peopleAt: async () => new Set(),
  missed: () => undefined,
};

/**
 * Starts an edge. It listens once its owner is there: until then other edges of the port answer all calls.
 * @throws the error of listen (EADDRINUSE), EdgeRefused with another secret than the owner's, or an error of the files.
 */
export async function startEdge(
  env: EdgeEnv,
  log: Log,
  { ticks, threads = READERS, lookMs }: EdgeParts = {},
): Promise<RunningServer> {
  const refused = Promise.withResolvers<never>();
  let store: ReplaceableStore | null = null;
  let aheadMs = 0;
  let epoch = "";
  const edge = new Edge({
    ownerUrl: env.ownerUrl,
    secret: env.edgeSecret,
    slowestBodyMs: defaultTerms.slowestBodyMs,
    log,
    async apply(state) {
      ({ aheadMs, epoch } = state);
      follow(clock, state);
      if (store && store.epoch !== state.epoch) await store.reopen();
    },
    refused: refused.reject,
    lookMs,
    ...(ticks && { ticks }),
  });
  const clock = createAuctionClock(edge.clock);
  try {
    await Promise.race([edge.opened, refused.promise]);
    const file = join(env.dataDir, "marsa.db");
    if (!existsSync(file)) throw otherDatabase(file, env.ownerUrl);
    const keys = new Keyring(keysOf(env));
    await refuseMissingKeys(file, keys);
    store = openToRead({ file, keys, threads });
    if (store.epoch !== epoch) throw otherDatabase(file, env.ownerUrl);
    const realNow = () => edge.clock.now() + aheadMs;
    return await listen({ env, log, edge, file, keys, store, clock, realNow });
  } catch (error) {
    await edge.close();
    await store?.close();
    throw error;
  }
}

function otherDatabase(file: string, ownerUrl: string): EdgeRefused {
  return new EdgeRefused(
    `${file} is not the database of the owner at ${new URL(ownerUrl).origin}: set DATA_DIR to the owner's folder.`,
  );
}

interface OpenEdge {
  readonly env: EdgeEnv;
  readonly log: Log;
  readonly edge: Edge;
  readonly file: string;
  readonly keys: Keyring;
  readonly store: ReplaceableStore;
  readonly clock: AuctionClock;
  readonly realNow: () => number;
}

async function listen({ env, edge, ...open }: OpenEdge): Promise<RunningServer> {
  const { server, guarded } = createHttp(env);
  const { context, uploads } = createContext({
    ...open,
    env,
    quarantine: new Quarantine(),
    clockLead: () => 0,
    buildId: buildIdOf(env.webDir),
    openRouter: () => ({ router: routerOfOwner, publisher: publisherOfOwner }),
    cluster: edge,
    linkKey: linkKeyOf(env.edgeSecret),
  });
  const pictures = openPictures(env.picturesDir);
  const calls = answersOf(createApp({ context, pictures, uploads }), context, guarded);
  const metrics = env.metrics.token === null ? null : startMetrics(context, null);
  edge.attach(server);
  const answer = metrics ? withMetrics(metrics, env.metrics.token, calls) : calls;
  const port = await bindPort(server, env.port, env.host, answer);
  return {
    port: port.number,
    publicUrl: env.publicUrl,
    firstAdminLink: null,
    async stop() {
      await port.finish(LAST_REQUESTS_MS);
      metrics?.stop();
      await pictures.close();
      await uploads.close();
      await port.free();
      await open.store.close();
      await edge.close();
    },
  };
}

/** Sets the auction clock to the owner's. */
function follow(clock: AuctionClock, { now, clock: { at, rate } }: OwnerState): void {
  if (rate === 0) return clock.resume({ offsetMs: 0, frozenAt: at });
  clock.resume({ offsetMs: at - now, frozenAt: null });
  clock.runAt(rate);
}
