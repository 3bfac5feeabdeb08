/** Rooms as they are typed: measures may be unfinished. */
import type { Room } from "@marsa/api-spec/rooms";
import { writtenNumber } from "@marsa/api-spec/text/read-number";
import { numberIn } from "#/components/form/number-input.ts";

export interface RoomText {
  readonly name: string;
  readonly kind: Room["kind"];
  readonly width: string;
  readonly length: string;
}

export const KINDS: readonly { readonly value: Room["kind"]; readonly label: string }[] = [
  { value: "living", label: "Living room" },
  { value: "bedroom", label: "Bedroom" },
  { value: "kitchen", label: "Kitchen" },
  { value: "bathroom", label: "Bath" },
  { value: "hall", label: "Hall" },
  { value: "study", label: "Study" },
  { value: "dressing", label: "Dressing" },
  { value: "laundry", label: "Laundry" },
  { value: "maid", label: "Maid" },
  { value: "storage", label: "Storage" },
  { value: "balcony", label: "Balcony" },
];

const SIDE = { unit: "m", min: 0.5, max: 50, decimals: 2 } as const;

/** Returns the first name of a kind that the list does not have yet: "Bedroom", then "Bedroom 2". */
export function nameFor(kind: Room["kind"], rooms: readonly RoomText[]): string {
  const word = KINDS.find(({ value }) => value === kind)?.label ?? "Room";
  const count = rooms.filter((room) => room.kind === kind).length;
  return count === 0 ? word : `${word} ${count + 1}`;
}

export function textsOf(rooms: readonly Room[]): RoomText[] {
  return rooms.map(({ name, kind, width, length }) => ({
    name,
    kind,
    width: writtenNumber(width),
    length: writtenNumber(length),
  }));
}

/** Returns the rooms with a name and both measures; one that is unfinished stays out. */
export function roomsOf(texts: readonly RoomText[]): Room[] {
  return texts.flatMap(({ name, kind, width: wide, length: long }) => {
    const [width, length] = [
      numberIn(wide, { label: "Width", ...SIDE }),
      numberIn(long, { label: "Length", ...SIDE }),
    ];
    const word = name.trim();
    return width === null || length === null || word === "" ? [] : [{ name: word, kind, width, length }];
  });
}

const isWrong = (text: string): boolean =>
  text !== "" && numberIn(text, { label: "Length", ...SIDE }) === null;

/** Returns the fault of a room's measures; undefined: none, or not typed yet. */
export function roomFault({ width, length }: RoomText): string | undefined {
  return isWrong(width) || isWrong(length) ? "A side is 0.5 to 50 m" : undefined;
}
