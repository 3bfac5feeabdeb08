import { useMemo } from "react";
import { useBlocker, useNavigate } from "@tanstack/react-router";
import { ErrorBlock } from "#/components/message/error-block.tsx";
import { useAfterDraw } from "#/lib/timing/use-after-draw.ts";
import { EditContext, type EditFacts, fieldId } from "../model/draft/edit-context.ts";
import { EditSidebar } from "./edit-sidebar.tsx";
import { EditFoot } from "./edit-foot.tsx";
import { EditHead } from "./edit-head.tsx";
import { STATUS_ID, StatusBand } from "./status-band.tsx";
import { StepContent } from "./step-content.tsx";
import { LotFilesProvider } from "./upload/lot-files-context.tsx";
import { usePublish, useEditing, useFaults } from "../model/use-editor.ts";
import { notesOf, remarksOf } from "../model/draft/notes.ts";
import { openPoints, type Step, stepOfField } from "../model/draft/steps.ts";
import type { Draft, Meta, MetaField } from "../model/draft/queries.ts";
import { useDictionaries } from "../model/draft/use-dictionaries.ts";
import { FormDialog } from "#/components/form/form-dialog.tsx";
import { hasOverlay } from "#/lib/dialogs/back-closes.ts";
import type { Editing } from "../model/draft/autosave.ts";

interface EditorProps {
  /** As it was read when the page opened. */
  read: Draft;
  meta: Meta;
  step: Step;
}

/** One draft: its three steps, the preview, and the missing fields. */
export function Editor({ read, meta, step }: EditorProps) {
  const navigate = useNavigate();
  const afterDraw = useAfterDraw();
  const [editing, state] = useEditing(read, meta);
  const dictionaries = useDictionaries(meta);
  const { faults, leave, shownFault, showAll } = useFaults(state, meta, dictionaries);
  const publishing = usePublish(editing);
  const remarks = useMemo(() => remarksOf(state.draft, state.values, meta), [state, meta]);
  const notes = useMemo(() => notesOf(state, meta), [state, meta]);
  const readOnly = state.draft.status !== "draft";
  const id = String(read.id_auction);

  const facts = useMemo((): EditFacts => {
    const allChoicesOf = ({ dict }: MetaField) => (dict === undefined ? [] : dictionaries.itemsOf(dict));
    return {
      editing,
      state,
      meta,
      faults,
      shownFault,
      leave,
      readOnly,
      remarks,
      notes,
      allChoicesOf,
      choicesOf: (field) =>
        allChoicesOf(field).filter(
          ({ parent }) => field.parent === undefined || parent === state.values[field.parent],
        ),
    };
  }, [editing, state, meta, faults, shownFault, leave, readOnly, remarks, notes, dictionaries]);

  const points = openPoints(meta, faults, state.values, notes);

  function goTo(next: Step): Promise<void> {
    return navigate({
      to: "/auction/edit/$id",
      params: { id },
      search: next === "information" ? {} : { step: next },
    });
  }

  /** The field takes the keys; where its step is another one, once that is drawn. */
  function lead(name: string): void {
    const focus = () => focusOn(fieldId(name));
    const its = stepOfField(meta, name);
    if (its === step) focus();
    else void goTo(its).then(() => afterDraw(focus));
  }

  /** Scrolls to the result above the form, which is out of view at its end. */
  function showStatus(): void {
    afterDraw(() => focusOn(STATUS_ID));
  }

  function publish(): void {
    const [first] = points;
    if (first === undefined) return void publishing.publish().then(showStatus);
    showAll();
    lead(first.name);
  }

  return (
    <EditContext value={facts}>
      <LotFilesProvider>
        <div className="mx-auto max-w-360 px-4 pb-40 lg:px-gutter lg:pb-28">
          <EditHead step={step} onStep={(next) => void goTo(next)} />
          <StatusBand
            busy={publishing.busy}
            refusal={publishing.refusal}
            onTakeBack={() => void publishing.takeBack().then(showStatus)}
          />
          {dictionaries.error !== null && (
            <ErrorBlock
              className="mt-4"
              title="The choices of this form could not be loaded."
              safe="What you typed is kept."
              error={dictionaries.error}
              onRetry={dictionaries.retry}
            />
          )}
          <div className="gap-8 lg:grid lg:grid-cols-[minmax(0,1fr)_19.25rem]">
            <StepContent step={step} />
            <EditSidebar step={step} points={points} onGo={lead} />
          </div>
        </div>
        <EditFoot
          step={step}
          left={points.length}
          busy={publishing.busy}
          onStep={(next) => void goTo(next)}
          onPublish={publish}
        />
        <LeaveGuard editing={editing} path={`/auction/edit/${id}`} />
      </LotFilesProvider>
    </EditContext>
  );
}

function focusOn(id: string): void {
  const element = document.getElementById(id);
  element?.scrollIntoView({ block: "center" });
  element?.focus({ preventScroll: true });
}

/** Saves the rest before the page closes, and asks only when that fails. */
function LeaveGuard({ editing, path }: { editing: Editing; path: string }) {
  const blocker = useBlocker({
    shouldBlockFn: async ({ next, action }) => {
      if (action === "BACK" && hasOverlay()) return false;
      if (next.pathname === path || !editing.isDirty()) return false;
      return !(await editing.save());
    },
    enableBeforeUnload: editing.isDirty,
    withResolver: true,
  });
  if (blocker.status !== "blocked") return null;
  return (
    <FormDialog
      title="Leave without saving?"
      text="Your last changes are not on the server. This device keeps them until you come back."
      press="Stay"
      back="Leave"
      onBack={blocker.proceed}
      onPress={blocker.reset}
      onClose={blocker.reset}
    />
  );
}
