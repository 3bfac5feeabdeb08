import { useFormContext } from "react-hook-form";
import { FormHeading } from "#/components/form/form-heading.tsx";
import { Button } from "#/components/ui/button.tsx";
import type { ProfileForm } from "../model/fields.ts";
import { ProfileFacts } from "./profile-facts.tsx";

interface StepReviewProps {
  onBack: () => void;
  onDone: () => void;
  sending: boolean;
}

/** Third step: all entries, before they are sent. */
export function StepReview({ onBack, onDone, sending }: StepReviewProps) {
  const filled = useFormContext<ProfileForm>().getValues();

  return (
    <>
      <FormHeading title="Is everything right?">
        You can change it until you have signed the contract.
      </FormHeading>
      <ProfileFacts filled={filled} />
      <div className="mt-6 flex flex-col gap-3">
        <Button variant="press" size="xl" className="w-full" aria-disabled={sending} onClick={onDone}>
          {sending ? "Sending…" : "Send the profile"}
        </Button>
        <Button size="lg" className="w-full" onClick={onBack}>
          Change something
        </Button>
      </div>
    </>
  );
}
