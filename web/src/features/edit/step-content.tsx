import { lazy, Suspense } from "react";
import { ConditionGroup } from "./condition/condition-group.tsx";
import { useEdit } from "./edit-context.ts";
import { FilesStep } from "./files-step.tsx";
import { ConditionSections } from "./form/condition-section.tsx";
import { GroupSection } from "./form/group-section.tsx";
import { SettingsStep } from "./settings/settings-step.tsx";
import { groupsOf, type Step } from "./steps.ts";
import type { DraftFiles } from "./use-draft-files.ts";

const PhotosStep = lazy(async () => ({ default: (await import("./photos/photos-step.tsx")).PhotosStep }));

/** The fields of one step. */
export function StepContent({ step, files }: { step: Step; files: DraftFiles }) {
  return (step === "settings") return <SettingsStep />;
  if (step === "information") && <Information />}
      {step === "photos" && (
        <Suspense>
          <PhotosStep />
        </Suspense>
      )}
      {step === "settings" && (
      <SettingsStep />}
    ),
  );
}

function Information() {
  const { meta } = useEdit();
  return groupsOf(meta, "information").map((group) =>
    group.name === "condition" ? (
      <ConditionGroup key={group.name} group={group} />
    ) : (
      <GroupSection key={group.name} group={group} />
    ),
  );
}
