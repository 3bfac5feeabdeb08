/** Bidders who never stop: each has one connection and one bid at a time, and remembers every key. */
import { newKey } from "@marsa/api-spec/client";
import { callWithRetry, dataOf, type Reply } from "./server-under-test.ts";

const DEPOSIT_AED = 50_000_000;
const START_AED = 10_000;
export const STEP_AED = 100;

export interface Bid {
  readonly key: string;
  readonly token: string;
  readonly body: { readonly id_auction: number; readonly price: number; readonly mode: "exact" | "max" };
  /** The reply; null when the server ended before it. */
  reply: Reply | null;
  /** How long the reply took, ms. */
  ms?: number;
  /** Sent to a server that was paused. */
  readonly isLate?: true;
}

export interface Market {
  readonly lots: readonly [number, ...number[]];
  readonly tokens: readonly string[];
}

export async function openMarket(url: string, bidders: number, lots: number): Promise<Market> {
  const people: { access_token: string }[] = await dataOf(url, "makeTokens", {
    body: { count: bidders, deposit: DEPOSIT_AED },
  });
  const made = { count: lots, seconds: 86_400, start_price: START_AED, step: STEP_AED };
  const { ids } = await dataOf(url, "makeLots", { body: made });
  return { lots: ids, tokens: people.map(({ access_token }) => access_token) };
}

/**
 * Lets every bidder bid until their connection breaks or `until` returns true.
 * @returns Every bid that was sent.
 */
export async function bidOn(url: string, { lots, tokens }: Market, until: () => boolean): Promise<Bid[]> {
  const bids: Bid[] = [];
  const highest = new Map(lots.map((lot) => [lot, START_AED]));
  const bidder = async (token: string): Promise<void> => {
    while (!until()) {
      const lot = lots[Math.floor(Math.random() * lots.length)] ?? lots[0];
      const price = highest.get(lot)! + STEP_AED * Math.floor(Math.random() * 6);
      const mode = Math.random() < 0.4 ? "max" : "exact";
      const bid: Bid = { key: newKey(), token, body: { id_auction: lot, price, mode }, reply: null };
      bids.push(bid);
      const sentAt = performance.now();
      try {
        bid.reply = await sendAgain(url, bid);
      } catch {
        return;
      }
      bid.ms = performance.now() - sentAt;
      const next: unknown = bid.reply.body.data?.next_min ?? bid.reply.body.details?.next_min;
      if (typeof next === "number") highest.set(lot, Math.max(highest.get(lot)!, next));
    }
  };
  await Promise.all(tokens.map(bidder));
  return bids;
}

/** Sends the same bid again under its key. */
export function sendAgain(url: string, { key, token, body }: Bid): Promise<Reply> {
  return callWithRetry(url, "makebid", { key, token, body });
}
