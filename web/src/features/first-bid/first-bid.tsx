import { useMatches } from "@tanstack/react-router";
import { ChevronUp } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { cn } from "#/lib/cn.ts";
import { markRoot } from "#/lib/browser/root-mark.ts";
import { StepLink } from "./step-link.tsx";
import { minutesText } from "./steps.ts";
import { useFirstBid } from "./use-first-bid.ts";
import "./first-bid.css";

const FirstBidSteps = lazy(async () => ({ default: (await import("./first-bid-steps.tsx")).FirstBidSteps }));

/** The layouts with the menu. The others are the steps themselves, and walls. */
const LAYOUTS = ["/_inside/", "/_default/"];
/** A lot's editor has a foot of its own. */
const EDITOR = "/_inside/auction/edit/$id";
const OPENER = "first-bid";

/** At the foot of the page: the next of five steps to a first bid, with its button, until all are taken. */
export function FirstBid() {
  const page = useMatches({ select: (matches) => matches.at(-1)?.routeId ?? "" });
  const isWanted = page !== EDITOR && LAYOUTS.some((layout) => page.startsWith(layout));
  const first = useFirstBid();
  const [open, setOpen] = useState(false);
  const step = first?.steps[first.now];
  if (!isWanted || !first || !step) return null;
  const { steps, now, shortAed } = first;
  return (
    <section
      id={OPENER}
      tabIndex={-1}
      aria-label="Steps to your first bid"
      ref={markRoot}
      data-slot="first-bid"
      data-step={step.name}
      className={cn(
        "fixed inset-x-0 bottom-[calc(var(--spacing-bar)+env(safe-area-inset-bottom)+var(--tray,0px))] z-20 flex h-(--first-bid) flex-col bg-white shadow-drawer outline-none lg:bottom-(--tray,0px) print:hidden",
        page.startsWith("/_inside/") && "lg:start-rail",
      )}
    >
      <Segments of={steps.length} now={now} />
      <div className="mx-auto flex w-full max-w-360 flex-1 items-center gap-2 px-4 lg:gap-6 lg:px-gutter">
        <p className="min-w-0 flex-1 truncate">
          <span className="block text-small text-text-2 in-[.with-bid-bar,.with-current-lot]:hidden">
            <strong className="font-strong text-text">
              {now + 1} of {steps.length}
            </strong>
            , {minutesText(step.minutes)}
          </span>
          <span className="text-long font-strong">
            {step.label === null ? "Now: " : "Next: "}
            {step.word}
          </span>
        </p>
        <StepLink name={step.name} shortAed={shortAed} size="md" className="px-4">
          Continue
        </StepLink>
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
          className="touch -me-2 flex h-10 items-center gap-2 rounded-md px-2.5 text-body hover:bg-salt"
        >
          <span className="max-lg:sr-only">All steps</span>
          <ChevronUp aria-hidden size={20} strokeWidth={1.75} />
        </button>
      </div>
      {open && (
        <Suspense>
          <FirstBidSteps first={first} returnTo={OPENER} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </section>
  );
}

/** One segment for each step: green when done, begun in ink, else grey. */
function Segments({ of, now }: { of: number; now: number }) {
  return (
    <div aria-hidden className="flex h-1 gap-1">
      {Array.from({ length: of }, (_, at) => (
        <span key={at} className={cn("flex-1", at < now ? "bg-green" : "bg-line-2")}>
          {at === now && <span className="block h-full w-1/3 bg-ink" />}
        </span>
      ))}
    </div>
  );
}
