import { Copy } from "lucide-react";
import { Message } from "#/components/message/message.tsx";
import type { Job } from "#/features/edit/model/upload/upload-job.ts";
import type { Uploads } from "#/features/edit/model/upload/uploads.ts";
import type { ListedFile } from "#/features/edit/model/upload/use-lot-files.ts";

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
