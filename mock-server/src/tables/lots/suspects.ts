/** Reads the facts about other lots that a check needs: sales of such lots, lots with the same VIN or photos. */
import type { OtherLot, Suspect } from "../../domain/moderation/oddities.ts";
import { quartilesOf } from "../../domain/moderation/quartiles.ts";
import { asyncPrepared } from "../system/prepared.ts";
import type { WholeDraft } from "./lot-drafts.ts";
import type { Database } from "../../store/store.ts";

/** Paid sales of the last years that make the guide. */
const MOST_SALES = 200;
/** Cars of the same model that are this many years older or newer count as such cars. */
const YEARS = 2;
/** Apartments of the same size count as such apartments: their area differs by this share at most. */
const AREA_SHARE = 0.15;
/** Uploaded files are named by their hash; pictures of a scene are shared by many lots. */
const UPLOADED = /^[0-9a-f]{64}$/;

const SOLD = `SELECT price FROM lot WHERE status = 'sold' AND id <> @id
  AND EXISTS (SELECT 1 FROM settlement s WHERE s.lot_id = lot.id AND s.state IN ('paid', 'handed_over'))`;
const NEWEST = `ORDER BY ends_at DESC LIMIT ${MOST_SALES}`;
const SOLD_CARS = `${SOLD} AND mark = @mark AND model = @model AND year BETWEEN @year - ${YEARS} AND @year + ${YEARS} ${NEWEST}`;
const SOLD_APARTMENTS = `${SOLD} AND type = @type AND city = @city AND bedrooms = @bedrooms
  AND area BETWEEN @area * (1 - ${AREA_SHARE}) AND @area * (1 + ${AREA_SHARE}) ${NEWEST}`;

/** A lot and the one that relists it are the same thing. */
const UNRELATED = `l.id <> @id AND l.status <> 'draft' AND l.id IS DISTINCT FROM @relistedFrom
  AND NOT EXISTS (SELECT 1 FROM lot_draft r WHERE r.lot_id = l.id AND r.relisted_from = @id)`;
const SAME_VIN = `SELECT l.id, l.number, l.title FROM lot_facts f JOIN lot l ON l.id = f.lot_id
  WHERE f.vehicle ->> '$.vin' = @vin AND ${UNRELATED} ORDER BY l.id DESC LIMIT 10`;
const SAME_PHOTO = `SELECT DISTINCT l.id, l.number, l.title FROM file f JOIN lot l ON f.linked_to = 'lot:' || l.id
  WHERE f.hash = @hash AND f.kind = 'lot_photo' AND ${UNRELATED} ORDER BY l.id LIMIT 10`;

/** Texts of the form that buyers read. */
const TEXTS = [
  { field: "comment", label: "Seller’s comment" },
  { field: "location", label: "Location" },
  { field: "inspection", label: "Inspection location" },
  { field: "name", label: "Name" },
  { field: "trim", label: "Trim" },
  { field: "tenancy", label: "Tenancy" },
] as const;

/** Returns a lot beside what the database knows. `vinFits`: tells whether a VIN has a right check digit; null for a number without one. */
export async function suspectOf(
  db: Database,
  { lot, draft, files }: WholeDraft,
  vinFits: (vin: string) => boolean | null,
): Promise<Suspect> {
  const { fields, relistedFrom } = draft;
  const related = { id: lot.id, relistedFrom };
  const vin = fields.vin?.trim() || null;
  const photos = (fields.photos ?? []).map((id) => files.find((file) => file.id === id)?.hash ?? "");
  const samePhotos: Suspect["samePhotos"][number][] = [];
  for (const [i, hash] of photos.entries()) {
    if (!UPLOADED.test(hash)) continue;
    const others = await asyncPrepared<OtherLot>(db, SAME_PHOTO).all({ ...related, hash });
    samePhotos.push(...others.map((other) => ({ position: i + 1, lot: other })));
  }
  return {
    startPrice: lot.startPrice,
    minPrice: lot.reserve,
    buyNow: lot.buyNow,
    texts: TEXTS.map(({ field, label }) => ({ field, label, text: fields[field] ?? "" })),
    photos: photos.length,
    guide: quartilesOf(await salesOf(db, lot)),
    sameVin: vin === null ? null : await asyncPrepared<OtherLot>(db, SAME_VIN).all({ ...related, vin }),
    vinFits: vin === null ? null : vinFits(vin),
    samePhotos,
  };
}

async function salesOf(db: Database, row: WholeDraft["lot"]): Promise<number[]> {
  const { id, mark, model, year, type, city, bedrooms, area } = row;
  const rows =
    row.kind === "vehicle"
      ? await asyncPrepared(db, SOLD_CARS).all({ id, mark, model, year })
      : await asyncPrepared(db, SOLD_APARTMENTS).all({ id, type, city, bedrooms, area });
  return (rows as { price: number }[]).map(({ price }) => price);
}
