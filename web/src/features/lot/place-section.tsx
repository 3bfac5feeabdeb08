import { MapPin } from "lucide-react";
import type { Lot } from "../../realtime/lot-query.ts";
import { placeText } from "./facts.ts";

/** Where it stands and when it can be seen. */
export function PlaceSection({ place }: Pick<Lot, "place">) {
  return (
    <div className="flex gap-3">
      <MapPin aria-hidden size={18} strokeWidth={1.75} className="mt-0.5 shrink-0 text-text-3" />
      <div className="text-long">
        <div className="font-medium">{placeText(place)}</div>
        {place.inspection !== null && <div className="text-text-2">Inspection: {place.inspection}</div>}
      </div>
    </div>
  );
}
