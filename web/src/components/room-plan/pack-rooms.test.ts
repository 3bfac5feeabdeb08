import { roomSqft, sqftLeft, type Room } from "@marsa/api-spec/rooms";
import { describe, expect, it } from "vitest";
import { type Box, packRooms } from "./pack-rooms.ts";

const room = (name: string, kind: Room["kind"], width: number, length: number): Room => ({
  name,
  kind,
  width,
  length,
});
const FLAT = [
  room("Living", "living", 5, 6.4),
  room("Bedroom 1", "bedroom", 4.2, 4),
  room("Bedroom 2", "bedroom", 4, 3.8),
  room("Kitchen", "kitchen", 4.2, 2.6),
  room("Bath 1", "bathroom", 2, 2.2),
  room("Balcony", "balcony", 5, 1.5),
];
const KINDS: readonly Room["kind"][] = ["living", "bedroom", "kitchen", "bathroom", "hall", "balcony"];

/** Lists of rooms that nobody chose: the same in each run. */
function anyRooms(seed: number): Room[] {
  return Array.from({ length: 1 + (seed % 11) }, (_, at) => {
    const number = (seed * 31 + at * 17) % 97;
    return room(`${at}`, KINDS[number % KINDS.length]!, 0.5 + (number % 60) / 10, 0.5 + (number % 45) / 10);
  });
}

function overlap(one: Box, other: Box): boolean {
  const [a, b] = [1e-9, 1e-9];
  return (
    one.x < other.x + other.width - a &&
    other.x < one.x + one.width - a &&
    one.y < other.y + other.height - b &&
    other.y < one.y + one.height - b
  );
}

describe("the plan of a list of rooms", () => {
  it("has each room once, in its own measures", () => {
    const { rooms } = packRooms(FLAT);
    expect(rooms.map(({ room: { name } }) => name).toSorted()).toEqual(
      FLAT.map(({ name }) => name).toSorted(),
    );
    expect(
      rooms.every(({ room: { width, length }, ...box }) => box.width === width && box.height === length),
    ).toBe(true);
  });

  it("is the same for the same list", () => {
    expect(packRooms(FLAT)).toEqual(packRooms([...FLAT]));
  });

  it("never has two rooms in one place, nor one outside the drawing", () => {
    for (const list of [FLAT, ...Array.from({ length: 200 }, (_, seed) => anyRooms(seed))]) {
      const { rooms, corridor, width, height } = packRooms(list);
      const boxes: Box[] = [...rooms, ...(corridor ? [corridor] : [])];
      const wrong = boxes.filter(
        (one, at) =>
          boxes.some((other, place) => place > at && overlap(one, other)) ||
          one.x < 0 ||
          one.y < 0 ||
          one.x + one.width > width ||
          one.y + one.height > height,
      );
      expect(wrong).toEqual([]);
    }
  });

  it("has living room and bedrooms on one side, and the balcony outside the living room", () => {
    const { rooms } = packRooms(FLAT);
    const of = (name: string) => rooms.find(({ room: each }) => each.name === name)!;
    expect(["Living", "Bedroom 1", "Kitchen", "Bath 1"].map((name) => of(name).row)).toEqual([
      "lower",
      "lower",
      "upper",
      "upper",
    ]);
    expect([of("Balcony").row, of("Balcony").x]).toEqual(["outside", of("Living").x]);
    expect(of("Balcony").y).toBeGreaterThan(of("Living").y + of("Living").height);
  });
});

describe("the areas of a list of rooms", () => {
  it("add up to the area with walls and corridor, the balcony extra", () => {
    const inside = FLAT.filter(({ kind }) => kind !== "balcony");
    const sum = inside.reduce((total, each) => total + roomSqft(each), 0);
    expect(sum + sqftLeft(1_284.5, FLAT)).toBeCloseTo(1_284.5);
    expect(roomSqft(FLAT[0]!)).toBe(344);
  });
});
