import type { Schema } from "@marsa/api-spec/client-problem";
import { RoomPlan } from "#/components/room-plan/room-plan.tsx";
import { isInside, roomSqft, sqftLeft, type Room } from "@marsa/api-spec/rooms";
import { money } from "@marsa/api-spec/amounts";
import { cn } from "#/lib/cn.ts";

/** The floor plan that is drawn from the list of rooms, and the areas beside it. */
export function DrawnPlan({ property: { room_list: rooms, area } }: { property: Schema<"PropertyFacts"> }) {
  return (
    <div className="grid items-start gap-x-9 gap-y-5 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <div>
        <RoomPlan rooms={rooms} />
        <p className="mt-2 text-small text-text-2">
          Drawn from the seller’s measures, in metres. Not to build by.
        </p>
      </div>
      <RoomAreas rooms={rooms} area={area} />
    </div>
  );
}

/** The areas of the rooms, which add up to the area of the apartment; balconies are extra. `area` in sqft. */
function RoomAreas({ rooms, area }: { rooms: readonly Room[]; area: number }) {
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
