/** Creates the condition reports of vehicles. */
import { ZONES, zoneWords, capital, CHECK_NAMES } from "../../../tables/lots/condition-words.ts";
import type { VehicleClass } from "./vehicle-models/shapes.ts";
import type {
  CheckSeed,
  TyreSeed,
  VehicleCondition,
  ZoneFinding,
  ZoneId,
} from "../../../tables/schema/facts.ts";
import type { Random } from "../random.ts";

const zonesOf = (body: VehicleClass): readonly ZoneId[] =>
  body === "coupe" ? ZONES.filter((zone) => !zone.endsWith("rear_door")) : ZONES;

const GLASS: readonly ZoneId[] = ["windscreen", "rear_window"];
const BUMPERS: readonly ZoneId[] = ["front_bumper", "rear_bumper"];

function repainted(random: Random, zone: ZoneId): ZoneFinding {
  const from = random.int(15, 26) * 10;
  const note = BUMPERS.includes(zone)
    ? random.pick([
        "Even colour, clips all in place",
        "Colour slightly lighter in sunlight",
        "Even colour, no cracks under the paint",
      ])
    : random.pick([
        `Even colour, ${from}–${from + random.int(2, 5) * 10} µm, no filler found`,
        `${from}–${from + random.int(3, 8) * 10} µm, fine dust in the clear coat`,
        `${from} µm on average, edges well masked`,
        `${from + 120}–${from + 240} µm, thin filler along the lower edge`,
      ]);
  return { zone, state: "repainted", title: `${capital(zoneWords(zone))} repainted`, note };
}

function damaged(random: Random, zone: ZoneId): ZoneFinding {
  const words = zoneWords(zone);
  const finding = (title: string, note: string): ZoneFinding => ({ zone, state: "damage", title, note });
  if (GLASS.includes(zone)) {
    return finding(
      `Stone chip, ${words}`,
      `${random.int(2, 8)} mm, outside the driver's view, not spreading`,
    );
  }
  if (zone.endsWith("mirror"))
    return finding(`Scuffed ${words}`, "Cover rubbed through, glass and motor fine");
  if (BUMPERS.includes(zone)) {
    return random.pick([
      finding(`Scuffs, ${words}`, `${random.int(6, 30)} cm along the corner, plastic not torn`),
      finding(`Cracked ${words}`, `${random.int(3, 9)} cm below the number plate, bracket holds`),
      finding(`Stone chips, ${words}`, `About ${random.int(8, 30)}, a few down to the plastic`),
    ]);
  }
  return random.pick([
    finding(`Scratch, ${words}`, `${random.int(4, 28)} cm, through the clear coat`),
    finding(`Deep scratch, ${words}`, `${random.int(5, 18)} cm, down to the primer, no rust`),
    finding(`Small dent, ${words}`, `${random.int(1, 4)} cm, paint intact`),
    finding(`Parking dents, ${words}`, `${random.int(2, 4)} of about 1 cm, paint intact`),
    finding(`Faded clear coat, ${words}`, "Dull patch the size of two hands, polishes out in part"),
  ]);
}

/** The technical checks, and their possible findings. */
const CHECKS: readonly (readonly [name: (typeof CHECK_NAMES)[number], findings: readonly string[]])[] = [
  [
    "Engine",
    [
      "Slight oil sweat at the valve cover",
      "Drive belt due",
      "Left engine mount worn",
      "Coolant hose hardened",
    ],
  ],
  [
    "Gearbox",
    ["Second to third gear shifts late when cold", "Oil change due by mileage", "Light whine in reverse"],
  ],
  ["Front suspension", ["Lower arm bush worn, left", "Stabiliser link knocks, right", "Right damper sweats"]],
  [
    "Rear suspension",
    ["Upper arm bush cracked, left", "Dampers tired, car sways a little", "Spring seat noisy over bumps"],
  ],
  ["Brakes", ["Front pads at 3 mm", "Rear discs with a lip, pads at 4 mm", "Fluid due"]],
  ["Steering", ["Slight play at the left tie rod end", "Pulls a little to the right, alignment due"]],
  ["Air conditioning", ["Rear blower noisy at full speed", "Cools to 9 °C at the vent, gas low"]],
  [
    "Electronics",
    [
      "Reversing camera flickers",
      "One parking sensor silent, rear right",
      "Seat memory of the driver does not hold",
    ],
  ],
  ["Chassis", ["Radiator support straightened at the lower left", "Surface rust on the rear cross member"]],
];

/** What no inspector at the yards can check, and what the one of some cars could not. */
const UNSEEN = {
  everywhere: { name: "Underside", result: "unseen", note: "No lift at this yard" },
  some: [
    { name: "Road test", result: "unseen", note: "Not above 80 km/h" },
    { name: "Spare wheel", result: "unseen", note: "The carrier is locked" },
  ],
} as const;

/** The worse the grade, the more findings. */
const PER_GRADE = {
  5: { zones: [0, 0], checks: 0, bad: 0, tread: [6, 7.9] },
  4: { zones: [1, 2], checks: 0.06, bad: 0, tread: [4.6, 7] },
  3: { zones: [2, 4], checks: 0.16, bad: 0.1, tread: [3.4, 6.2] },
  2: { zones: [4, 6], checks: 0.3, bad: 0.3, tread: [2.4, 5] },
  1: { zones: [6, 8], checks: 0.5, bad: 0.5, tread: [1.6, 4] },
} as const;

function tyres(
  random: Random,
  [from, to]: readonly [number, number],
  now: { readonly year: number },
  built: number,
): TyreSeed[] {
  const pairs = { front: random.between(from, to), rear: random.between(from, to) };
  const made = {
    front: Math.max(built, now.year - random.int(0, 4)),
    rear: Math.max(built, now.year - random.int(0, 4)),
  };
  const positions = ["front_left", "front_right", "rear_left", "rear_right"] as const;
  return positions.map((position) => {
    const axle = position.startsWith("front") ? "front" : "rear";
    const treadMm = Math.round((pairs[axle] + random.between(-0.2, 0.2)) * 10) / 10;
    return { position, treadMm, year: made[axle] };
  });
}

/** Returns the inspection report of a car with a grade from 1 (poor) to 5 (like new), inspected in the given year. */
export function makeCondition(
  random: Random,
  given: {
    readonly grade: 1 | 2 | 3 | 4 | 5;
    readonly body: VehicleClass;
    readonly built: number;
    readonly year: number;
  },
): VehicleCondition {
  const { zones: count, checks: share, bad, tread } = PER_GRADE[given.grade];
  const zones = random.shuffled(zonesOf(given.body)).slice(0, random.int(count[0], count[1]));
  const checks = CHECKS.map(([name, findings]): CheckSeed => {
    if (!random.chance(share)) return { name, result: "good", note: null };
    return { name, result: random.chance(bad) ? "bad" : "attention", note: random.pick(findings) };
  });
  return {
    grade: given.grade,
    zones: zones.map((zone) =>
      !GLASS.includes(zone) && !zone.endsWith("mirror") && random.chance(0.4)
        ? repainted(random, zone)
        : damaged(random, zone),
    ),
    tyres: tyres(random, tread, given, given.built),
    checks: [...checks, UNSEEN.everywhere, UNSEEN.some[given.built % 2]!],
  };
}
