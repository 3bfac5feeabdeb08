import { createHash, randomBytes } from "node:crypto";
import { dubaiDay } from "./domain/dubai.ts";

/** Somebody looks at a lot. */
export interface View {
  readonly lotId: number;
  /** Whoever it is, signed in or not; the same for the same one. Forgotten with the day. */
  readonly visitor: string;
  /** On the auctions' clock, ms. */
  readonly at: number;
}

/** How often lots were looked at: each person once a day in Dubai. */
export interface Views {
  add(view: View): void;
  /** How often each lot was looked at since this was last asked, by its id. */
  take(): ReadonlyMap<number, number>;
  /** Another database: what was looked at in the old one is none of its business. */
  forget(): void;
}

/** So many are remembered as having looked; then all are forgotten, and some may count twice that day. Some 20 MB. */
const MOST = 200_000;

/** In: nothing. Out: nobody has looked at anything. Who looked is known here alone, as a hash, until the day is over. */
export function createViews(): Views {
  // Of addresses a plain hash could be undone by trying them all.
  const salt = randomBytes(16);
  const seen = new Set<string>();
  const waiting = new Map<number, number>();
  let day = "";
  const forget = () => {
    seen.clear();
    waiting.clear();
  };
  return {
    add({ lotId, visitor, at }) {
      const today = dubaiDay(at);
      if (today !== day || seen.size >= MOST) seen.clear();
      day = today;
      const hash = createHash("sha256").update(salt).update(`${lotId} ${visitor}`).digest("base64");
      if (seen.has(hash)) return;
      seen.add(hash);
      waiting.set(lotId, (waiting.get(lotId) ?? 0) + 1);
    },
    take() {
      const taken = new Map(waiting);
      waiting.clear();
      return taken;
    },
    forget,
  };
}
