/** Changes the scene, state and time of the server. */
import type { AuctionClock } from "../clocks/auction-clock.ts";
import { countAll, keepMoment, readStamp } from "../tables/system/meta.ts";
import { plantFile, type PlantOrder } from "../scenes/plant-file.ts";
import type { ReplaceableStore } from "../scenes/replaceable-store.ts";
import { isScene } from "../scenes/seed/worlds/scenes.ts";
import { StoreUnavailable } from "../store/errors.ts";
import type { Snapshots } from "../scenes/snapshots.ts";
import type { ExchangeLock } from "../http/exchange-lock.ts";
import type { RateLimit } from "../http/limits/rate-limit.ts";
import type { Sessions } from "../http/sessions.ts";
import type { Work } from "../jobs/work.ts";
import type { LoadedScene, SceneControl, StartClock } from "../ports/scene-control.ts";

/** Name of the stored start. No request can name it. */
const START = ".start";

/** The time of sessions and rate limits: the real one, unless a test takes it ahead. */
export interface SessionTime {
  readonly now: () => number;
  aheadMs: number;
}

/** @param realNow ms since 1970 UTC. */
export function createSessionTime(realNow: () => number): SessionTime {
  const time = { now: () => realNow() + time.aheadMs, aheadMs: 0 };
  return time;
}

export interface SceneControlParts {
  readonly store: ReplaceableStore;
  readonly snapshots: Snapshots;
  readonly clock: AuctionClock;
  readonly realNow: () => number;
  /** The time of sessions and rate limits. */
  readonly sessionTime: SessionTime;
  readonly exchangeLock: ExchangeLock;
  readonly work: Work;
  readonly sessions: Pick<Sessions, "forgetAll">;
  readonly rateLimit: Pick<RateLimit, "forgetAll">;
  /** Closes the connections of users whose sessions have ended. */
  readonly kick: (userId: number) => void;
  /** File of the next database before it replaces this one; on the same disk. */
  readonly next: string;
  /** Whether the clock stands at the start. */
  readonly startsFrozen: boolean;
  readonly planting: Pick<PlantOrder, "terms" | "password" | "cost" | "keys">;
}

export function createSceneControl(parts: SceneControlParts): SceneControl {
  const { store, snapshots, clock, realNow, sessionTime, exchangeLock, work, sessions, rateLimit, kick } =
    parts;
  const { next, startsFrozen, planting } = parts;
  let last: Promise<unknown> = Promise.resolve();

  /** Runs after every earlier change. */
  function inTurn<T>(move: () => Promise<T>): Promise<T> {
    const mine = last.then(move);
    last = mine.catch(() => null);
    return mine;
  }

  /** Stores the clock, and publishes the change. */
  async function announce(): Promise<void> {
    await store.write((db) => keepMoment(db, clock));
    work.publishHeartbeat();
  }

  /** Replaces the database; `setTime` is called in between. */
  const exchange = (setTime: () => void): Promise<LoadedScene> =>
    exchangeLock.runAlone(async () => {
      await work.stop();
      try {
        const lost = await store.replaceWith(next);
        setTime();
        sessionTime.aheadMs = 0;
        sessions.forgetAll();
        rateLimit.forgetAll();
        for (const userId of lost) kick(userId);
        await store.write((db) => keepMoment(db, clock));
      } finally {
        await work.start();
        work.publishHeartbeat();
      }
      const { epoch, seed } = store;
      return { epoch, seed, now: clock.now(), ...(await store.read(countAll)) };
    });

  const startAt = ({ at, frozen }: StartClock) =>
    clock.resume({ offsetMs: at - realNow(), frozenAt: frozen ? at : null });

  const restore = async (name: string): Promise<LoadedScene | null> => {
    const meta = await snapshots.unpack(name, next);
    if (!meta) return null;
    return exchange(() => {
      if (name === START) clock.runAt(1);
      const frozen = name === START ? startsFrozen : meta.clock.frozenAt !== null;
      startAt({ at: meta.stampedAt, frozen });
    });
  };

  return {
    get sessionsAheadMs() {
      return sessionTime.aheadMs;
    },
    load: (scene, seed, start) =>
      inTurn(async () => {
        await plantFile({ ...planting, file: next, scene, seed, now: start?.at ?? clock.now() });
        return exchange(() => {
          if (!start) return;
          clock.runAt(1);
          startAt(start);
        });
      }),
    rememberStart: () => inTurn(async () => void (await snapshots.take(START, store, clock))),
    startOver: () =>
      inTurn(async () => {
        const known = await restore(START);
        if (known) return known;
        const scene = (await store.read(readStamp))?.scene;
        if (scene === undefined || !isScene(scene)) throw new StoreUnavailable("The start is not known");
        await plantFile({ ...planting, file: next, scene, seed: store.seed, now: realNow() });
        const planted = await exchange(() => {
          clock.runAt(1);
          clock.resume({ offsetMs: 0, frozenAt: null });
        });
        await snapshots.take(START, store, clock);
        return planted;
      }),
    takeSnapshot: (name) => inTurn(() => snapshots.take(name, store, clock)),
    snapshots,
    restoreSnapshot: (name) => inTurn(() => restore(name)),
    setClock: ({ freeze, rate, to, byMs, sessions: areTaken = false }) =>
      inTurn(async () => {
        try {
          if (freeze === true) clock.freeze();
          if (rate !== undefined) clock.runAt(rate);
          const now = clock.now();
          const goal = to === "real" ? realNow() : (to ?? now + (byMs ?? 0));
          if (goal < now) clock.set(goal);
          else if (goal > now) await clock.advanceTo(goal, () => work.settled());
          if (to === "real") sessionTime.aheadMs = 0;
          else if (areTaken) sessionTime.aheadMs += Math.max(0, goal - now);
          if (freeze === false) clock.go();
        } finally {
          await announce();
        }
      }),
  };
}
