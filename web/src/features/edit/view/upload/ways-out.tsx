import { RotateCw } from "lucide-react";
import type { Job } from "#/features/edit/model/upload/upload-job.ts";
import type { Uploads } from "#/features/edit/model/upload/uploads.ts";

const LINK = "touch inline-flex items-center gap-1 underline";

/** The choices for a file that was not sent. */
export function WaysOut({ job: { key, file, state }, uploads }: { job: Job; uploads: Uploads }) {
  return (
    <>
      {state.is === "refused" && state.smaller && (
        <button type="button" className={LINK} onClick={() => uploads.sendSmaller(key)}>
          Send a smaller copy<span className="sr-only"> of {file.name}</span>
        </button>
      )}
      {state.is === "failed" && (
        <button type="button" className={LINK} onClick={() => uploads.retry(key)}>
          <RotateCw aria-hidden size={14} strokeWidth={2} /> Send again
          <span className="sr-only">, {file.name}</span>
        </button>
      )}
      <button type="button" className={LINK} onClick={() => uploads.cancel(key)}>
        Remove<span className="sr-only"> {file.name}</span>
      </button>
    </>
  );
}
