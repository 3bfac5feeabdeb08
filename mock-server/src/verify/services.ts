/** Checks what buyers paid for transport and insurance. */
import { isOrdered } from "../domain/services/services.ts";
import type { Database } from "../store/store.ts";
import { service } from "../tables/schema/settlements.ts";
import { orm, sqlite } from "../tables/system/driver.ts";
import type { Located } from "./finding.ts";

interface Moved {
  readonly lotId: number;
  readonly userId: number;
  readonly fils: number;
}

/** Returns the sales for which the buyer did not pay exactly the services that are ordered and not cancelled. */
export function checkServices(db: Database): Located[] {
  const left = new Map<string, Moved>();
  const add = (lotId: number, userId: number, fils: number) => {
    const row = `lot ${lotId}, user ${userId}`;
    left.set(row, { lotId, userId, fils: fils + (left.get(row)?.fils ?? 0) });
  };
  const ledger = sqlite(db).prepare<[], Moved>(
    "SELECT lot_id AS lotId, user_id AS userId, sum(amount_fils) AS fils FROM ledger WHERE type = 'service' GROUP BY 1, 2",
  );
  for (const { lotId, userId, fils } of ledger.all()) add(lotId, userId, fils);
  for (const row of orm(db).select().from(service).all())
    if (isOrdered(row)) add(row.lotId, row.buyerId, row.priceFils);
  return [...left].flatMap(([row, { lotId, userId, fils }]) =>
    fils === 0
      ? []
      : [
          {
            table: "service",
            row,
            what: `the ledger differs from its orders by ${fils} fils`,
            lotId,
            userId,
          },
        ],
  );
}
