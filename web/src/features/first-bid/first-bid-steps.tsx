import { Check } from "lucide-react";
import { DialogFooter, TitledDialog } from "#/components/ui/dialog.tsx";
import { TopUpWays } from "#/components/top-up-ways.tsx";
import { cn } from "#/lib/cn.ts";
import { StepLink } from "./step-link.tsx";
import { type FirstBid, minutesLeft, minutesText, type FirstBidStep } from "./steps.ts";

interface FirstBidStepsProps {
  first: FirstBid & { readonly shortAed: number };
  /** Id of the part of the page that takes the keys when the opener is gone. */
  returnTo: string;
  onClose: () => void;
}

/** All five steps to a first bid: which are done, which is next, and how long they take. */
export function FirstBidSteps({ first, returnTo, onClose }: FirstBidStepsProps) {
  const { steps, now, shortAed } = first;
  const step = steps[now];
  return (
    <TitledDialog
      title="Five steps to your first bid"
      text={
        <>{minutesText(minutesLeft(first)).replace("about", "About")} of your time. Watch lots meanwhile.</>
      }
      returnTo={returnTo}
      onClose={onClose}
    >
      <ol className="pb-1">
        {steps.map((each, at) => (
          <StepRow key={each.name} step={each} at={at} now={now} />
        ))}
      </ol>
      {step?.label != null && (
        <DialogFooter>
          <StepLink name={step.name} shortAed={shortAed} size="xl" className="w-full">
            {step.label}
          </StepLink>
        </DialogFooter>
      )}
    </TitledDialog>
  );
}

function StepRow({ step: { name, title, hint }, at, now }: { step: FirstBidStep; at: number; now: number }) {
  const done = at < now;
  return (
    <li
      aria-current={at === now ? "step" : undefined}
      className={cn("flex gap-4 px-4 py-2.5 md:px-6", at === now && "bg-blue-tint")}
    >
      <span
        aria-hidden
        className={cn(
          "mt-0.5 grid size-8 shrink-0 place-content-center rounded-full text-small font-strong tabular-nums",
          done
            ? "bg-green text-white"
            : at === now
              ? "bg-ink text-white"
              : "border border-line-3 text-text-2",
        )}
      >
        {done ? <Check size={18} strokeWidth={2.4} /> : at + 1}
      </span>
      <span className="min-w-0">
        <span className="block text-long font-strong">
          {title}
          {done && <span className="sr-only">, done</span>}
        </span>
        <span className={cn("block text-body", at === now ? "text-blue-deep" : "text-text-2")}>
          {hint}
          {name === "deposit" && (
            <>
              . <TopUpWays />
            </>
          )}
        </span>
      </span>
    </li>
  );
}
