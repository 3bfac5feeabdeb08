import { CircleAlert, X } from "lucide-react";
import { useState } from "react";
import { sizeText } from "#/lib/http/upload.ts";
import type { Job } from "#/features/edit/model/upload/upload-job.ts";
import type { Uploads } from "#/features/edit/model/upload/uploads.ts";
import { WaysOut } from "../upload/ways-out.tsx";
import { cn } from "#/lib/cn.ts";

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
