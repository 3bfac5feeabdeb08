import type { Pickup } from "../model/queries.ts";
import { hoursWords, placeName } from "../model/words.ts";

/** The yard or office with its gate, address and hours. */
export function PickupPlace({ pickup: { place }, className = "" }: { pickup: Pickup; className?: string }) {
  return (
    <div className={`text-body ${className}`}>
      <strong className="block font-strong">{placeName(place)}</strong>
      <span className="block text-text-2">{place.address}</span>
      {hoursWords(place).map((line) => (
        <span key={line} className="block text-text-2">
          {line}
        </span>
      ))}
    </div>
  );
}
