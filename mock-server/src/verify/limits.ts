/** Checks the limits of paddles. */
import { isNotNull } from "drizzle-orm";
import { paddle } from "../tables/schema/lanes.ts";
import type { Database } from "../store/store.ts";
import { orm } from "../tables/system/driver.ts";
import type { Located } from "./finding.ts";
import type { StoredLot } from "./stored-lot.ts";

/** Checks that the bids of a paddle use no more than its limit, in all lots of its lane together. */
export function checkLimits(db: Database, lots: readonly StoredLot[]): Located[] {
  const limits = orm(db).select().from(paddle).where(isNotNull(paddle.coverFils)).all();
  return limits.flatMap(({ queueId, number, userId, coverFils }) => {
    const own = lots.filter((lot) => lot.queueId === queueId).flatMap(({ bidders }) => bidders);
    const used = own.reduce((sum, bid) => sum + (bid.userId === userId ? bid.limitFils : 0), 0);
    if (used <= coverFils!) return [];
    const row = `lane ${queueId}, paddle ${number}`;
    const what = `its bids use ${used} fils of a limit that covers ${coverFils}`;
    return [{ table: "paddle", row, what, lotId: null, userId }];
  });
}
