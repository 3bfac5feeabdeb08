/**
 * Makes a database with very many lots, a sixth of them for sale, for measuring lists.
 * `node mock-server/bench/many-lots.ts FILE [lots=100000]`
 */
import { openWriter } from "../src/sqlite/connection.ts";
import { makeLots } from "../src/scenes/seed/lots/lots.ts";
import { DEMO_PASSWORD, makePeople } from "../src/scenes/seed/people.ts";
import { plantScene } from "../src/scenes/seed/plant/plant.ts";
import { ENDED, EVENING } from "../src/scenes/seed/programme.ts";
import { DAY_MS, defaultTerms } from "../src/domain/terms.ts";

const [file, wanted = "100000"] = process.argv.slice(2);
if (!file) throw new Error("Say which file is to be made.");
const FOR_SALE = 0.16;
/** So many lots ask for deposits as an ordinary evening has them. */
const LOTS_OF_AN_EVENING = 150;
const APARTMENTS = 0.24;
const now = Date.now();
const seed = 1;

const db = openWriter({ file, durable: false });
const forSale = countsOf(Number(wanted) * FOR_SALE);
const ended = countsOf(Number(wanted) * (1 - FOR_SALE));
/** Those of vehicles and of apartments must never meet. */
const from = { id: 1, vehicle: 1_000_001, apartment: 5_000_001 };
const next = {
  id: from.id + forSale.vehicles + forSale.apartments,
  vehicle: from.vehicle + forSale.vehicles,
  apartment: from.apartment + forSale.apartments,
};
const scene = {
  name: "evening",
  users: makePeople(now, Math.ceil(Number(wanted) / LOTS_OF_AN_EVENING)),
  lots: [...makeLots(seed, now, forSale, from, EVENING), ...makeLots(seed + 1, now, ended, next, ENDED)],
};
await plantScene(db, scene, { terms: defaultTerms, password: DEMO_PASSWORD, seed, now });
// Ended lots ended over two years, not in one night.
const AGO = `(id * 7919 % 730) * ${DAY_MS}`;
db.$client
  .exec(`UPDATE lot SET ends_at = ends_at - ${AGO}, opens_at = opens_at - ${AGO}, approved_at = approved_at - ${AGO},
  created_at = created_at - ${AGO} WHERE status IN ('sold', 'notSold')`);
db.$client.close();

function countsOf(lots: number) {
  const apartments = Math.round(lots * APARTMENTS);
  return { vehicles: Math.round(lots) - apartments, apartments };
}
