/** Divides the area of an apartment into rooms. */
import type { Room } from "@marsa/api-spec/rooms";

const M2_PER_SQFT = 0.092_903_04;
/** Walls and the corridor, as a share of the area. */
const WALLS = 0.13;
/** Width of a plan by its depth. */
const SHAPE = 1.5;

/** A room before its measures: its share among the others. */
type Share = readonly [name: string, kind: Room["kind"], share: number];

interface Facts {
  readonly areaSqft: number;
  readonly balconySqft: number;
  readonly bedrooms: number;
  readonly bathrooms: number;
  readonly maidRoom: boolean;
}

/** Returns the rooms of an apartment in two rows of equal length: those with daylight, and those for service. */
export function roomsOf(facts: Facts): Room[] {
  const inside = facts.areaSqft * M2_PER_SQFT * (1 - WALLS);
  const rows = [daylight(facts), service(facts)];
  const total = rows.flat().reduce((sum, [, , share]) => sum + share, 0);
  const width = Math.sqrt(inside * SHAPE);
  const rooms = rows.flatMap((row) => {
    const own = row.reduce((sum, [, , share]) => sum + share, 0);
    const depth = down((inside * own) / total / width);
    return row.map(([name, kind, share]): Room => ({
      name,
      kind,
      width: down((width * share) / own),
      length: depth,
    }));
  });
  return facts.balconySqft > 0 ? [...rooms, balconyOf(facts.balconySqft, rooms[0]!.width)] : rooms;
}

function daylight({ bedrooms }: Facts): Share[] {
  const beds = Array.from({ length: bedrooms }, (_, at): Share => [
    bedrooms === 1 ? "Bedroom" : `Bedroom ${at + 1}`,
    "bedroom",
    at === 0 ? 17 : 14,
  ]);
  return [
    [bedrooms === 0 ? "Living and sleeping" : "Living and dining", "living", bedrooms === 0 ? 40 : 32],
    ...beds,
  ];
}

function service({ bedrooms, bathrooms, maidRoom }: Facts): Share[] {
  const baths = Array.from({ length: bathrooms }, (_, at): Share => [
    bathrooms === 1 ? "Bath" : `Bath ${at + 1}`,
    "bathroom",
    6,
  ]);
  return [
    ["Kitchen", "kitchen", 11],
    ["Hall", "hall", 7],
    ...baths,
    ...(bedrooms > 1 ? [["Laundry", "laundry", 4] as const] : []),
    ...(bedrooms > 2 ? [["Dressing", "dressing", 5] as const] : []),
    ...(maidRoom ? [["Maid", "maid", 7] as const] : []),
  ];
}

/** A balcony is as long as the living room, or shorter where it is small. */
function balconyOf(sqft: number, living: number): Room {
  const area = sqft * M2_PER_SQFT;
  const width = Math.min(living, down(Math.max(area / 1.4, 1)));
  return { name: "Balcony", kind: "balcony", width, length: Math.max(0.8, down(area / width)) };
}

/** Whole decimetres, so that the rooms never exceed the area. */
const down = (metres: number): number => Math.floor(metres * 10 + 1e-6) / 10;
