/** Places the rooms of an apartment in two rows along a corridor. All measures in metres. */
import type { Room } from "@marsa/api-spec/rooms";

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface PlacedRoom extends Box {
  readonly room: Room;
  /** Its place beside the corridor; a balcony is outside. */
  readonly row: "upper" | "lower" | "outside";
}

export interface Plan {
  readonly rooms: readonly PlacedRoom[];
  /** Null where there are rooms on one side alone. */
  readonly corridor: Box | null;
  /** The whole drawing, with the outer walls. */
  readonly width: number;
  readonly height: number;
}

export const WALL = 0.15;
const CORRIDOR = 1.2;
/** Rooms that need a window. */
const DAYLIGHT: ReadonlySet<Room["kind"]> = new Set(["living", "bedroom", "study"]);

const lengthOf = (row: readonly Room[]): number => row.reduce((sum, { width }) => sum + width + WALL, 0);
const depthOf = (row: readonly Room[]): number => Math.max(0, ...row.map(({ length }) => length));

/** Returns the two rows: rooms with daylight below, the others above; the last of a longer row moves if that evens them. */
function rowsOf(rooms: readonly Room[]): {
  readonly upper: readonly Room[];
  readonly lower: readonly Room[];
} {
  let lower = rooms.filter(({ kind }) => DAYLIGHT.has(kind));
  let upper = rooms.filter(({ kind }) => !DAYLIGHT.has(kind));
  for (let moves = 0; moves < rooms.length; moves++) {
    const [long, short] = lengthOf(lower) > lengthOf(upper) ? [lower, upper] : [upper, lower];
    const last = long.at(-1);
    if (!last || lengthOf(short) + last.width + WALL >= lengthOf(long)) break;
    const [less, more] = [long.slice(0, -1), [...short, last]];
    [lower, upper] = long === lower ? [less, more] : [more, less];
  }
  return { upper, lower };
}

/** Returns the plan of a list of rooms: the same list gives the same plan, and no two rooms overlap. */
export function packRooms(list: readonly Room[]): Plan {
  const { upper, lower } = rowsOf(list.filter(({ kind }) => kind !== "balcony"));
  const hasCorridor = upper.length > 0 && lower.length > 0;
  const above = WALL + depthOf(upper);
  const below = hasCorridor ? above + WALL + CORRIDOR + WALL : upper.length > 0 ? above + WALL : WALL;
  const inRow = (row: readonly Room[], place: (room: Room) => number, name: "upper" | "lower") => {
    let x = WALL;
    return row.map((room): PlacedRoom => {
      const box = { room, row: name, x, y: place(room), width: room.width, height: room.length };
      x += room.width + WALL;
      return box;
    });
  };
  const inside = [
    ...inRow(lower, () => below, "lower"),
    ...inRow(upper, ({ length }) => above - length, "upper"),
  ];
  const bottom = Math.max(WALL, ...inside.map(({ y, height }) => y + height)) + WALL;
  const balconies = balconiesOf(list, inside, bottom);
  const all = [...inside, ...balconies];
  const length = Math.max(lengthOf(upper), lengthOf(lower)) - WALL;
  return {
    rooms: all,
    corridor: hasCorridor ? { x: WALL, y: above + WALL, width: length, height: CORRIDOR } : null,
    width: Math.max(WALL, ...all.map(({ x, width }) => x + width)) + WALL,
    height: Math.max(bottom, ...balconies.map(({ y, height }) => y + height + WALL)),
  };
}

/** Balconies stand below the row with daylight, from the living room on. */
function balconiesOf(list: readonly Room[], inside: readonly PlacedRoom[], bottom: number): PlacedRoom[] {
  const hosts = inside.filter(({ row }) => row === "lower");
  let x = (hosts.find(({ room }) => room.kind === "living") ?? hosts[0])?.x ?? WALL;
  return list
    .filter(({ kind }) => kind === "balcony")
    .map((room): PlacedRoom => {
      const box = { room, row: "outside", x, y: bottom, width: room.width, height: room.length } as const;
      x += room.width + WALL;
      return box;
    });
}
