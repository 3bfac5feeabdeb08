/** Keeps the pages of lots for visitors, so that a crowd or a crawler costs the bids little. */
import type { Context } from "../http/context.ts";
import { publicMarkOf } from "../tables/lots/public-mark.ts";

/** A page as it is sent. */
export interface SentPage {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Uint8Array<ArrayBuffer>;
}

/** Pages of lots by address and encoding. */
export interface LotPages {
  /** Returns a page, made at most once at a time. `lot`: its id as written in the address. */
  get(lot: string, address: string, make: () => Promise<SentPage>): Promise<SentPage>;
}

interface Kept {
  readonly page: Promise<SentPage>;
  /** The public state of the lot, where another process commits. */
  readonly mark: string;
  readonly epoch: string;
  /** ms, on the real and on the auction clock. */
  readonly at: readonly [real: number, auction: number];
}

/** A page is this old at most, ms: the times on it pass without an event. */
const MOST_AGE_MS = 1_000;
/** Most lots with pages: 60 kB each. */
const MOST_LOTS = 1_000;
const TOPIC = "auction.lot.";

/**
 * Returns the pages of a server. A page is kept for a second, or until a public event of its lot. A sealed act drops
 * none: readers could notice it. Only pages of visitors are kept, which hold nothing personal.
 */
export function createLotPages({
  store,
  clock,
  realNow,
  controls,
  cluster,
}: Pick<Context, "store" | "clock" | "realNow" | "controls" | "cluster">): LotPages {
  const lots = new Map<string, Map<string, Kept>>();
  store.onCommit(({ events }) => {
    for (const { topic, eligible } of events)
      if (eligible === null && topic.startsWith(TOPIC)) lots.delete(topic.slice(TOPIC.length));
  });
  const isFresh = ({ epoch, at: [real, auction] }: Kept) =>
    epoch === store.epoch &&
    Math.abs(realNow() - real) < MOST_AGE_MS &&
    Math.abs(clock.now() - auction) < MOST_AGE_MS;

  // The events of an edge's lots are commits of its owner.
  const markOf = (lot: string) => store.read((db) => publicMarkOf(db, Number(lot)));

  return {
    async get(lot, address, make) {
      // A faulty call is a fault of each page.
      if (controls.faults.list().length > 0) return make();
      const mark = cluster?.edge ? await markOf(lot) : "";
      const known = lots.get(lot)?.get(address);
      if (known && known.mark === mark && isFresh(known)) return known.page;
      const page = make();
      const pages = lots.get(lot) ?? new Map<string, Kept>();
      const kept: Kept = { page, mark, epoch: store.epoch, at: [realNow(), clock.now()] };
      pages.set(address, kept);
      lots.delete(lot);
      lots.set(lot, pages);
      const oldest = lots.keys().next().value;
      if (lots.size > MOST_LOTS && oldest !== undefined) lots.delete(oldest);
      const forget = () => void (pages.get(address) === kept && pages.delete(address));
      page.then(({ status }) => status === 200 || forget(), forget);
      return page;
    },
  };
}
