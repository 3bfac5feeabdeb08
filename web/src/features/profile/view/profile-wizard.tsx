import { useEffect, useRef, useState } from "react";
import { FormProvider, useForm, useFormContext } from "react-hook-form";
import { errorsAt, useFormSend } from "#/components/form/use-form-send.ts";
import { RefusalMessage } from "#/components/form/refusal-message.tsx";
import { dropDraft, keepDraft, readDraft } from "../model/draft.ts";
import { EMPTY, type Field, fieldsOf, type ProfileForm, withoutFiles } from "../model/fields.ts";
import { readProfile, sendProfile } from "../model/queries.ts";
import { StepContract } from "./step-contract.tsx";
import { StepDetails } from "./step-details.tsx";
import { StepDone } from "./step-done.tsx";
import { Stepper } from "./stepper.tsx";
import { StepRole } from "./step-role.tsx";
import { FormHeading } from "#/components/form/form-heading.tsx";
import { Button } from "#/components/ui/button.tsx";
import { ProfileFacts } from "./profile-facts.tsx";

interface ProfileWizardProps {
  /** A profile whose contract is not signed yet: the way goes on there. */
  unsigned: number | null;
  /** Chosen before: who came to sell. */
  type: ProfileForm["type"] | undefined;
  /** The profile of the other kind, whose entries are taken over; its files belong to it. */
  other: number | null;
  /** Where the person wanted to go. */
  next: string | undefined;
}

const [ROLE, DETAILS, REVIEW, CONTRACT, DONE] = [0, 1, 2, 3, 4];

/** /profile/create: role, details, review, contract. This browser keeps the entries until they are sent. */
export function ProfileWizard({ unsigned, type, other, next }: ProfileWizardProps) {
  const [step, setStep] = useState(unsigned === null ? ROLE : CONTRACT);
  const [profile, setProfile] = useState(unsigned);
  const form = useForm<ProfileForm>({
    defaultValues: async () => {
      // A profile sent but not signed is on the server; if it cannot be read now, only a change would need it.
      const sent = unsigned === null ? null : await readProfile(unsigned).catch(() => null);
      const entered = sent ?? readDraft();
      const known =
        entered === EMPTY && other !== null
          ? await readProfile(other).then(withoutFiles, () => entered)
          : entered;
      return { ...known, ...(type && { type }) };
    },
  });
  const top = useTakesKeys(step);
  const { subscribe } = form;
  useEffect(
    () =>
      subscribe({ formState: { values: true, isDirty: true }, callback: ({ values }) => keepDraft(values) }),
    [subscribe],
  );

  const { submit, sending, refusal } = useFormSend({
    send: sendProfile,
    onSent: ({ id_profile }) => {
      setProfile(id_profile);
      dropDraft();
      setStep(CONTRACT);
    },
    errorsOf: (found) => errorsAt(...fieldsOf(form.getValues("form")))(found),
    // A refused field is corrected in its own step.
    showErrors: (errors) => {
      setStep(DETAILS);
      for (const [field, message] of Object.entries(errors)) {
        form.setError(field as Field, { type: "server", message });
      }
    },
  });

  if (form.formState.isLoading) return null;
  return (
    <FormProvider {...form}>
      {step < DONE && <Stepper now={step} />}
      <div ref={top} tabIndex={-1} className="outline-none">
        {refusal && <RefusalMessage refusal={refusal} safe="Your entries are kept." className="mb-5" />}
        {step === ROLE && (
          <StepRole second={other === null ? null : (type ?? null)} onDone={() => setStep(DETAILS)} />
        )}
        {step === DETAILS && <StepDetails onBack={() => setStep(ROLE)} onDone={() => setStep(REVIEW)} />}
        {step === REVIEW && (
          <StepReview
            onBack={() => setStep(DETAILS)}
            onDone={() => void submit(form.getValues())}
            sending={sending}
          />
        )}
        {step === CONTRACT && profile !== null && (
          <StepContract
            profile={profile}
            onDone={() => setStep(DONE)}
            {...(unsigned === null ? {} : { onBack: () => setStep(ROLE) })}
          />
        )}
        {step === DONE && <StepDone profile={profile} next={next} />}
      </div>
    </FormProvider>
  );
}

/** On a new step the keys start at its top again; not on the first. */
function useTakesKeys(step: number) {
  const top = useRef<HTMLDivElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    scrollTo({ top: 0 });
    top.current?.focus({ preventScroll: true });
  }, [step]);
  return top;
}

interface StepReviewProps {
  onBack: () => void;
  onDone: () => void;
  sending: boolean;
}

/** Third step: all entries, before they are sent. */
function StepReview({ onBack, onDone, sending }: StepReviewProps) {
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
