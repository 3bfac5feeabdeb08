import type { Schema } from "@marsa/api-spec/client-problem";
import type { Following } from "@marsa/realtime/follow";
import { lotTopic } from "@marsa/realtime/topics";
import { queryClient } from "#/lib/http/query-client.ts";
import { keys } from "#/lib/http/query-keys.ts";
import { withRealtime } from "../link/connection.ts";
import { live } from "./live.ts";
import { askLot, type Lot, showLot } from "./lot-query.ts";

type LotEvent = Schema<"LotEvent">;

/** A listener to a lot. */
export interface LotListener {
  /** Gets new public rows of the history, newest last. */
  rows?(rows: LotEvent["rows"]): void;
  /** Called after the lot was read: earlier events may be missing. */
  read?(): void;
  sync?(synced: boolean): void;
}

export interface LotFollowed {
  /** Reads the lot now. */
  refresh(): void;
  /** Takes the seq of the lot from elsewhere; reads the lot if it is newer. */
  catchUp(epoch: string, seq: number): void;
  stop(): void;
}

const ONLY_LIVE: ReadonlySet<LotEvent["kind"]> = new Set(["bid", "extended"]);

interface Shared {
  readonly listeners: Set<LotListener>;
  following: Following | null;
  end: () => void;
}

const followed = new Map<number, Shared>();

/** Follows the topic of one lot, `auction.lot.{id}`, once for all listeners. */
export function followLot(id: number, listener: LotListener): LotFollowed {
  const shared = followed.get(id) ?? begin(id);
  shared.listeners.add(listener);
  if (shared.following?.synced) listener.sync?.(true);
  return {
    refresh: () => shared.following?.refresh(),
    catchUp: (epoch, seq) => shared.following?.noteHead({ epoch, seq }),
    stop() {
      if (!shared.listeners.delete(listener) || shared.listeners.size > 0) return;
      followed.delete(id);
      shared.end();
    },
  };
}

function begin(id: number): Shared {
  const shared: Shared = { listeners: new Set(), following: null, end: () => {} };
  followed.set(id, shared);
  const notify = (say: (listener: LotListener) => void) => shared.listeners.forEach(say);
  shared.end = withRealtime(({ client, follow }) => {
    const following = (shared.following = follow<Lot, LotEvent>(client, {
      topic: lotTopic(id),
      fetch: async (_since, signal) => {
        notify((listener) => listener.read?.());
        // A new request: one in progress is older than the subscription, or may never end.
        const lot = await askLot(id, signal);
        return { kind: "snapshot", state: lot, epoch: lot.live.epoch, seq: lot.live.seq };
      },
      reset: showLot,
      apply: (event) => {
        live.applyEvent(id, event.state);
        // A bid changes only the live part; anything else may change facts too.
        if (!ONLY_LIVE.has(event.kind)) void queryClient.invalidateQueries({ queryKey: keys.lot(id) });
        if (event.rows.length > 0) notify((listener) => listener.rows?.(event.rows));
      },
      onSync: (synced) => notify((listener) => listener.sync?.(synced)),
    }));
    return () => following.stop();
  });
  return shared;
}
