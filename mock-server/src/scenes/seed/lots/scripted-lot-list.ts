/** The scripted lots of the demo buyer. */
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from "../calendar.ts";
import { canaryFrom } from "../canaries.ts";
import type { VehicleCondition } from "../../../tables/schema/facts.ts";
import { BOT_IDS, DEMO } from "../people.ts";
import type { BidSeed } from "../types.ts";
import type { VehicleDraft } from "./vehicle-lots.ts";
import type { VehicleSpec } from "./vehicle-specs.ts";

/** A scripted bid: bidder, kind, amount, and age in ms. */
type ScriptedBid = readonly [userId: number, mode: BidSeed["mode"], amount: number, ago: number];

/** A lot with scripted bids. */
export interface ScriptedLot {
  readonly key: string;
  readonly car: readonly [mark: string, model: string, trim: string];
  readonly year: number;
  readonly mileageKm: number;
  readonly grade: VehicleSpec["grade"];
  readonly paint: NonNullable<VehicleDraft["paint"]>;
  readonly city: string;
  readonly plan: VehicleDraft["slot"]["plan"];
  /** End from now, ms; negative for lots that have ended. */
  readonly ends: number;
  readonly startPrice: number;
  readonly step: number;
  readonly reserve: number | null;
  readonly buyNow?: number;
  readonly bids: readonly ScriptedBid[];
  readonly note?: string;
  readonly condition?: VehicleCondition;
  readonly comment?: string;
}

/** The n-th bot. */
export const bot = (n: number): number => BOT_IDS[n] ?? 0;
const buyer = DEMO.buyer;

/** Two people in turn, each a step above the other, from one amount up to another. */
function ladder(
  pair: readonly [number, number],
  from: number,
  to: number,
  by: number,
  fromAgo: number,
  toAgo: number,
): ScriptedBid[] {
  const count = Math.floor((to - from) / by);
  return Array.from({ length: count + 1 }, (_, i) => [
    pair[i % 2]!,
    "exact",
    from + i * by,
    Math.round(fromAgo + ((toAgo - fromAgo) * i) / Math.max(1, count)),
  ]);
}

const LAND_CRUISER_REPORT: VehicleCondition = {
  grade: 4,
  zones: [
    {
      zone: "front_bumper",
      state: "repainted",
      title: "Front bumper repainted",
      note: "Even colour, clips all in place",
    },
    {
      zone: "bonnet",
      state: "repainted",
      title: "Bonnet repainted",
      note: "Even colour, 180–210 µm, no filler found",
    },
    {
      zone: "left_rear_door",
      state: "damage",
      title: "Scratch, rear left door",
      note: "14 cm, through the clear coat",
    },
    { zone: "tailgate", state: "damage", title: "Small dent, tailgate right", note: "2 cm, paint intact" },
  ],
  tyres: [
    { position: "front_left", treadMm: 6.5, year: 2025 },
    { position: "front_right", treadMm: 6.4, year: 2025 },
    { position: "rear_left", treadMm: 5.8, year: 2024 },
    { position: "rear_right", treadMm: 5.9, year: 2024 },
  ],
  checks: [
    { name: "Engine", result: "good", note: null },
    { name: "Gearbox", result: "good", note: null },
    { name: "Front suspension", result: "attention", note: "Lower arm bush worn, left" },
    { name: "Air conditioning", result: "good", note: null },
    { name: "Electronics", result: "good", note: null },
    { name: "Underside", result: "unseen", note: "No lift at this yard" },
    { name: "Spare wheel", result: "unseen", note: "The carrier is locked" },
    { name: "Road test", result: "unseen", note: "Not above 80 km/h" },
  ],
};

