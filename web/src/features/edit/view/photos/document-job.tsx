import { CircleAlert, FileText, X } from "lucide-react";
import { sizeText } from "#/lib/http/upload.ts";
import { isBusy, type Job } from "#/features/edit/model/upload/upload-job.ts";
import type { Uploads } from "#/features/edit/model/upload/uploads.ts";
import { WaysOut } from "../upload/ways-out.tsx";

/** A document on its way, or one that was not sent. */
export function DocumentJob({ job, uploads }: { job: Job; uploads: Uploads }) {
  const { file, state, key } = job;
  if (state.is === "twin") return null;
  if (!isBusy(job)) {
    return (
      <li className="my-2 flex gap-3 rounded-md bg-red-tint px-3.5 py-3 text-small text-red-deep">
        <CircleAlert aria-hidden size={18} strokeWidth={1.75} className="shrink-0" />
        <p role="alert" className="min-w-0 flex-1 text-pretty">
          <strong className="font-strong">{file.name}:</strong> {"sentence" in state && state.sentence}{" "}
          <span className="inline-flex flex-wrap gap-x-4 font-strong">
            <WaysOut job={job} uploads={uploads} />
          </span>
        </p>
      </li>
    );
  }
  const percent = state.is === "sending" ? Math.round(state.part * 100) : 0;
  return (
    <li className="flex items-center gap-3 border-b border-line py-1.5">
      <FileText aria-hidden size={20} strokeWidth={1.75} className="shrink-0 text-text-3" />
      <span className="min-w-0 flex-1 truncate text-body">{file.name}</span>
      <progress
        aria-label={`${file.name}, sent`}
        value={percent}
        max={100}
        className="h-1 w-24 accent-blue"
      />
      <span className="text-small text-text-2 tabular-nums">
        {percent} % of {sizeText(file.size)}
      </span>
      <button
        type="button"
        aria-label={`Do not send ${file.name}`}
        className="grid size-11 shrink-0 place-content-center rounded-md hover:bg-salt"
        onClick={() => uploads.cancel(key)}
      >
        <X aria-hidden size={18} strokeWidth={1.75} />
      </button>
    </li>
  );
}
