/** Counts viewers and lost bids per live lane. `NEWEST` lost bids are listed one by one. */
import type { Audience, LostBids } from "../store/ports.ts";

const NEWEST = 20;
const NOTHING: LostBids = { late: 0, missed: 0, newest: [] };

/** Returns an audience without viewers or lost bids. */
export function createAudience(): Audience {
  const online = new Map<number, { readonly people: number; readonly watching: number }>();
  const lost = new Map<number, LostBids>();
  return {
    online: (queueId) => online.get(queueId)?.people ?? 0,
    watching: (queueId) => online.get(queueId)?.watching ?? 0,
    setOnline(queueId, people, watching) {
      if (people > 0) online.set(queueId, { people, watching });
      else online.delete(queueId);
    },
    keepOnline(queueIds) {
      for (const queueId of online.keys()) if (!queueIds.includes(queueId)) online.delete(queueId);
    },
    lost: (queueId) => lost.get(queueId) ?? NOTHING,
    addLost(queueId, bid) {
      const { late, missed, newest } = lost.get(queueId) ?? NOTHING;
      lost.set(queueId, {
        late: late + (bid.why === "late" ? 1 : 0),
        missed: missed + (bid.why === "missed" ? 1 : 0),
        newest: [bid, ...newest].slice(0, NEWEST),
      });
    },
    all: () => Object.fromEntries([...online].map(([queueId, { people }]) => [queueId, people])),
  };
}
