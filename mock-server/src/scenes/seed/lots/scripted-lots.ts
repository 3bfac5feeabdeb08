/** Creates the scripted lots. */
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../calendar.ts";
import { DEMO, SELLER_IDS } from "../people.ts";
import { fits, type Programme } from "../programme.ts";
import { SCRIPTED_LOTS, bot, type ScriptedLot } from "./scripted-lot-list.ts";
import type { VehicleDraft } from "./vehicle-lots.ts";
import { VEHICLE_MODELS } from "./vehicle-models/catalogue.ts";

/**
 * Returns the demo buyer's scripted lots that fit into the programme; the same for every seed, times relative to
 * `now`.
 */
export function makeScriptedLots(programme: Programme, now: number): VehicleDraft[] {
  return SCRIPTED_LOTS.flatMap((lot, i) =>
    fits(programme, lot.plan, lot.ends) ? [draftOf(lot, now, SELLER_IDS[i % SELLER_IDS.length]!)] : [],
  );
}

function draftOf(lot: ScriptedLot, now: number, sellerId: number): VehicleDraft {
  const [mark, modelName, trimName] = lot.car;
  const model = VEHICLE_MODELS.find((known) => known.mark === mark && known.model === modelName);
  const trim = model?.trims.find(({ name }) => name === trimName);
  if (!model || !trim) throw new Error(`A lot about an unknown car: ${lot.car.join(" ")}`);
  const { startPrice, step, reserve, buyNow = null, note } = lot;
  const endsAt = now + lot.ends;
  const opensAt = endsAt - 4 * DAY_MS;
  return {
    kind: "vehicle",
    key: `lot/${lot.key}`,
    slot: {
      plan: lot.plan,
      createdAt: opensAt - 2 * DAY_MS,
      approvedAt: opensAt - 6 * HOUR_MS,
      opensAt,
      endsAt,
      overtime: false,
    },
    deal: { startPrice, step, reserve, buyNow },
    sellerId,
    bids: lot.bids.map(([userId, mode, amount, ago]) => ({ userId, mode, amount, at: now - ago })),
    favoriteOf: [bot(1), bot(9), bot(17)],
    notes: note === undefined ? [] : [{ userId: DEMO.buyer, text: note, at: now - 26 * MINUTE_MS }],
    spec: {
      model,
      trim,
      year: lot.year,
      mileageKm: lot.mileageKm,
      grade: lot.grade,
      region: "gcc",
      owners: 1,
    },
    city: lot.city,
    paint: lot.paint,
    condition: lot.condition ?? null,
    comment: lot.comment ?? null,
  };
}
