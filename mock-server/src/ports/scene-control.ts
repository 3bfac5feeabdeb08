/** The interface of the control that moves the whole server to another scene, state or time. */
import type { Snapshot, Snapshots } from "../scenes/snapshots.ts";
import type { SceneName } from "../scenes/seed/worlds/scenes.ts";

/** The loaded scene. */
export interface LoadedScene {
  readonly epoch: string;
  readonly seed: number;
  /** ms since 1970 UTC on the auction clock. */
  readonly now: number;
  readonly lots: number;
  readonly users: number;
}

export interface ClockChange {
  /** Whether the clock is frozen afterwards. */
  readonly freeze?: boolean;
  /** Seconds a second, above 0. */
  readonly rate?: number;
  /** Target time, ms since 1970 UTC or the real time, or the advance: one of the two. */
  readonly to?: number | "real";
  readonly byMs?: number;
  /** Whether sessions and rate limits go ahead as far. */
  readonly sessions?: boolean;
}

/** The first instant of a scene, ms since 1970 UTC, and whether the clock stands there. */
export interface StartClock {
  readonly at: number;
  readonly frozen: boolean;
}

/**
 * Changes the whole server: another scene, a snapshot, another time. One change after the other; each is published
 * at once.
 */
export interface SceneControl {
  /** How far `sessions` of the clock changes took sessions and rate limits ahead of the real clock, ms. */
  readonly sessionsAheadMs: number;
  /** Loads a scene at the current time, or at another one. */
  load(scene: SceneName, seed: number, start?: StartClock): Promise<LoadedScene>;
  /** Stores the state, clock included. */
  takeSnapshot(name: string): Promise<Snapshot>;
  readonly snapshots: Pick<Snapshots, "list" | "read" | "add" | "remove">;
  /** Restores a snapshot and its time, under a new epoch; null for an unknown name. */
  restoreSnapshot(name: string): Promise<LoadedScene | null>;
  /** Stores the state as the start, to which `startOver` returns. */
  rememberStart(): Promise<void>;
  /**
   * Returns to the stored start and its instant, with the clock frozen or at its own pace as the start was asked for,
   * under a new epoch. Without a stored start, the scene is planted again at the real time, and stored.
   */
  startOver(): Promise<LoadedScene>;
  /**
   * Ahead, all deadlines on the way run in order, each at its time; a step back undoes nothing.
   * @throws StoreUnavailable when due work fails; the clock then stops there.
   */
  setClock(change: ClockChange): Promise<void>;
}
