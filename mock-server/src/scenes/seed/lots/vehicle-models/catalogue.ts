/** Reads the tables of vehicle models. */
import type { BodyId } from "../../../pictures/catalogue.ts";
import { AMERICAN } from "./america.ts";
import { ASIAN } from "./asia.ts";
import { EUROPEAN } from "./europe.ts";
import { JAPANESE } from "./japan.ts";
import { CLASSES, shapeOf, type VehicleClass } from "./shapes.ts";

/** A model as sold in the UAE. */
export interface VehicleModel {
  readonly mark: string;
  readonly model: string;
  readonly body: VehicleClass;
  /** Its body in the demo pictures. */
  readonly shape: BodyId;
  readonly seats: number;
  /** First three characters of its VIN. */
  readonly wmi: string;
  /** Share of its value that remains after each year. */
  readonly keeps: number;
  readonly trims: readonly Trim[];
}

export interface Trim {
  readonly name: string;
  readonly engineText: string;
  /** Values of the dictionaries engines, gearboxes, drives. */
  readonly engine: string;
  readonly gearbox: string;
  readonly drive: string;
  /** Model years, inclusive. */
  readonly from: number;
  readonly to: number;
  /** AED, rounded list price. */
  readonly newPrice: number;
}

const MODEL = /^(.+) \/ (.+) \/ (\w+) \/ (\d) seats \/ (\w{3}) \/ keeps (0\.\d+)$/;
const TRIM = /^ {2}(.+) \/ (.+) \/ ([\w-]+) \/ ([\w-]+) \/ (\w+) \/ (\d{4})-(\d{4}) \/ (\d+)$/;

function parts(pattern: RegExp, line: string): string[] {
  const match = pattern.exec(line);
  if (!match) throw new Error(`Unreadable line in the vehicle catalogue: ${line}`);
  return match.slice(1);
}

function trimOf(line: string): Trim {
  const [name = "", size = "", engine = "", gearbox = "", drive = "", from, to, price] = parts(TRIM, line);
  return {
    name,
    engineText: `${size} ${engine}`,
    engine,
    gearbox,
    drive,
    from: Number(from),
    to: Number(to),
    newPrice: Number(price),
  };
}

/**
 * Reads a table: a line for a model (mark / model / body / seats / VIN prefix / value kept a year), below it, indented
 * by two, a line for each trim (name / engine / fuel / gearbox / drive / model years / price when new).
 */
function readTable(table: string): VehicleModel[] {
  const models: VehicleModel[] = [];
  for (const block of table.trim().split(/\n(?! )/)) {
    const [head = "", ...trims] = block.split("\n");
    const [mark = "", model = "", bodyText, seats, wmi = "", keeps] = parts(MODEL, head);
    const body = CLASSES.find((known) => known === bodyText);
    if (!body || trims.length === 0) throw new Error(`Incomplete entry in the vehicle catalogue: ${head}`);
    models.push({
      mark,
      model,
      body,
      shape: shapeOf(mark, model, body),
      seats: Number(seats),
      wmi,
      keeps: Number(keeps),
      trims: trims.map(trimOf),
    });
  }
  return models;
}

export const VEHICLE_MODELS: readonly VehicleModel[] = [JAPANESE, EUROPEAN, AMERICAN, ASIAN].flatMap(
  readTable,
);
