/** Presents transport and insurance of a won vehicle to its buyer. */
import { filsToAed } from "@marsa/api-spec/money";
import { canBook } from "../../domain/pickup/pickup.ts";
import { doorCostsOf } from "../../domain/settlement/door-costs.ts";
import { canCancel, isOrdered } from "../../domain/services/services.ts";
import { isoOf } from "../../domain/time/instant.ts";
import type { Schema } from "../../http/handler.ts";
import type { BoughtVehicle, ServiceRow } from "./repository.ts";

/** Presents the quotes and the orders as they stand at `now` (ms). */
export function presentServices(
  { settlement, emirate, services }: BoughtVehicle,
  now: number,
): Schema<"Services"> {
  const ordered = new Set(services.filter(isOrdered).map(({ kind }) => kind));
  const quotes = services.filter(({ kind, orderedAt }) => orderedAt === null && !ordered.has(kind));
  return {
    id_auction: settlement.lotId,
    can_order: canBook(settlement),
    emirates: (doorCostsOf("vehicle", emirate)?.transport.items ?? []).map(({ value, label }) => ({
      value,
      label,
    })),
    to: services[0]?.toEmirate ?? null,
    // Written in the order of the partners' lists.
    quotes: quotes.toReversed().map(presentQuote),
    orders: services.flatMap((row) =>
      row.orderedAt === null || row.freeUntil === null
        ? []
        : [
            {
              quote: presentQuote(row),
              state:
                row.cancelledAt !== null ? "cancelled" : row.confirmedAt === null ? "ordered" : "confirmed",
              ordered_at: isoOf(row.orderedAt),
              confirmed_at: row.confirmedAt === null ? null : isoOf(row.confirmedAt),
              free_until: isoOf(row.freeUntil),
              can_cancel: canCancel(row, settlement, now),
              cancelled_at: row.cancelledAt === null ? null : isoOf(row.cancelledAt),
            },
          ],
    ),
  };
}

function presentQuote({ id, kind, name, partner, priceFils, ...row }: ServiceRow): Schema<"ServiceQuote"> {
  const { included, term, source, validUntil } = row;
  return {
    id_quote: id,
    kind,
    name,
    partner,
    price: filsToAed(priceFils),
    included: [...included],
    term,
    source,
    valid_until: isoOf(validUntil),
  };
}
