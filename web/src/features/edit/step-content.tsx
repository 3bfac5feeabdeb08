import { useEdit } from "./edit-context.ts";
import { FilesStep } from "./files-step.tsx";
import { ConditionSections } from "./form/condition-section.tsx";
import { GroupSection } from "./form/group-section.tsx";
import { SettingsStep } from "./settings/settings-step.tsx";
import { groupsOf, type Step } from "./steps.ts";
import type { DraftFiles } from "./use-draft-files.ts";

/** The fields of one step. */
export function StepContent({ step, files }: { step: Step; files: DraftFiles }) {
  const { meta } = useEdit();
  if (step === "settings") return <SettingsStep />;
  if (step === "photos") return <FilesStep files={files} />;
  return groupsOf(meta, step).map((group) =>
    group.name === "condition" ? (
      <ConditionSections key={group.name} group={group} />
    ) : (
      <GroupSection key={group.name} group={group} />
    ),
  );
}
