/** Creates the facts of vehicles. */
import { CLASSES, type VehicleClass } from "./vehicle-models/shapes.ts";
import { deck } from "./deck.ts";
import type { Random } from "../random.ts";
import type { Trim, VehicleModel } from "./vehicle-models/catalogue.ts";
import { VEHICLE_MODELS } from "./vehicle-models/catalogue.ts";

/** A car before it has a number, a color and a seller. */
export interface VehicleSpec {
  readonly model: VehicleModel;
  readonly trim: Trim;
  readonly year: number;
  readonly mileageKm: number;
  readonly region: string;
  readonly grade: 1 | 2 | 3 | 4 | 5;
  readonly owners: number;
}

/** Percentages of bodies on offer in the UAE. */
const BODY_SHARES: Readonly<Record<VehicleClass, number>> = {
  suv: 37,
  sedan: 26,
  pickup: 11,
  coupe: 11,
  hatch: 9,
  van: 6,
};
const KM_A_YEAR = 18_000;

const AMERICAN = ["Ford", "Chevrolet", "GMC", "Dodge", "Jeep", "Ram", "Cadillac", "Chrysler", "Tesla"];
const CHINESE = ["BYD", "Geely", "Jetour", "Haval", "GWM", "GAC", "MG", "Maxus"];
const JAPANESE = ["Toyota", "Lexus", "Nissan", "Honda", "Mitsubishi"];
const EUROPEAN = ["Mercedes-Benz", "BMW", "Audi", "Porsche", "Volkswagen", "Mini", "Land Rover"];

/** Most cars were built for the Gulf; the others come from typical second-hand markets. */
function regionOf(random: Random, { mark }: VehicleModel): string {
  return random.weighted([
    ["gcc", 80],
    ["us", AMERICAN.includes(mark) ? 22 : CHINESE.includes(mark) ? 0 : 9],
    ["eu", EUROPEAN.includes(mark) ? 9 : 0],
    ["jp", JAPANESE.includes(mark) ? 7 : 0],
    ["cn", CHINESE.includes(mark) ? 14 : 0],
  ]);
}

/** Coupes are driven less. */
const USE: Readonly<Partial<Record<VehicleClass, number>>> = { coupe: 0.6, pickup: 1.1, van: 1.1 };

/** Returns a car of the given model and trim, with a typical age and mileage. */
export function specOf(random: Random, model: VehicleModel, trim: Trim, thisYear: number): VehicleSpec {
  const newest = Math.min(trim.to, thisYear);
  const year = newest - Math.floor(random.next() ** 1.3 * (newest - trim.from + 1));
  const age = thisYear - year + 0.5;
  const driven =
    age * KM_A_YEAR * (USE[model.body] ?? 1) * random.between(0.45, 1.5) + random.int(40, 240) * 10;
  const wear = age * 0.28 + driven / 90_000 + random.between(-0.9, 0.9);
  const grade = wear < 0.9 ? 5 : wear < 2.3 ? 4 : wear < 4 ? 3 : wear < 5.8 ? 2 : 1;
  return {
    model,
    trim,
    year,
    mileageKm: Math.round(driven / 10) * 10,
    region: regionOf(random, model),
    grade,
    owners: Math.max(1, Math.min(4, Math.round(age / 3.5 + random.between(-0.4, 0.9)))),
  };
}

/** Returns `count` cars, bodies mixed as on the market; a model repeats only after all others of its body. */
export function makeVehicleSpecs(random: Random, count: number, thisYear: number): VehicleSpec[] {
  const bodies = deck(
    random,
    CLASSES.flatMap((body) => Array.from({ length: BODY_SHARES[body] }, () => body)),
  );
  const models = new Map(
    CLASSES.map((body) => [
      body,
      deck(
        random,
        VEHICLE_MODELS.filter(
          (model) => model.body === body && model.trims.some(({ from }) => from <= thisYear),
        ),
      ),
    ]),
  );
  const trims = new Map(
    VEHICLE_MODELS.map((model) => [
      model,
      deck(
        random,
        model.trims.filter(({ from }) => from <= thisYear),
      ),
    ]),
  );
  return Array.from({ length: count }, () => {
    const model = models.get(bodies())!();
    return specOf(random, model, trims.get(model)!(), thisYear);
  });
}

/** Returns the fair auction value of a car in whole AED. */
export function vehicleValue(
  { model, trim, year, mileageKm, region, grade }: VehicleSpec,
  thisYear: number,
): number {
  const age = thisYear - year + 0.5;
  const extraKm = mileageKm - age * KM_A_YEAR;
  const byUse = Math.min(1.1, Math.max(0.72, 1 - (extraKm / 10_000) * 0.012));
  const byGrade = [0.62, 0.78, 0.89, 0.96, 1][grade - 1]!;
  const byRegion = region === "gcc" ? 1 : 0.87;
  return Math.round(trim.newPrice * 0.9 * model.keeps ** age * byUse * byGrade * byRegion);
}

/** "Toyota Land Cruiser VXR 5.7"; where the trim names the model (E 300, 320i) the class or series is left out. */
export function vehicleTitle({ model: { mark, model }, trim }: VehicleSpec): string {
  const saidByTrim = / Series$|-Class/.test(model);
  return [mark, ...(saidByTrim ? [] : [model]), trim.name].join(" ");
}
