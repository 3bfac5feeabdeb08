/** Counts views of lots. */
import { dubaiDate } from "@marsa/api-spec/dates";
import { createHash, randomBytes } from "node:crypto";

/** Records a view of a lot. */
export interface View {
  readonly lotId: number;
  /** Identifies the viewer, signed in or not. Forgotten at the end of the day. */
  readonly visitor: string;
  /** On the auction clock, ms. */
  readonly at: number;
}

/** Counts views of lots: each person once per day in Dubai. */
export interface Views {
  add(view: View): void;
  /** Returns the views per lot id since the last call. */
  take(): ReadonlyMap<number, number>;
  /** Forgets all views when another database is opened. */
  forget(): void;
}

/** Most viewers remembered per day, some 20 MB. Above this all are forgotten, and some may count twice on that day. */
const MOST_VIEWERS = 200_000;

/** Returns an empty counter. Only this counter knows the viewers, as hashes, until the day ends. */
export function createViews(): Views {
  // An unsalted hash of an address could be reversed by trying all addresses.
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
      const today = dubaiDate(at);
      if (today !== day || seen.size >= MOST_VIEWERS) seen.clear();
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
