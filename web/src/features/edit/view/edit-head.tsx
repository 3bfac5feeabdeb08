import { Trash2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Link, useNavigate } from "@tanstack/react-router";
import { Button } from "#/components/ui/button.tsx";
import { toast } from "#/components/message/toast.tsx";
import { tab, TabCount, tabList } from "#/components/ui/tabs.tsx";
import { counted } from "#/lib/format/counts.ts";
import { useEdit } from "../model/draft/edit-context.ts";
import { useValueWords } from "../model/draft/value-words.ts";
import { titleOf } from "../model/preview-facts.ts";
import { progressOf, type Step, STEP_WORDS, STEPS } from "../model/draft/steps.ts";
import { ConfirmDialog } from "#/components/form/confirm-dialog.tsx";
import { discardDraft } from "../model/draft/queries.ts";

const STATUS_WORDS: Readonly<Record<string, string>> = {
  draft: "Draft",
  moderation: "With the staff",
  active: "Active",
};

interface EditHeadProps {
  step: Step;
  onStep: (step: Step) => void;
}

/** Title, status and the three steps. */
export function EditHead({ step, onStep }: EditHeadProps) {
  const { state, meta, readOnly } = useEdit();
  const words = useValueWords();
  const { draft, values } = state;
  const current = useRef<HTMLButtonElement>(null);
  // On a phone the steps are wider than the screen.
  useEffect(() => showStep(current.current, step), [step]);
  return (
    <header>
      <p className="pt-4 text-small text-text-2">
        <Link to="/sale" className="text-blue underline">
          Selling
        </Link>{" "}
        · {STATUS_WORDS[draft.status] ?? "Ended"} · Lot {draft.number}
      </p>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-3">
        <h1 className="min-w-0 text-h1 [overflow-wrap:anywhere] max-lg:text-h2">
          {titleOf(values, meta, words)}
        </h1>
        {!readOnly && <Discard id={draft.id_auction} />}
      </div>
      <nav aria-label="Steps" className={`${tabList} mt-3 max-sm:gap-4`}>
        {STEPS.map((each, place) => (
          <button
            key={each}
            ref={each === step ? current : undefined}
            type="button"
            aria-current={each === step ? "step" : undefined}
            onClick={() => onStep(each)}
            className={`${tab} items-center aria-[current=step]:border-ink aria-[current=step]:font-strong aria-[current=step]:text-text`}
          >
            <span
              aria-hidden
              className={`grid size-6 place-content-center rounded-full text-small ${
                each === step ? "bg-ink text-white" : "border border-line-3"
              }`}
            >
              {place + 1}
            </span>
            <StepWords step={each} /> <StepCount step={each} />
          </button>
        ))}
      </nav>
    </header>
  );
}

/** Words that a phone leaves to screen readers, so that all three steps are in view. */
const WIDE_ONLY = "max-sm:sr-only";

/** The name of a step. */
function StepWords({ step }: { step: Step }) {
  if (step === "information") return STEP_WORDS[step];
  return step === "photos" ? (
    <span>
      Photos<span className={WIDE_ONLY}> and documents</span>
    </span>
  ) : (
    <span>
      <span className={WIDE_ONLY}>Auction </span>
      <span className="inline-block max-sm:first-letter:uppercase">settings</span>
    </span>
  );
}

/** "24 of 26", "complete", "9 photos". */
function StepCount({ step }: { step: Step }) {
  const { meta, faults, state } = useEdit();
  const photos = state.values["photos"];
  if (step === "photos")
    return (
      <TabCount className={WIDE_ONLY}>{counted(Array.isArray(photos) ? photos.length : 0, "photo")}</TabCount>
    );
  const { done, all } = progressOf(meta, step, faults, state.values);
  return <TabCount className={WIDE_ONLY}>{done === all ? "complete" : `${done} of ${all}`}</TabCount>;
}

function Discard({ id }: { id: number }) {
  const { editing } = useEdit();
  const navigate = useNavigate();
  const [asked, setAsked] = useState(false);
  return (
    <>
      <Button onClick={() => setAsked(true)}>
        <Trash2 aria-hidden size={16} strokeWidth={1.75} /> Discard draft
      </Button>
      {asked && (
        <DiscardDialog
          id={id}
          onClose={() => setAsked(false)}
          onDone={() => {
            editing.drop();
            void toast({ text: "The draft is discarded" });
            void navigate({ to: "/sale", replace: true });
          }}
        />
      )}
    </>
  );
}

/** Scrolls the button of the current step into view. */
function showStep(button: HTMLElement | null, _step: Step): void {
  button?.scrollIntoView({ block: "nearest", inline: "center" });
}

interface DiscardDialogProps {
  id: number;
  onClose: () => void;
  onDone: () => void;
}

/** Deletes a draft, after one question. */
function DiscardDialog({ id, onClose, onDone }: DiscardDialogProps) {
  return (
    <ConfirmDialog
      title="Discard this draft?"
      text="Everything in it is deleted, photos and documents too. This cannot be undone."
      press="Discard draft"
      sending="Discarding…"
      back="Keep it"
      safe="The draft is still there."
      onAct={() => discardDraft(id)}
      onDone={onDone}
      onClose={onClose}
    />
  );
}
