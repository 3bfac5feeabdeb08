/** Follows one ordered topic on a live client: subscribe, fetch, apply, and fetch again after a gap. */
import type { RealtimeClient } from "./client.ts";
import { OrderedTopic, type Envelope, type Fetched, type Position, type Step } from "./resync.ts";
import type { Topic } from "./topics.ts";

export interface FollowOptions<State, Event extends Envelope> {
  topic: Topic;
  /** Reads missing events; `since` is null when only a snapshot helps. A rejection leads to another try. */
  fetch: (since: Position | null, signal: AbortSignal) => Promise<Fetched<State, Event>>;
  /** Replaces all known state. */
  reset: (state: State) => void;
  /** Applies one event, the next after all earlier ones. */
  apply: (event: Event) => void;
  /** Reports every change of being in sync. Out of sync: gray the prices, hold back the bids. */
  onSync?: (synced: boolean) => void;
}

export interface Following {
  readonly synced: boolean;
  readonly position: Position | null;
  /** Takes the position from a heartbeat or a reply; fetches when that is further. */
  noteHead(head: Position): void;
  /** Fetches now: on focus, at the lot's end + 1 s, every 30 s inside W. */
  refresh(): void;
  stop(): void;
}

/** After a lost link all clients come back at once; their fetches spread over this time (ms). */
const STAMPEDE_MS = 1_000;
/**
 * Wait before a fetch is repeated that failed or did not reach far enough: the n-th time n times this, at most
 * tenfold (ms).
 */
const AGAIN_MS = 300;

/** Starts following; runs until `stop`. */
export function follow<State, Event extends Envelope>(
  client: Pick<RealtimeClient, "subscribe">,
  options: FollowOptions<State, Event>,
): Following {
  const topic = new OrderedTopic<State, Event>();
  let reportedSync = false;
  let links = 0;
  let failures = 0;
  let fetching: AbortController | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const take = (step: Step<State, Event>): void => {
    if ("reset" in step) options.reset(step.reset);
    for (const event of step.apply) options.apply(event);
    if (topic.synced !== reportedSync) {
      reportedSync = topic.synced;
      options.onSync?.(reportedSync);
    }
    if (topic.synced) failures = 0;
    if (step.fetch) fetchIn(Math.min(failures++, 10) * AGAIN_MS);
  };

  const fetchIn = (ms: number): void => {
    if (fetching) return;
    clearTimeout(timer);
    timer = setTimeout(() => void fetchNow(), ms);
  };

  const fetchNow = async (): Promise<void> => {
    clearTimeout(timer);
    fetching?.abort();
    const mine = (fetching = new AbortController());
    let step: Step<State, Event> = { apply: [], fetch: true };
    try {
      const answer = await options.fetch(topic.position, mine.signal);
      if (fetching !== mine) return;
      step = topic.fetched(answer);
    } catch {
      if (fetching !== mine) return;
    }
    fetching = null;
    take(step);
  };

  const halt = (): void => {
    clearTimeout(timer);
    fetching?.abort();
    fetching = null;
  };

  const unsubscribe = client.subscribe(options.topic, {
    event: (payload) => take(topic.received(payload as Event)),
    subscribed: () => {
      // A fetch from before the subscription may miss later events.
      halt();
      topic.subscribed();
      fetchIn(links++ === 0 ? 0 : Math.random() * STAMPEDE_MS);
    },
    lost: () => {
      halt();
      topic.disconnected();
      take({ apply: [], fetch: false });
    },
    noteHead: (head) => take(topic.noteHead(head)),
    mistrust: () => {
      // A fetch in progress may be older than the missed events.
      halt();
      take({ ...topic.mistrust(), fetch: false });
      fetchIn(Math.random() * STAMPEDE_MS);
    },
    doubt: (isDoubted) => {
      topic.doubt(isDoubted);
      take({ apply: [], fetch: false });
    },
  });

  return {
    get synced() {
      return topic.synced;
    },
    get position() {
      return topic.position;
    },
    noteHead: (head) => take(topic.noteHead(head)),
    refresh: () => void fetchNow(),
    stop: () => {
      halt();
      unsubscribe();
    },
  };
}
