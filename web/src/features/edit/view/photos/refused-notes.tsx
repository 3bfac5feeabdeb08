import { CircleAlert } from "lucide-react";
import { sizeText } from "#/lib/http/upload.ts";
import type { Job } from "#/features/edit/model/upload/upload-job.ts";
import type { Uploads } from "#/features/edit/model/upload/uploads.ts";
import { WaysOut } from "../upload/ways-out.tsx";

/** Why photos were not sent: below the grid on phones, and spoken on all screens. */
export function RefusedNotes({ jobs, uploads }: { jobs: readonly Job[]; uploads: Uploads }) {
  const refused = jobs.filter(({ state }) => state.is === "refused" || state.is === "failed");
  return (
    <>
      <p role="alert" className="sr-only">
        {refused.map(sentenceOf).join(" ")}
      </p>
      {refused.map((job) => (
        <div
          key={job.key}
          className="flex gap-3 rounded-md bg-red-tint px-3.5 py-3 text-small text-red-deep md:hidden"
        >
          <CircleAlert aria-hidden size={18} strokeWidth={1.75} className="shrink-0" />
          <p className="min-w-0 flex-1 text-pretty">
            <strong className="font-strong">{job.file.name}</strong>, {sizeText(job.file.size)}:{" "}
            {"sentence" in job.state && job.state.sentence}{" "}
            <span className="inline-flex flex-wrap gap-x-4 font-strong">
              <WaysOut job={job} uploads={uploads} />
            </span>
          </p>
        </div>
      ))}
    </>
  );
}

function sentenceOf({ file, state }: Job): string {
  return "sentence" in state ? `${file.name}: ${state.sentence}` : "";
}
