import type { Schema } from "@marsa/api-spec/client-problem";
import { RoomAreas } from "#/components/room-plan/room-areas.tsx";
import { RoomPlan } from "#/components/room-plan/room-plan.tsx";

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
