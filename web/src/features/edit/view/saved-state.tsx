import { minute } from "@marsa/api-spec/dates";
import { CircleAlert, Cloud, CloudOff } from "lucide-react";
import { messages } from "#/lib/format/messages.ts";
import { Button } from "#/components/ui/button.tsx";
import { useEdit } from "../model/draft/edit-context.ts";

/** Says whether the server has the form: "Saved 12:03". */
export function SavedState() {
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
