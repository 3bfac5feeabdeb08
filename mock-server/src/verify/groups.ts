/** Checks groups of lots against the lots, the holds and the ledgers. */
import type { Database } from "../store/store.ts";
import { lotGroup } from "../tables/schema/groups.ts";
import { orm } from "../tables/system/driver.ts";
import type { Finding } from "./finding.ts";
import type { StoredLot } from "./stored-lot.ts";

type Find = (userId: number, finding: Finding) => void;

/**
 * Checks that one lot of a group leads at most, that nothing sleeps beside one that was won, and that each active group
 * holds its highest maximum once. `posted`: what the ledgers hold for groups, fils by user.
 */
export function checkGroups(
  db: Database,
  lots: readonly StoredLot[],
  posted: ReadonlyMap<number, number>,
  find: Find,
): void {
  const byId = new Map(lots.map((stored) => [stored.lot.id, stored]));
  const parked = new Map<number, number>();
  for (const { id, userId, state, members, heldFils, parkedFils } of orm(db).select().from(lotGroup).all()) {
    parked.set(userId, (parked.get(userId) ?? 0) + parkedFils);
    const awake = members.filter((member) => member.state === "awake");
    const asleep = members.filter((member) => member.state === "asleep");
    const won = members.filter((member) => member.state === "won");
    const lot = state === "active" && awake[0] ? byId.get(awake[0].lotId) : undefined;
    const { holdFils = 0, limitFils = 0 } = lot?.bidders.find((bidder) => bidder.userId === userId) ?? {};
    const held = holdFils + limitFils;
    const need = state === "active" ? Math.max(0, ...asleep.map(({ needFils }) => needFils)) : 0;
    const what =
      (awake.length > 1 && "two of its lots lead") ||
      (won.length !== (state === "won" ? 1 : 0) && `it is ${state} with ${won.length} lots won`) ||
      (state !== "active" && asleep.length > 0 && `it is ${state}, and a lot of it sleeps`) ||
      (lot && lot.lot.lead?.leaderId !== userId && `lot ${lot.lot.id} does not lead for its person`) ||
      (state === "active" &&
        heldFils !== held &&
        `it says ${heldFils} fils for its lead, ${held} are held`) ||
      (parkedFils !== Math.max(0, need - held) &&
        `its extra hold is ${parkedFils} fils, and should be ${Math.max(0, need - held)}`);
    if (what) find(userId, { table: "lot_group", row: String(id), what });
  }
  for (const userId of new Set([...parked.keys(), ...posted.keys()])) {
    const [stored, sum] = [parked.get(userId) ?? 0, posted.get(userId) ?? 0];
    const what = `${stored} fils are held for groups, the ledger says ${sum}`;
    if (stored !== sum) find(userId, { table: "lot_group", row: `user ${userId}`, what });
  }
}
