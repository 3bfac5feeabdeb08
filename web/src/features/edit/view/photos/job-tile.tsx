import { CircleAlert, X, ImagePlus } from "lucide-react";
import { useState, useRef } from "react";
import { sizeText } from "#/lib/http/upload.ts";
import type { Job } from "#/features/edit/model/upload/upload-job.ts";
import type { Uploads } from "#/features/edit/model/upload/uploads.ts";
import { WaysOut, FileInput } from "../upload/upload-notes.tsx";
import { cn } from "#/lib/cn.ts";
import { useConfig } from "#/lib/http/queries.ts";
import { PHOTO_TYPES } from "#/features/edit/model/upload/file-checks.ts";

interface JobTileProps {
  job: Job;
  uploads: Uploads;
}

/** A photo on its way, or one that was not sent: it keeps its place in the grid. */
export function JobTile({ job, uploads }: JobTileProps) {
  const { file, state } = job;
  if (state.is === "refused" || state.is === "failed") return <NotSent job={job} uploads={uploads} />;
  const part = state.is === "sending" ? state.part : 0;
  const percent = Math.round(part * 100);
  return (
    <li className="relative flex aspect-3/2 flex-col justify-end overflow-hidden rounded-md border border-line-2 bg-salt-2">
      <Preview address={job.preview} />
      <ProgressRing percent={percent} className="absolute inset-0 m-auto md:hidden" />
      <div className="relative bg-white px-2.5 py-2 text-small max-md:sr-only">
        <p className="truncate font-strong">{file.name}</p>
        <progress
          aria-label={`${file.name}, sent`}
          value={percent}
          max={100}
          className="my-1.5 block h-1 w-full accent-blue"
        />
        <p className="flex justify-between gap-2 text-micro text-text-2 tabular-nums">
          <span className="truncate">{wordsOf(job)}</span>
          <span className="font-strong text-text">{percent} %</span>
        </p>
      </div>
      <button
        type="button"
        aria-label={`Do not send ${file.name}`}
        className="touch absolute end-1 top-1 grid size-8 place-content-center rounded-md bg-white"
        onClick={() => uploads.cancel(job.key)}
      >
        <X aria-hidden size={16} strokeWidth={1.75} />
      </button>
    </li>
  );
}

function wordsOf({ file, state }: Job): string {
  if (state.is !== "sending") return `Waits, ${sizeText(file.size)}`;
  if (state.part >= 1) return "Sent, being prepared";
  return `${sizeText(file.size * state.part)} of ${sizeText(file.size)}`;
}

/** A browser that does not show HEIC shows plain ground. */
function Preview({ address }: { address: string | null }) {
  const [isShown, setShown] = useState(true);
  if (address === null || !isShown) return null;
  return (
    <img
      src={address}
      alt=""
      onError={() => setShown(false)}
      className="absolute inset-0 size-full object-cover opacity-50 grayscale"
    />
  );
}

/** The sentence stands in the tile on wide screens, and below the grid on phones. */
function NotSent({ job, uploads }: JobTileProps) {
  const { file, state, key } = job;
  const sentence = "sentence" in state ? state.sentence : "";
  return (
    <li className="relative flex aspect-3/2 flex-col gap-1 overflow-hidden rounded-md bg-red-tint p-3 text-small text-red-deep max-md:items-center max-md:justify-center">
      <CircleAlert aria-hidden size={20} strokeWidth={1.75} className="shrink-0" />
      <p className="font-strong md:hidden">Not sent</p>
      <div className="flex min-h-0 flex-1 flex-col max-md:hidden">
        <p className="truncate font-strong">
          {file.name}, {sizeText(file.size)}
        </p>
        <p className="line-clamp-3 flex-1 text-pretty">{sentence}</p>
        <p className="flex flex-wrap gap-x-4 font-strong">
          <WaysOut job={job} uploads={uploads} />
        </p>
      </div>
      <button
        type="button"
        aria-label={`Remove ${file.name}`}
        className="touch absolute end-1 top-1 grid size-8 place-content-center md:hidden"
        onClick={() => uploads.cancel(key)}
      >
        <X aria-hidden size={16} strokeWidth={1.75} />
      </button>
    </li>
  );
}

const RADIUS = 20;
const LENGTH = 2 * Math.PI * RADIUS;

/** The sent part of a file as a ring with its percentage, on phones. */
function ProgressRing({ percent, className }: { percent: number; className?: string }) {
  return (
    <svg aria-hidden viewBox="0 0 48 48" className={cn("notranslate size-12", className)}>
      <circle cx="24" cy="24" r="24" className="fill-white" />
      <circle cx="24" cy="24" r={RADIUS} fill="none" strokeWidth="5" className="stroke-line" />
      <circle
        cx="24"
        cy="24"
        r={RADIUS}
        fill="none"
        strokeWidth="5"
        strokeDasharray={LENGTH}
        strokeDashoffset={LENGTH * (1 - percent / 100)}
        transform="rotate(-90 24 24)"
        className="stroke-blue"
      />
      <text x="24" y="28.5" textAnchor="middle" className="fill-text text-[13px] font-heavy tabular-nums">
        {percent}
      </text>
    </svg>
  );
}

/** By name too: some systems do not know the type of HEIC. */
const ACCEPT = [...PHOTO_TYPES, ".heic", ".heif"];

/** The last tile: opens the photos of the phone or the files of the computer, and says what may be dropped. */
export function AddTile({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const mb = useConfig()?.limits.photo_mb ?? 10;
  return (
    <li className="min-h-24 md:col-span-2">
      <button
        type="button"
        onClick={() => input.current?.click()}
        className="flex size-full items-center justify-center gap-4 rounded-md border border-dashed border-line-3 p-3 text-start hover:bg-salt max-md:flex-col max-md:gap-1.5"
      >
        <span className="grid size-11 shrink-0 place-content-center rounded-md text-blue md:bg-blue-tint">
          <ImagePlus aria-hidden size={20} strokeWidth={1.75} />
        </span>
        <span className="text-small font-strong text-blue md:hidden">Camera roll</span>
        <span className="max-md:hidden">
          <span className="block text-body font-strong">Drop photos here, or paste</span>
          <span className="block text-small text-text-2">
            JPEG, PNG, WebP or HEIC, {mb} MB each. <span className="font-strong text-blue">Browse</span>
          </span>
        </span>
      </button>
      <FileInput ref={input} label="Photos" accept={ACCEPT} onFiles={onFiles} />
    </li>
  );
}
