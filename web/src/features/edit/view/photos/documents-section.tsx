import { Eye, FileText, Plus, Trash2, CircleAlert, X } from "lucide-react";
import { type ReactNode, useId, useRef } from "react";
import { Message } from "#/components/message/message.tsx";
import { toast } from "#/components/message/toast.tsx";
import { Button } from "#/components/ui/button.tsx";
import { useConfig } from "#/lib/http/queries.ts";
import { refusalText } from "#/lib/http/refusal.ts";
import { sizeText } from "#/lib/http/upload.ts";
import { FileInput, RemoveRefused, TwinNote, WaysOut } from "../upload/upload-notes.tsx";
import { originalUrl, isBusy, type Job } from "#/features/edit/model/upload/upload-job.ts";
import type { LotFiles } from "#/features/edit/model/upload/use-lot-files.ts";
import type { Uploads } from "#/features/edit/model/upload/uploads.ts";

interface DocumentsSectionProps {
  title: string;
  /** One of the files. */
  word: "document" | "report" | "plan";
  /** The types that are taken; a plan is a picture that everybody sees. */
  accept: readonly string[];
  documents: LotFiles;
  readOnly: boolean;
  /** The staff's remarks, and the choice between two devices. */
  notes?: ReactNode;
  id?: string;
}

/** Who reads the files. */
const READERS: Readonly<Record<string, string>> = {
  report:
    "Inspection, paint, service history, service charge: read before the bid by everybody with a confirmed email or phone, under the names of the files.",
  document: "Registration, deed, contracts: for the buyer, after the payment.",
};

const ICON_BUTTON =
  "grid size-11 shrink-0 place-content-center rounded-md text-text-2 hover:bg-salt hover:text-text";

/** Files of a lot in a list: registration card, inspection report and the like, or the plan of an apartment. */
export function DocumentsSection({
  title: heading,
  word,
  accept,
  documents,
  readOnly,
  notes,
  id,
}: DocumentsSectionProps) {
  const { files, jobs, most, uploads, tooMany } = documents;
  const title = useId();
  const input = useRef<HTMLInputElement>(null);
  const limits = useConfig()?.limits;
  const isPlan = word === "plan";
  return (
    <section id={id} aria-labelledby={title} tabIndex={-1} className="mt-8 min-w-0 focus:outline-none">
      <div className="flex items-center justify-between gap-4 border-b border-line-2 pb-3">
        <h2 id={title} className="text-h2">
          {heading} <span className="font-normal text-text-2 tabular-nums">{files.length}</span>
        </h2>
        {!readOnly && files.length + jobs.length < most && (
          <Button onClick={() => input.current?.click()}>
            <Plus aria-hidden size={18} strokeWidth={1.75} /> Add {word}
          </Button>
        )}
      </div>
      {notes}
      <ul aria-label={`${heading} of the lot`}>
        {files.map(({ id_file: file, name, bytes, url }) => (
          <li key={file} className="flex items-center gap-3 border-b border-line py-1.5">
            {isPlan ? (
              <img
                src={url}
                alt=""
                className="size-12 shrink-0 rounded-sm border border-line object-contain"
              />
            ) : (
              <FileText aria-hidden size={20} strokeWidth={1.75} className="shrink-0 text-text-2" />
            )}
            <span className="min-w-0 flex-1 truncate text-body font-strong">{name}</span>
            <span className="text-small text-text-2 tabular-nums">{sizeText(bytes)}</span>
            <button
              type="button"
              aria-label={`Open ${name}`}
              className={ICON_BUTTON}
              onClick={() => void openFile(file)}
            >
              <Eye aria-hidden size={18} strokeWidth={1.75} />
            </button>
            {!readOnly && (
              <button
                type="button"
                aria-label={`Delete ${name}`}
                className={ICON_BUTTON}
                onClick={() => documents.remove(file)}
              >
                <Trash2 aria-hidden size={18} strokeWidth={1.75} />
              </button>
            )}
          </li>
        ))}
        {jobs.map((job) => (
          <DocumentJob key={job.key} job={job} uploads={uploads} />
        ))}
      </ul>
      <div aria-live="polite" className="mt-2.5 grid gap-2.5 empty:hidden">
        {tooMany !== undefined && <Message tone="warning" title={tooMany} />}
        <RemoveRefused jobs={jobs} uploads={uploads} />
        {jobs.map((job) => (
          <TwinNote key={job.key} job={job} files={files} uploads={uploads} word={word} />
        ))}
      </div>
      {!readOnly && (
        <>
          <p className="mt-2.5 text-small text-pretty text-text-2">
            {isPlan
              ? `JPEG, PNG, WebP or HEIC, ${limits?.photo_mb ?? 10} MB each. Everybody sees it on the lot's page; a plan as PDF goes to the reports.`
              : `PDF, JPEG, PNG or WebP, ${limits?.document_mb ?? 20} MB each. ${READERS[word]}`}
          </p>
          <FileInput ref={input} label={heading} accept={accept} onFiles={documents.add} />
        </>
      )}
    </section>
  );
}

/** Opens a document by a new link; the tab opens at once, since browsers block those that open later. */
async function openFile(id: number): Promise<void> {
  const tab = window.open("", "_blank");
  try {
    const url = await originalUrl(id);
    if (tab) tab.location.href = url;
  } catch (caught) {
    tab?.close();
    void toast({ text: refusalText(caught), tone: "error" });
  }
}

/** A document on its way, or one that was not sent. */
function DocumentJob({ job, uploads }: { job: Job; uploads: Uploads }) {
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
