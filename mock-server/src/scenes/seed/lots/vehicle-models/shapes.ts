/** Which body of the demo pictures a model has; others have that of their class. */
import type { BodyId } from "../../../pictures/catalogue.ts";

/** The classes of vehicles, which are the values of the dictionary `bodies`. */
export const CLASSES = ["sedan", "suv", "hatch", "coupe", "pickup", "van"] as const satisfies BodyId[];
export type VehicleClass = (typeof CLASSES)[number];

/** Models by body, each as "mark model". */
const MODELS: Readonly<Record<Exclude<BodyId, VehicleClass>, readonly string[]>> = {
  // Upright, with a flat front and a short roof.
  offroader: [
    "Ford Bronco",
    "Jeep Wrangler",
    "Jetour T2",
    "Land Rover Defender 110",
    "Mercedes-Benz G-Class",
    "Mitsubishi Pajero",
  ],
  // Compact and mid-size SUVs.
  crossover: [
    "BMW X3",
    "Geely Monjaro",
    "Honda CR-V",
    "Hyundai Tucson",
    "Kia Sorento",
    "Kia Sportage",
    "Lexus RX",
    "MG RX5",
    "Mercedes-Benz GLC",
    "Mitsubishi Outlander",
    "Nissan X-Trail",
    "Porsche Cayenne",
    "Porsche Macan",
    "Tesla Model Y",
    "Toyota RAV4",
  ],
  // Electric and sloping saloons.
  fastback: ["BYD Seal", "Kia Stinger", "Porsche Panamera", "Tesla Model 3"],
};

const BY_MODEL = new Map(
  (Object.keys(MODELS) as (keyof typeof MODELS)[]).flatMap((body) =>
    MODELS[body].map((name): [string, BodyId] => [name, body]),
  ),
);

/** Returns the body of a model in the pictures. */
export function shapeOf(mark: string, model: string, own: VehicleClass): BodyId {
  return BY_MODEL.get(`${mark} ${model}`) ?? own;
}

/** The models with a body of their own, for a check that they exist. */
export const SHAPED: readonly string[] = [...BY_MODEL.keys()];
