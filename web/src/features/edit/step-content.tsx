import { useEdit } from "./edit-context.ts";
import { GroupSection } from "./form/group-section.tsx";
import { SettingsStep } from "./settings/settings-step.tsx";
import { groupsOf, type Step } from "./steps.ts";

/** The groups of fields of one step. */
export function StepContent({ step }: { step: Step }) {
  const { meta } = useEdit();
  return (
    <div className="min-w-0">
      {step === "settings" ? (
        <SettingsStep />
      ) : (
        groupsOf(meta, step)
          .filter(({ name }) => name !== "condition")
          .map((group) => <GroupSection key={group.name} group={group} />)
      )}
    </div>
  );
}
