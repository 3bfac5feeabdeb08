import type { RealtimeClient } from "./client.ts";
import type { Envelope, Fetched, OrderedTopic, Position } from "./resync.ts";
import type { Topic } from "./topics.ts";

export interface FollowOptions<State, Event extends Envelope> {
  topic: Topic;
  /** Reads what is missing. `since` is null when only a snapshot will do. May reject: it is asked again. */
  fetch: (since: Position | null, signal: AbortSignal) => Promise<Fetched<State, Event>>;
  /** Replace all. */
  reset: (state: State) => void;
  /** Apply one event; always contiguous. */
  apply: (event: Event) => void;
  /** In sync or not; not in sync: grey the prices, hold back the bids. */
  onSync?: (synced: boolean) => void;
}

export interface Following {
  readonly synced: boolean;
  readonly position: OrderedTopic<unknown, Envelope>["position"];
  /** Tell what the heartbeat or a reply said of the topic; fetches when it is further. */
  heard(head: Position): void;
  /** Fetch now: on focus, at the lot's end + 1 s, every 30 s inside W. */
  refresh(): void;
  stop(): void;
}

export declare function follow<State, Event extends Envelope>(
  client: RealtimeClient,
  options: FollowOptions<State, Event>,
): Following;
