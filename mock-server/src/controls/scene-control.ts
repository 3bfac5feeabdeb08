import type { AuctionClock } from "../auction-clock.ts";
import { countAll, keepMoment } from "../tables/system/meta.ts";
import { plantFile, type PlantOrder } from "../scenes/plant-file.ts";
import type { ReplaceableStore } from "../scenes/replaceable-store.ts";
import type { SceneName } from "../scenes/seed/scenes.ts";
import type { Snapshot, Snapshots } from "../scenes/snapshots.ts";
import type { ExchangeLock } from "../http/exchange-lock.ts";
import type { Sessions } from "../http/sessions.ts";
import type { Work } from "../jobs/work.ts";

/** What the house has been put into. */
export interface LoadedScene {
  readonly epoch: string;
  readonly seed: number;
  /** ms since 1970 UTC on the auctions' clock. */
  readonly now: number;
  readonly lots: number;
  readonly users: number;
}

export interface ClockChange {
  /** Whether the clock is to stand still from then on. */
  readonly freeze?: boolean;
  /** Where it is to go, ms since 1970 UTC, or by how much ahead: one of the two. */
  readonly to?: number;
  readonly byMs?: number;
}

/**
 * Moves the whole house: to another scene, to a state that was kept, to another time. One move after the other. A move
 * is told to everybody at once.
 */
export interface SceneControl {
  /** Starts over with a scene, at the time it is. */
  load(scene: SceneName, seed: number): Promise<LoadedScene>;
  /** Keeps the state as it is, clock included. */
  takeSnapshot(name: string): Promise<Snapshot>;
  listSnapshots(): Snapshot[];
  /** Brings a kept state back, and its time, under a new epoch; null when there is none of this name. */
  restoreSnapshot(name: string): Promise<LoadedScene | null>;
  /**
   * Ahead, all deadlines on the way come in their order, each at its time; back, nothing that has happened is undone.
   * @throws StoreUnavailable when what comes due on the way cannot be done; the clock then is there.
   */
  setClock(change: ClockChange): Promise<void>;
}

export interface SceneControlParts {
  readonly store: ReplaceableStore;
  readonly snapshots: Snapshots;
  readonly clock: AuctionClock;
  readonly realNow: () => number;
  readonly exchangeLock: ExchangeLock;
  readonly work: Work;
  readonly sessions: Pick<Sessions, "forgetAll">;
  /** Closes the links of users whose sessions are gone. */
  readonly kick: (userId: number) => void;
  /** Where the next database is made before it takes the place of this one; on the same disk. */
  readonly next: string;
  readonly planting: Pick<PlantOrder, "terms" | "password" | "cost">;
}

export function createSceneControl(parts: SceneControlParts): SceneControl {
  const { store, snapshots, clock, realNow, exchangeLock, work, sessions, kick, next, planting } = parts;
  let last: Promise<unknown> = Promise.resolve();

  /** After every move that was asked for before. */
  function inTurn<T>(move: () => Promise<T>): Promise<T> {
    const mine = last.then(move);
    last = mine.catch(() => null);
    return mine;
  }

  /** Writes down where the clock is, and tells everybody. */
  async function announce(): Promise<void> {
    await store.write((db) => keepMoment(db, clock));
    work.publishHeartbeat();
  }

  /** Puts the database that has been made into the place of this one; `setTime` is called in between. */
  const exchange = (setTime: () => void): Promise<LoadedScene> =>
    exchangeLock.runAlone(async () => {
      await work.stop();
      try {
        const lost = await store.replaceWith(next);
        setTime();
        sessions.forgetAll();
        for (const userId of lost) kick(userId);
        await store.write((db) => keepMoment(db, clock));
      } finally {
        await work.start();
        work.publishHeartbeat();
      }
      const { epoch, seed } = store;
      return { epoch, seed, now: clock.now(), ...(await store.read(countAll)) };
    });

  return {
    load: (scene, seed) =>
      inTurn(async () => {
        await plantFile({ ...planting, file: next, scene, seed, now: clock.now() });
        return exchange(() => undefined);
      }),
    takeSnapshot: (name) => inTurn(() => snapshots.take(name, store, clock)),
    listSnapshots: () => snapshots.list(),
    restoreSnapshot: (name) =>
      inTurn(async () => {
        const meta = await snapshots.unpack(name, next);
        if (!meta) return null;
        const frozenAt = meta.clock.frozenAt === null ? null : meta.stampedAt;
        return exchange(() => clock.resume({ offsetMs: meta.stampedAt - realNow(), frozenAt }));
      }),
    setClock: ({ freeze, to, byMs }) =>
      inTurn(async () => {
        try {
          if (freeze === true) clock.freeze();
          const now = clock.now();
          const goal = to ?? now + (byMs ?? 0);
          if (goal < now) clock.set(goal);
          else if (goal > now) await clock.advanceTo(goal, () => work.settled());
          if (freeze === false) clock.go();
        } finally {
          await announce();
        }
      }),
  };
}
