/** Notes about files that were not sent, and what to do with them. */
import { Trash2, Copy, RotateCw, CircleAlert } from "lucide-react";
import { Button } from "#/components/ui/button.tsx";
import type { Job } from "#/features/edit/model/upload/upload-job.ts";
import type { Uploads } from "#/features/edit/model/upload/uploads.ts";
import { Message } from "#/components/message/message.tsx";
import type { ListedFile } from "#/features/edit/model/upload/use-lot-files.ts";
import { sizeText } from "#/lib/http/upload.ts";
import type { Ref } from "react";

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

interface TwinNoteProps {
  job: Job;
  files: readonly ListedFile[];
  uploads: Uploads;
  /** The noun for the files. */
  word?: "photo" | "document" | "plan" | "report";
}

/** Tells that a file is there already, and offers to add it all the same. */
export function TwinNote({ job, files, uploads, word = "photo" }: TwinNoteProps) {
  const { key, file, state } = job;
  if (state.is !== "twin") return null;
  const { name, id } = state.twin;
  const place = files.findIndex((one) => one.id_file === id);
  return (
    <Message tone="info" icon={Copy}>
      <span className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <span className="min-w-0 flex-1 basis-60">
          <strong className="font-strong">{file.name}</strong> is the same{" "}
          {word === "photo" ? "picture" : word} as {place < 0 ? name : `${word} ${place + 1}`}. It was not
          added a second time.
        </span>
        <button type="button" className="touch font-strong" onClick={() => uploads.addAnyway(key)}>
          Add it anyway
        </button>
        <button type="button" className="touch font-strong" onClick={() => uploads.cancel(key)}>
          Leave it out
        </button>
      </span>
    </Message>
  );
}

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

interface FileInputProps {
  label: string;
  accept: readonly string[];
  onFiles: (files: readonly File[]) => void;
  /** Opens the camera of a phone instead of its files. */
  camera?: boolean;
  /** Takes a whole folder instead of files. */
  folder?: boolean;
  ref: Ref<HTMLInputElement>;
}

/** The browser's own file dialog, opened by a button. The same file may be chosen twice. */
export function FileInput({ label, accept, onFiles, camera = false, folder = false, ref }: FileInputProps) {
  return (
    <input
      ref={ref}
      type="file"
      hidden
      multiple={!camera}
      aria-label={label}
      accept={accept.join(",")}
      {...(folder && { webkitdirectory: "" })}
      {...(camera && { capture: "environment" as const })}
      onChange={(event) => {
        const chosen = [...(event.target.files ?? [])];
        event.target.value = "";
        onFiles(chosen);
      }}
    />
  );
}
