import { FactorSetUp } from "./factor-set-up.tsx";
import { FirstPassword } from "./first-password.tsx";
import { SecondFactor } from "./second-factor.tsx";
import type { SignInResult, SignInStep } from "../model/use-sign-in.ts";

interface NextStepProps {
  step: SignInStep;
  onResult: (result: SignInResult) => void;
  /** Called when the person begins the sign-in again. */
  onAgain: () => void;
}

/** The step of a sign-in that comes after the password. */
export function NextStep({ step, onResult, onAgain }: NextStepProps) {
  switch (step.step) {
    case "password":
      return <FirstPassword oneTime={step} onDone={onResult} />;
    case "factor":
      return <SecondFactor step={step} onResult={onResult} onAgain={onAgain} />;
    default:
      return <FactorSetUp step={step} onDone={onResult} onAgain={onAgain} />;
  }
}