/** The demo buyer's lots: one in each state, and 45,000 AED free of 85,000. */
export const SCRIPTED_LOTS: readonly ScriptedLot[] = [
  {
    key: "outbid",
    car: ["Toyota", "Land Cruiser", "VXR 5.7"],
    year: 2021,
    mileageKm: 84_200,
    grade: 4,
    paint: "pearl",
    city: "dubai",
    plan: "open",
    ends: 6 * MINUTE_MS,
    startPrice: 150_000,
    step: 1_000,
    reserve: canaryFrom(189_000),
    buyNow: 215_000,
    bids: [
      ...ladder([bot(20), bot(21)], 150_000, 155_000, 1_000, 26 * HOUR_MS, 41 * MINUTE_MS),
      [buyer, "max", 160_000, 23 * MINUTE_MS],
      [bot(22), "exact", 158_000, 15 * MINUTE_MS],
      [bot(23), "exact", 161_000, 9 * MINUTE_MS],
      ...ladder([bot(20), bot(23)], 163_000, 170_000, 1_000, 8 * MINUTE_MS, 70 * SECOND_MS),
      [buyer, "max", 177_000, 56 * SECOND_MS],
      [bot(23), "exact", 178_000, 13 * SECOND_MS],
    ],
    note: "Ask for the paint report. Not above 190 without it.",
    condition: LAND_CRUISER_REPORT,
    comment:
      "One owner, full agency service history to 80,000 km. Bonnet and front bumper were repainted after stone chips on the Hatta road. Two keys. No finance on the car.",
  },
  {
    key: "leading",
    car: ["Nissan", "Patrol", "Platinum City"],
    year: 2020,
    mileageKm: 102_400,
    grade: 4,
    paint: "bronze",
    city: "al-ain",
    plan: "open",
    ends: 13 * MINUTE_MS,
    startPrice: 90_000,
    step: 500,
    reserve: canaryFrom(112_000),
    bids: [
      ...ladder([bot(24), bot(25)], 90_000, 114_000, 2_000, 30 * HOUR_MS, 40 * MINUTE_MS),
      [bot(26), "exact", 116_000, 31 * MINUTE_MS],
      [buyer, "max", 120_011, 8.5 * MINUTE_MS],
    ],
  },
  {
    key: "leading-old",
    car: ["Mitsubishi", "Pajero", "GLS 3.0"],
    year: 2017,
    mileageKm: 214_600,
    grade: 3,
    paint: "grey",
    city: "dubai",
    plan: "open",
    ends: 125 * MINUTE_MS,
    startPrice: 9_000,
    step: 250,
    reserve: null,
    bids: [
      ...ladder([bot(27), bot(28)], 9_000, 14_250, 750, 2 * DAY_MS, 5 * HOUR_MS),
      [buyer, "max", 16_481, 4 * HOUR_MS],
    ],
    note: "Only as a second car for the farm.",
  },
  {
    key: "awaiting",
    car: ["Lexus", "ES", "350 Premier"],
    year: 2019,
    mileageKm: 138_700,
    grade: 3,
    paint: "silver",
    city: "ajman",
    plan: "summarizing",
    ends: -18 * HOUR_MS,
    startPrice: 30_000,
    step: 500,
    reserve: canaryFrom(42_500),
    bids: [
      ...ladder([bot(29), bot(30)], 30_000, 38_000, 1_000, 3 * DAY_MS, 19 * HOUR_MS),
      [buyer, "exact", 38_500, 18 * HOUR_MS + 4 * MINUTE_MS],
    ],
  },
  {
    key: "won",
    car: ["Honda", "Civic", "RS 1.5T"],
    year: 2018,
    mileageKm: 121_300,
    grade: 3,
    paint: "blue",
    city: "sharjah",
    plan: "sold",
    ends: -3 * HOUR_MS,
    startPrice: 17_000,
    step: 250,
    reserve: canaryFrom(23_500),
    bids: [
      ...ladder([bot(31), bot(32)], 17_000, 24_500, 750, 2 * DAY_MS, 5 * HOUR_MS),
      [buyer, "exact", 25_000, 3 * HOUR_MS + 6 * MINUTE_MS],
    ],
  },
  {
    key: "lost",
    car: ["GMC", "Yukon", "Denali 6.2"],
    year: 2018,
    mileageKm: 141_900,
    grade: 3,
    paint: "black",
    city: "ras-al-khaimah",
    plan: "sold",
    ends: -9 * MINUTE_MS,
    startPrice: 70_000,
    step: 500,
    reserve: canaryFrom(88_000),
    bids: [
      ...ladder([bot(33), bot(34)], 70_000, 89_000, 1_000, 2 * DAY_MS, 40 * MINUTE_MS),
      [buyer, "exact", 90_000, 25 * MINUTE_MS],
      [bot(34), "exact", 92_500, 9 * MINUTE_MS + 35 * SECOND_MS],
    ],
    note: "Stop at 90.",
  },
];
