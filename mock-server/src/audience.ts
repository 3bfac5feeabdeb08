/** Who is in the rooms of the live lanes, as far as the desk is told: numbers, never names or amounts. */
export interface Audience {
  /** People who watch this lane now. */
  online(queueId: number): number;
  setOnline(queueId: number, people: number): void;
  /** Bids that came after the hammer, and bids refused because the lane stood still, since the server started. */
  lost(queueId: number): { readonly late: number; readonly missed: number };
  addLost(queueId: number, what: "late" | "missed"): void;
  /** Every lane with somebody in it. */
  all(): Record<string, number>;
}

/** In: nothing. Out: empty rooms. */
export function createAudience(): Audience {
  const online = new Map<number, number>();
  const lost = new Map<number, { late: number; missed: number }>();
  return {
    online: (queueId) => online.get(queueId) ?? 0,
    setOnline(queueId, people) {
      if (people > 0) online.set(queueId, people);
      else online.delete(queueId);
    },
    lost: (queueId) => lost.get(queueId) ?? { late: 0, missed: 0 },
    addLost(queueId, what) {
      const known = lost.get(queueId) ?? { late: 0, missed: 0 };
      lost.set(queueId, { ...known, [what]: known[what] + 1 });
    },
    all: () => Object.fromEntries(online),
  };
}
