import { LocateFixed, MapPin } from "lucide-react";
import { useEffect, useState } from "react";
import { Button } from "../../../components/ui/button.tsx";
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "../../../components/ui/dialog.tsx";
import { type Box, middleOf, type Place, UAE } from "../../../components/uae-map/projection.ts";
import { MapButtons, MapSource, UaeMap } from "../../../components/uae-map/uae-map.tsx";
import { useMapView } from "../../../components/uae-map/use-map-view.ts";

interface PinDialogProps {
  pin: Place | null;
  onPut: (place: Place) => void;
  onClose: () => void;
}

/** Degrees around a known place in the first view. */
const AROUND = 0.04;
/** The limits of a lot's place in the contract, degrees. */
const ALLOWED: Box = [51, 22, 57, 27];

/** Asks for the lot's place on a map. */
export function PinDialog({ pin, onPut, onClose }: PinDialogProps) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent className="md:max-w-[40rem]" onOpenAutoFocus={(event) => event.preventDefault()}>
        <DialogHeader>
          <DialogTitle>Place on the map</DialogTitle>
          <DialogDescription>
            Move the map until the pin is where buyers inspect the lot. Arrow keys move it, + and − zoom.
          </DialogDescription>
        </DialogHeader>
        <PinMap pin={pin} onPut={onPut} onClose={onClose} />
      </DialogContent>
    </Dialog>
  );
}

/** A map that moves under a pin in its middle: by finger, mouse, wheel or arrow keys. */
function PinMap({ pin, onPut, onClose }: PinDialogProps) {
  const map = useMapView(pin === null ? UAE : around(pin));
  const [fault, setFault] = useState<string>();
  const { element } = map;
  const place = map.view && middleOf(map.view);
  const isAllowed = place !== null && isInside(place);

  useEffect(() => element.current?.focus(), [element]);

  function findMe() {
    setFault(undefined);
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude: lat, longitude: lon } }) => {
        if (isInside({ lat, lon })) map.look(around({ lat, lon }));
        else setFault("You are outside the map. Please move the map by hand.");
      },
      () => setFault("Your device did not share your location. Please move the map by hand."),
      { timeout: 10_000 },
    );
  }

  return (
    <>
      <div className="px-4 md:px-6">
        <div className="relative">
          <UaeMap map={map} label="Map under the pin" className="h-[min(22rem,50dvh)] rounded-md">
            {() => (
              <MapPin
                aria-hidden
                size={34}
                strokeWidth={1.5}
                className="pointer-events-none absolute start-1/2 top-1/2 -translate-x-1/2 -translate-y-full fill-ink text-white"
              />
            )}
          </UaeMap>
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
            {fault ?? (place !== null && !isAllowed && "The pin is outside the Emirates.")}
          </output>
        </div>
      </div>
      <DialogFooter>
        <Button
          variant="ink"
          size="xl"
          aria-disabled={!isAllowed}
          onClick={() => place !== null && isAllowed && onPut(place)}
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

function around({ lat, lon }: Place): Box {
  return [lon - AROUND, lat - AROUND, lon + AROUND, lat + AROUND];
}

function isInside({ lat, lon }: Place): boolean {
  const [west, south, east, north] = ALLOWED;
  return lon >= west && lon <= east && lat >= south && lat <= north;
}
