import { lazy, Suspense, useState } from "react";
import { ConditionGroup } from "./condition/condition-group.tsx";
import { fieldId, useEdit, useText } from "../model/draft/edit-context.ts";
import { GroupSection } from "./form/group-section.tsx";
import { SettingsStep } from "./settings/settings-step.tsx";
import { groupsOf, type Step } from "../model/draft/steps.ts";
import { MapPin } from "lucide-react";
import { FieldError } from "#/components/form/field-error.tsx";
import { Skeleton } from "#/components/ui/skeleton.tsx";
import { Button } from "#/components/ui/button.tsx";
import type { Place } from "#/components/uae-map/projection.ts";

const PhotosStep = lazy(async () => ({ default: (await import("./photos/photos-step.tsx")).PhotosStep }));

/** The groups of fields of one step. */
export function StepContent({ step }: { step: Step }) {
  return (
    <div className="min-w-0">
      {step === "information" && <Information />}
      {step === "photos" && (
        <Suspense>
          <PhotosStep />
        </Suspense>
      )}
      {step === "settings" && <SettingsStep />}
    </div>
  );
}

function Information() {
  const { meta } = useEdit();
  return groupsOf(meta, "information").map((group) =>
    group.name === "condition" ? (
      <ConditionGroup key={group.name} group={group} />
    ) : (
      <GroupSection key={group.name} group={group}>
        {group.name === "place" && <PinField />}
      </GroupSection>
    ),
  );
}

const PlaceMap = lazy(async () => ({
  default: (await import("#/components/uae-map/place-map.tsx")).PlaceMap,
}));
const PinDialog = lazy(async () => ({ default: (await import("./form/pin-dialog.tsx")).PinDialog }));

/** The lot's place on the map: a still picture of it, and a dialog in which its seller moves the pin. */
function PinField() {
  const { editing, readOnly, shownFault } = useEdit();
  const [city] = useText("city");
  const [emirate] = useText("emirate");
  const [lat] = useText("lat");
  const [lon] = useText("lon");
  const [choosing, setChoosing] = useState(false);
  const pin = lat !== "" && lon !== "" ? { lat: Number(lat), lon: Number(lon) } : null;

  function put(place: Place | null) {
    editing.set("lat", place === null ? undefined : String(place.lat));
    editing.set("lon", place === null ? undefined : String(place.lon));
    setChoosing(false);
  }

  return (
    <div id={fieldId("lat")} tabIndex={-1} className="outline-none">
      <div className="text-small font-strong">Place on the map</div>
      <p className="mt-1 mb-2 text-small text-pretty text-text-2">
        {pin ? "Buyers find the lot at this pin." : "Without a pin the map shows a place in the city."}
      </p>
      {pin && (
        <Suspense fallback={<Skeleton className="aspect-5/2 rounded-md" />}>
          <PlaceMap {...pin} label={`Pin at ${lat} north, ${lon} east`} />
        </Suspense>
      )}
      <FieldError id={`${fieldId("lat")}-error`} text={shownFault("lat")} />
      {!readOnly && (
        <div className="mt-2 flex flex-wrap gap-2">
          <Button onClick={() => setChoosing(true)}>
            <MapPin aria-hidden size={18} strokeWidth={1.75} />{" "}
            {pin ? "Move the pin" : "Put a pin on the map"}
          </Button>
          {pin && <Button onClick={() => put(null)}>Remove the pin</Button>}
        </div>
      )}
      {choosing && (
        <Suspense>
          <PinDialog pin={pin} cities={[city, emirate]} onPut={put} onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </div>
  );
}
