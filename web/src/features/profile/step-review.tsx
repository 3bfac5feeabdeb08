import { useState } from "react";
import { useFormContext } from "react-hook-form";
import { FormHeading } from "../../components/form/form-heading.tsx";
import { Button } from "../../components/ui/button.tsx";
import type { ProfileForm } from "./fields.ts";
import { ProfileFacts } from "./profile-facts.tsx";

interface StepReviewProps {
  onBack: () => void;
  onDone: () => Promise<void>;
}

/** Third step: everything once more, before it is sent. */
export function StepReview({ onBack, onDone }: StepReviewProps) {
  const filled = useFormContext<ProfileForm>().getValues();
  const [busy, setBusy] = useState(false);
  async function send() {
    if (busy) return;
    setBusy(true);
    await onDone();
    setBusy(false);
  }

  return (
    <>
      <FormHeading title="Is everything right?">
        You can change it until you have signed the contract.
      </FormHeading>
      <ProfileFacts filled={filled} />
      <div className="mt-6 flex flex-col gap-3">
        <Button variant="press" size="xl" className="w-full" aria-disabled={busy} onClick={() => void send()}>
          {busy ? "Sending…" : "Send the profile"}
        </Button>
        <Button size="lg" className="w-full" onClick={onBack}>
          Change something
        </Button>
      </div>
    </>
  );
}
