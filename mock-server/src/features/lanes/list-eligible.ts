/** POST /backoffice/queues/eligible: lots that can join a lane. */
import { type Dictionaries, dictionariesOf } from "../../tables/lots/dictionaries.ts";
import { mainPictureOf } from "../../tables/lots/card-row.ts";
import { ok, type Handler, type Schema } from "../../http/handler.ts";
import { encodePlace, idBefore } from "../../http/page-cursor.ts";
import { cardFacts, presentPicture } from "../../http/present/present-card.ts";
import { pageOfEligible, type EligibleGroup, type EligibleRow } from "./repository-eligible.ts";

/** Most values of a facet. */
const MOST_VALUES = 50;

export const listEligibleLots: Handler<"listEligibleLots"> = async ({ body }, { store, clock }) => {
  const { id_queue: queueId = null, q = "", kind = null, seller = null, emirate = null } = body;
  const { except = [], lane_wish: laneWish = false, limit, after } = body;
  const page = idBefore(after);
  if (!page.ok) return page;
  const now = clock.now();
  const chosen = { kind, sellerId: seller, emirate, laneWish };
  const query = { queueId, q, ...chosen, except, now, limit, after: page.before };
  const { rows, groups } = await store.readInWorker(pageOfEligible, query);
  const dictionaries = await dictionariesOf(store);
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return ok({
    items: items.map((row) => presentEligible(row, dictionaries)),
    total: lotsIn(groups, chosen),
    next: rows.length > limit && last ? encodePlace([last.number]) : null,
    as_of: new Date(now).toISOString(),
    facets: {
      kind: facet(groups, { ...chosen, kind: null }, ({ kind: value }) => [
        value,
        value === "vehicle" ? "Vehicles" : "Apartments",
      ]),
      seller: facet(groups, { ...chosen, sellerId: null }, ({ sellerId, seller: name }) => [
        String(sellerId),
        name,
      ]),
      emirate: facet(groups, { ...chosen, emirate: null }, ({ emirate: value }) => [
        value,
        dictionaries.term("emirates", value).label,
      ]),
      lane_wish: lotsIn(groups, { ...chosen, laneWish: true }),
    },
  });
};

interface Chosen {
  readonly kind: EligibleGroup["kind"] | null;
  readonly sellerId: number | null;
  readonly emirate: string | null;
  readonly laneWish: boolean;
}

function matching(
  groups: readonly EligibleGroup[],
  { kind, sellerId, emirate, laneWish }: Chosen,
): EligibleGroup[] {
  return groups.filter(
    (group) =>
      (kind === null || group.kind === kind) &&
      (sellerId === null || group.sellerId === sellerId) &&
      (emirate === null || group.emirate === emirate) &&
      (!laneWish || group.laneWish === 1),
  );
}

function lotsIn(groups: readonly EligibleGroup[], chosen: Chosen): number {
  return matching(groups, chosen).reduce((sum, { lots }) => sum + lots, 0);
}

/** Returns the values of one field with counts, most lots first. */
function facet(
  groups: readonly EligibleGroup[],
  chosen: Chosen,
  by: (group: EligibleGroup) => readonly [value: string, label: string],
): Schema<"EligibleFacet">[] {
  const values = new Map<string, { value: string; label: string; count: number }>();
  for (const group of matching(groups, chosen)) {
    const [value, label] = by(group);
    const known = values.get(value) ?? { value, label, count: 0 };
    values.set(value, { ...known, count: known.count + group.lots });
  }
  return [...values.values()]
    .toSorted((a, b) => b.count - a.count || a.label.localeCompare(b.label))
    .slice(0, MOST_VALUES);
}

function presentEligible(row: EligibleRow, dictionaries: Dictionaries): Schema<"EligibleLot"> {
  const picture = mainPictureOf(row);
  return {
    id_auction: row.id,
    number: row.number,
    title: row.title,
    facts: cardFacts(row, dictionaries),
    picture: picture && presentPicture(picture),
    kind: row.kind,
    start_price: row.startPrice,
    ends: new Date(row.endsAt).toISOString(),
    seller: row.seller,
    lane_wish: row.laneWish === 1,
  };
}
