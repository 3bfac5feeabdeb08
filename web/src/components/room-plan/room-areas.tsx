import { isInside, roomSqft, sqftLeft, type Room } from "@marsa/api-spec/rooms";
import { money } from "@marsa/api-spec/amounts";
import { cn } from "#/lib/cn.ts";

/** The areas of the rooms, which add up to the area of the apartment; balconies are extra. `area` in sqft. */
export function RoomAreas({ rooms, area }: { rooms: readonly Room[]; area: number }) {
  const rows = [
    ...rooms.filter(isInside).map((room) => [room.name, roomSqft(room)] as const),
    ["Walls and corridor", sqftLeft(area, rooms)] as const,
  ];
  return (
    <dl>
      {rows.map(([name, sqft], at) => (
        <AreaRow key={`${name} ${at}`} name={name} sqft={sqft} />
      ))}
      <AreaRow name="Inside the walls" sqft={area} strong />
      {rooms
        .filter((room) => !isInside(room))
        .map((room) => (
          <AreaRow key={room.name} name={`${room.name}, extra`} sqft={roomSqft(room)} />
        ))}
    </dl>
  );
}

function AreaRow({ name, sqft, strong = false }: { name: string; sqft: number; strong?: boolean }) {
  return (
    <div className="flex justify-between gap-4 border-b border-line py-2">
      <dt className={cn("own-way", strong ? "font-strong" : "text-text-2")}>{name}</dt>
      <dd className="font-strong whitespace-nowrap tabular-nums">{money(sqft)} sqft</dd>
    </div>
  );
}
