import { useEffect, useRef, useState } from "react";
import { FormProvider, useForm, useFormContext } from "react-hook-form";
import { errorsAt, useFormSend } from "#/components/form/use-form-send.ts";
import { RefusalMessage } from "#/components/form/refusal-message.tsx";
import { EMPTY, type Field, fieldsOf, type ProfileForm, withoutFiles } from "../model/fields.ts";
import { readProfile, sendProfile } from "../model/queries.ts";
import { StepContract } from "./step-contract.tsx";
import { StepDetails } from "./step-details.tsx";
import { StepDone } from "./step-done.tsx";
import { StepRole } from "./step-role.tsx";
import { FormHeading } from "#/components/form/form-heading.tsx";
import { Button } from "#/components/ui/button.tsx";
import { ProfileFacts } from "./profile-section.tsx";
import { deviceStorage } from "#/lib/browser/storage.ts";
import { Check } from "lucide-react";
import { cn } from "#/lib/cn.ts";

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

/** Under the prefix that signing out removes. */
const KEY = "marsa.draft.profile";

/** Returns the unsent entries of this browser; else an empty form. */
function readDraft(): ProfileForm {
  try {
    const stored: unknown = JSON.parse(deviceStorage.getItem(KEY) ?? "null");
    return typeof stored === "object" && stored !== null ? { ...EMPTY, ...stored } : EMPTY;
  } catch {
    return EMPTY;
  }
}

/** Keeps the entries. */
function keepDraft(filled: ProfileForm): void {
  deviceStorage.setItem(KEY, JSON.stringify(filled));
}

/** Removes the entries after the send. */
function dropDraft(): void {
  deviceStorage.removeItem(KEY);
}

const STEPS = ["Role", "Details", "Review", "Contract"] as const;

/** The steps: done, current and coming. `now`: from 0. */
function Stepper({ now }: { now: number }) {
  return (
    <ol aria-label="Steps" className="mb-7 flex gap-x-4 gap-y-2 text-small max-sm:justify-between">
      {STEPS.map((word, at) => {
        const done = at < now;
        return (
          <li
            key={word}
            aria-current={at === now ? "step" : undefined}
            className={cn(
              "flex items-center gap-2 max-sm:flex-col max-sm:gap-1",
              at === now ? "font-strong" : "text-text-2",
            )}
          >
            <span
              aria-hidden
              className={cn(
                "grid size-6 place-content-center rounded-full text-micro font-strong tabular-nums",
                done ? "bg-green text-white" : at === now ? "bg-ink text-white" : "bg-salt-2 text-text-2",
              )}
            >
              {done ? <Check size={14} strokeWidth={2.4} /> : at + 1}
            </span>
            {word}
            {done && <span className="sr-only">, done</span>}
          </li>
        );
      })}
    </ol>
  );
}
