import { ArrowLeft, CircleCheck, Pencil } from "lucide-react";
import { Button } from "#/components/ui/button.tsx";
import { counted } from "#/lib/format/counts.ts";
import { unsaved } from "../model/composer-state.ts";
import { StateTag } from "#/components/lane/state-tag.tsx";
import type { Composer } from "../model/use-composer.ts";

interface ComposerBarProps {
  composer: Composer;
  onLeave: () => void;
  onSave: () => void;
  onPublish: () => void;
  onCancel: () => void;
  onDiscard: () => void;
  /** Scrolls to the news above the form. */
  onNews: () => void;
}

/** The lane's name and its actions; on phones the actions are in reach of a thumb. */
export function ComposerBar({
  composer,
  onLeave,
  onSave,
  onPublish,
  onCancel,
  onDiscard,
  onNews,
}: ComposerBarProps) {
  const { state, dirty, editable, saving } = composer;
  const { base } = state;
  const draft = base.state === "draft";
  return (
    <>
      <div className="sticky top-header-phone z-20 -mx-4 mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-white px-4 py-3 lg:top-header lg:-mx-gutter lg:px-gutter">
        <div className="flex min-w-0 flex-1 items-center gap-2">
          <Button variant="ghost" size="icon" className="touch -ms-2.5" onClick={onLeave}>
            <ArrowLeft aria-hidden size={20} strokeWidth={1.75} className="rtl:-scale-x-100" />
            <span className="sr-only">All lanes</span>
          </Button>
          <h1 className="min-w-0 truncate text-h1 max-lg:text-h2">{base.name}</h1>
          <StateTag state={base.state} />
        </div>
        {editable && (
          <div
            data-slot="page-foot"
            className="flex items-center gap-2.5 max-lg:fixed max-lg:inset-x-0 max-lg:bottom-[calc(var(--spacing-bar)+env(safe-area-inset-bottom)+var(--link-banner,0px))] max-lg:z-20 max-lg:flex-wrap max-lg:justify-end max-lg:border-t max-lg:border-line max-lg:bg-white max-lg:px-4 max-lg:py-2.5"
          >
            {state.notice && (
              <Button
                variant="link"
                size="inline"
                className="touch justify-start text-small max-lg:w-full"
                onClick={onNews}
              >
                Changed by {state.notice.change?.by ?? "somebody else"} too
              </Button>
            )}
            <SaveState dirty={dirty} parts={unsaved(state).length} onDiscard={onDiscard} />
            <Button variant="ghost" className="max-lg:hidden" onClick={onCancel}>
              {draft ? "Delete draft" : "Cancel lane"}
            </Button>
            <Button
              variant={draft ? "plain" : "press"}
              aria-disabled={!dirty || saving || undefined}
              onClick={() => dirty && !saving && onSave()}
            >
              {saving ? "Saving…" : draft ? "Save draft" : "Save"}
            </Button>
            {draft && (
              <Button
                variant="press"
                aria-disabled={saving || undefined}
                onClick={() => !saving && onPublish()}
              >
                Publish
              </Button>
            )}
          </div>
        )}
      </div>
    </>
  );
}

interface SaveStateProps {
  dirty: boolean;
  parts: number;
  onDiscard: () => void;
}

function SaveState({ dirty, parts, onDiscard }: SaveStateProps) {
  return (
    <div className="flex items-center gap-1.5 text-small text-text-2 max-lg:me-auto max-lg:min-w-0">
      {dirty ? (
        <>
          <Pencil aria-hidden size={15} strokeWidth={1.75} className="text-orange" />
          <span>
            {counted(parts, "change")}
            <span className="max-sm:sr-only"> not saved</span>
          </span>
          <Button variant="link" size="inline" className="touch ms-1.5" onClick={onDiscard}>
            Discard
          </Button>
        </>
      ) : (
        <>
          <CircleCheck aria-hidden size={15} strokeWidth={1.75} className="shrink-0 text-green" /> All is
          saved
        </>
      )}
    </div>
  );
}
