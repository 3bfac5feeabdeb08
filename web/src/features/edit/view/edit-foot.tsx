import { ArrowRight, CircleAlert, Cloud, CloudOff } from "lucide-react";
import { Button } from "#/components/ui/button.tsx";
import { counted } from "#/lib/format/counts.ts";
import { useEdit } from "../model/draft/edit-context.ts";
import { type Step, STEPS } from "../model/draft/steps.ts";
import { useFilesOfLot } from "./upload/lot-files-context.tsx";
import { minute } from "@marsa/api-spec/dates";
import { messages } from "#/lib/format/messages.ts";

const NEXT_WORDS: Readonly<Record<Step, string>> = {
  information: "",
  photos: "Next: photos",
  settings: "Next: settings",
};

interface EditFootProps {
  step: Step;
  /** The number of missing or wrong fields. */
  left: number;
  busy: boolean;
  onStep: (step: Step) => void;
  onPublish: () => void;
}

/** Saved state, save, publish and the next step; on phones in thumb reach. */
export function EditFoot({ step, left, busy, onStep, onPublish }: EditFootProps) {
  const { editing, state, readOnly, remarks } = useEdit();
  const next = STEPS[STEPS.indexOf(step) + 1];
  if (readOnly && next === undefined) return null;
  return (
    <div
      data-slot="edit-foot"
      className="fixed inset-x-0 bottom-[calc(var(--spacing-bar)+env(safe-area-inset-bottom)+var(--link-banner,0px))] z-20 border-t border-line bg-white lg:start-rail lg:bottom-[var(--link-banner,0px)]"
    >
      <div className="mx-auto flex max-w-360 flex-wrap items-center gap-x-3 gap-y-2 px-4 py-2.5 lg:px-gutter lg:py-3.5">
        <div className="flex min-w-0 grow items-center justify-between gap-3 max-sm:w-full">
          <div className="min-w-0">
            <SavedState />
            <OnTheWay />
          </div>
          {!readOnly && (
            <Button
              variant="ghost"
              aria-disabled={state.saving === "sending" || undefined}
              onClick={() => void editing.save()}
            >
              Save draft
            </Button>
          )}
        </div>
        {!readOnly && (
          <Button
            variant={left + remarks.open === 0 ? "press" : "plain"}
            aria-disabled={busy || undefined}
            onClick={() => !busy && onPublish()}
            className="max-sm:flex-1"
          >
            {busy ? "Sending…" : state.draft.returned === null ? "Publish" : "Send again"}
            {left > 0 && <span className="font-normal text-text-2 tabular-nums">{left} left</span>}
            {left === 0 && remarks.open > 0 && (
              <span className="font-normal tabular-nums">{counted(remarks.open, "remark")} open</span>
            )}
          </Button>
        )}
        {next !== undefined && (
          <Button variant="ink" onClick={() => onStep(next)} className="max-sm:flex-1">
            {NEXT_WORDS[next]}
            <ArrowRight aria-hidden size={16} strokeWidth={2} className="rtl:-scale-x-100" />
          </Button>
        )}
      </div>
    </div>
  );
}

/** How many files have not arrived: "2 files are still on their way". */
function OnTheWay() {
  const { photos, reports, documents, plans } = useFilesOfLot();
  const count = photos.busy + reports.busy + documents.busy + plans.busy;
  if (count === 0) return null;
  return (
    <p className="text-small text-text-2 tabular-nums">
      {count === 1 ? "One file is" : `${count} files are`} still on the way
    </p>
  );
}

/** Says whether the server has the form: "Saved 12:03". */
function SavedState() {
  const { editing, state, readOnly } = useEdit();
  const { draft, saving, conflicts } = state;
  if (readOnly) return null;
  const line = "flex min-w-0 items-center gap-1.5 text-small";
  if (saving === "failed")
    return (
      <span role="alert" className={`${line} text-red-deep`}>
        <CircleAlert aria-hidden size={16} strokeWidth={1.75} className="shrink-0" />
        <span className="min-w-0">{messages.draftFailed()}</span>
        <Button variant="link" size="inline" className="touch" onClick={() => void editing.save()}>
          Try again
        </Button>
      </span>
    );
  if (saving === "offline")
    return (
      <output className={`${line} text-orange-deep`}>
        <CloudOff aria-hidden size={16} strokeWidth={1.75} className="shrink-0" />
        <span>No connection. Kept on this device.</span>
      </output>
    );
  return (
    <output className={`${line} text-text-2`}>
      <Cloud aria-hidden size={16} strokeWidth={1.75} className="shrink-0 text-green" />
      <span className="tabular-nums">
        {saving === "rest" ? `Saved ${minute(draft.saved_at)}` : "Saving…"}
        {conflicts.length > 0 && `, ${conflicts.length} to choose`}
      </span>
    </output>
  );
}
