import { lazy, Suspense } from "react";
import { ConditionGroup } from "./condition/condition-group.tsx";
import { useEdit } from "../model/draft/edit-context.ts";
import { GroupSection } from "./form/group-section.tsx";
import { PinField } from "./form/pin-field.tsx";
import { SettingsStep } from "./settings/settings-step.tsx";
import { groupsOf, type Step } from "../model/draft/steps.ts";

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
