import { type Box, UAE } from "#/components/uae-map/projection.ts";

const PLACES: readonly (readonly [name: string, box: Box])[] = [
  ["All emirates", UAE],
  ["Abu Dhabi", [54.2, 24.1, 55, 24.65]],
  ["Al Ain", [55.55, 24, 55.95, 24.35]],
  ["Al Dhafra", [51.6, 23.2, 54.2, 24.3]],
  ["Dubai", [54.95, 24.85, 55.65, 25.35]],
  ["Sharjah", [55.35, 25.2, 55.75, 25.45]],
  ["Ajman", [55.4, 25.34, 55.65, 25.48]],
  ["Umm Al Quwain", [55.5, 25.4, 55.85, 25.65]],
  ["Ras Al Khaimah", [55.7, 25.4, 56.25, 26.1]],
  ["Fujairah", [56.1, 24.95, 56.45, 25.65]],
];

/** A choice of places by name, for people who do not drag and zoom. */
export function PlaceChooser({ onPlace }: { onPlace: (box: Box) => void }) {
  return (
    <label className="ms-auto flex items-center gap-1.5">
      <span className="sr-only">Go to a place</span>
      <select
        className="h-7 w-24 max-lg:-my-2 max-lg:h-11 rounded-sm bg-transparent text-small text-blue"
        defaultValue=""
        onChange={(event) => {
          const place = PLACES.find(([name]) => name === event.target.value);
          if (place) onPlace(place[1]);
        }}
      >
        <option value="" disabled>
          Go to…
        </option>
        {PLACES.map(([name]) => (
          <option key={name}>{name}</option>
        ))}
      </select>
    </label>
  );
}
