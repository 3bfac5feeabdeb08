import { MapPin } from "lucide-react";
import { memo, lazy, Suspense } from "react";
import { Skeleton } from "#/components/ui/skeleton.tsx";
import { WhenNear } from "#/components/when-near.tsx";
import type { Lot } from "#/realtime/lots/lot-query.ts";
import { placeText } from "./facts.ts";

const PlaceMap = lazy(async () => ({
  default: (await import("#/components/uae-map/place-map.tsx")).PlaceMap,
}));

/** The place of the lot with its viewing times, and a map of its surroundings. */
export const PlaceSection = memo(function PlaceSection({ place }: Pick<Lot, "place">) {
  const { lat, lon, inspection } = place;
  const words = placeText(place);
  return (
    <div className="grid grid-cols-1 gap-x-9 gap-y-4 xl:grid-cols-2">
      <div className="flex gap-3">
        <MapPin aria-hidden size={18} strokeWidth={1.75} className="mt-0.5 shrink-0 text-text-3" />
        <div className="min-w-0 text-long">
          <div className="font-medium">{words}</div>
          {inspection !== null && <div className="text-text-2">Inspection: {inspection}</div>}
        </div>
      </div>
      {lat !== null && lon !== null && (
        <WhenNear fallback={<MapToCome />}>
          <Suspense fallback={<MapToCome />}>
            <PlaceMap lat={lat} lon={lon} community={place.community} label={words} />
          </Suspense>
        </WhenNear>
      )}
    </div>
  );
});

/** The placeholder of the map, in its size. */
function MapToCome() {
  return <Skeleton className="aspect-5/2 rounded-md" />;
}
