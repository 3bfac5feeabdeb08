import { Trash2 } from "lucide-react";
import { Button } from "#/components/ui/button.tsx";
import type { Job } from "#/features/edit/model/upload/upload-job.ts";
import type { Uploads } from "#/features/edit/model/upload/uploads.ts";

interface RemoveRefusedProps {
  jobs: readonly Job[];
  uploads: Uploads;
}

/** Takes several refused files away with one press; one file has its own Remove. */
export function RemoveRefused({ jobs, uploads }: RemoveRefusedProps) {
  const refused = jobs.filter(({ state }) => state.is === "refused").length;
  if (refused < 2) return null;
  return (
    <Button
      size="sm"
      className="justify-self-start"
      onClick={({ currentTarget }) => {
        // The button leaves with the files, and must not take the focus with it.
        currentTarget.closest("section")?.focus();
        uploads.removeRefused();
      }}
    >
      <Trash2 aria-hidden size={16} strokeWidth={1.75} /> Remove all {refused} refused files
    </Button>
  );
}
