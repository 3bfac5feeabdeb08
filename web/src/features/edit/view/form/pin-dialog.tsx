import { communityAt } from "@marsa/api-spec/map/communities";
import { groundAt, pinFault } from "@marsa/api-spec/map/land";
import { LocateFixed, MapPin } from "lucide-react";
import { useEffect, useState } from "react";
import { Button } from "#/components/ui/button.tsx";
import { DialogFooter, TitledDialog } from "#/components/ui/dialog.tsx";
import { centreOf, placesNamed } from "#/components/uae-map/places.ts";
import { SearchField } from "#/components/search-field.tsx";
import type { Area } from "#/components/uae-map/names.ts";
import { type Box, middleOf, type Place, type Size, UAE } from "#/components/uae-map/projection.ts";
import { MapButtons, MapSource, UaeMap } from "#/components/uae-map/uae-map.tsx";
import { useMapView } from "#/components/uae-map/use-map-view.ts";

interface PinDialogProps {
  pin: Place | null;
  /** The chosen city and emirate, where the map begins without a pin; empty ones: the whole country. */
  cities: readonly string[];
  onPut: (place: Place) => void;
  onClose: () => void;
}

/** Degrees around a known place, and around the centre of a city. */
const AROUND = 0.04;
const AROUND_CITY = 0.12;
const MOST_FOUND = 6;

/** Asks for the lot's place on a map. */
export function PinDialog({ onClose, ...props }: PinDialogProps) {
  return (
    <TitledDialog
      title="Place on the map"
      text={
        <>
          Move the map until the pin is where buyers inspect the lot.
          <span className="max-md:hidden"> Arrow keys move it, + and − zoom.</span>
        </>
      }
      className="md:max-w-160"
      onOpenAutoFocus={(event) => event.preventDefault()}
      onClose={onClose}
    >
      <PinMap {...props} onClose={onClose} />
    </TitledDialog>
  );
}

/** A map that moves under a pin in its middle: by finger, mouse, wheel or arrow keys. */
function PinMap({ pin, cities, onPut, onClose }: PinDialogProps) {
  const map = useMapView(firstView(pin, centreOf(...cities)));
  const [fault, setFault] = useState<string>();
  const { element } = map;
  const place = map.view && middleOf(map.view);
  const wrong = place && pinFault(place);

  useEffect(() => element.current?.focus(), [element]);

  function findMe() {
    setFault(undefined);
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude: lat, longitude: lon } }) => {
        if (groundAt({ lat, lon }) === "emirates") map.look(around({ lat, lon }));
        else setFault("You are outside the Emirates. Please move the map by hand.");
      },
      () => setFault("Your device did not share your location. Please move the map by hand."),
      { timeout: 10_000 },
    );
  }

  return (
    <>
      <div className="px-4 md:px-6">
        <PlaceSearch onFound={(found) => map.look(around(found))} />
        <div className="relative">
          <UaeMap
            map={map}
            label="Map under the pin"
            taken={underPin(map.size)}
            className="h-[min(22rem,50dvh)] rounded-md"
          />
          <MapPin
            aria-hidden
            size={34}
            strokeWidth={1.5}
            className="pointer-events-none absolute start-1/2 top-1/2 -translate-x-1/2 -translate-y-full fill-ink text-white"
          />
          <MapButtons map={map} className="absolute end-3 top-3" />
          <MapSource className="absolute start-2 bottom-2" />
        </div>
        <div className="mt-4 flex flex-wrap items-center gap-3">
          {"geolocation" in navigator && (
            <Button onClick={findMe}>
              <LocateFixed aria-hidden size={18} strokeWidth={1.75} /> Where I am now
            </Button>
          )}
          <output className="text-small text-text-2">
            {fault ?? wrong ?? (place && communityAt(place)?.name)}
          </output>
        </div>
      </div>
      <DialogFooter>
        <Button
          variant="ink"
          size="xl"
          aria-disabled={place === null || wrong !== null}
          onClick={() => place !== null && wrong === null && onPut(place)}
        >
          Put the pin here
        </Button>
        <Button size="lg" onClick={onClose}>
          Cancel
        </Button>
      </DialogFooter>
    </>
  );
}

/** Returns where the pin covers the map: no name stands there. */
function underPin({ width, height }: Size): Area[] {
  const [x, y] = [width / 2, height / 2];
  return [{ left: x - 20, right: x + 20, top: y - 40, bottom: y + 6 }];
}

/** Leads the map to a city or a community by its name. */
function PlaceSearch({ onFound }: { onFound: (place: Place) => void }) {
  const [typed, setTyped] = useState("");
  const found = placesNamed(typed, MOST_FOUND);
  return (
    <div className="mb-3">
      <SearchField
        label="Find a place on the map"
        placeholder="City or community"
        value={typed}
        onChange={setTyped}
      />
      <div aria-live="polite">
        {typed.trim() !== "" && found.length === 0 && (
          <p className="mt-1.5 text-small text-text-2">No such place here. Move the map by hand.</p>
        )}
        <ul className="mt-1.5 flex flex-wrap gap-1.5 empty:hidden">
          {found.map((place) => (
            <li key={place.name}>
              <Button
                size="sm"
                onClick={() => {
                  onFound(place);
                  setTyped("");
                }}
              >
                {place.name}
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function firstView(pin: Place | null, city: Place | null): Box {
  if (pin !== null) return around(pin);
  return city === null ? UAE : around(city, AROUND_CITY);
}

function around({ lat, lon }: Place, by: number = AROUND): Box {
  return [lon - by, lat - by, lon + by, lat + by];
}
