import { Checklist } from "./checklist.tsx";
import { RemarkList } from "./remark-list.tsx";
import { Preview } from "./preview.tsx";
import { useEdit } from "../model/draft/edit-context.ts";
import type { OpenPoint, Step } from "../model/draft/steps.ts";

interface EditSidebarProps {
  step: Step;
  points: readonly OpenPoint[];
  /** Leads to a field. */
  onGo: (name: string) => void;
}

/** Preview and checklist: beside the form on wide screens, below it on phones. */
export function EditSidebar({ step, points, onGo }: EditSidebarProps) {
  const { readOnly } = useEdit();
  return (
    <aside className="pt-6">
      <div className="grid grid-cols-1 gap-7 lg:sticky lg:top-[calc(var(--spacing-header)+1.5rem)] lg:max-h-[calc(100dvh-12rem)] lg:overflow-y-auto lg:p-1">
        <Preview />
        {!readOnly && (
          <>
            <RemarkList onGo={onGo} />
            <Checklist points={points} onGo={({ name }) => onGo(name)} step={step} />
          </>
        )}
      </div>
    </aside>
  );
}
