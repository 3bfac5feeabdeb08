import { ImagePlus } from "lucide-react";
import { useRef } from "react";
import { useConfig } from "#/lib/http/queries.ts";
import { PHOTO_TYPES } from "#/features/edit/model/upload/file-checks.ts";
import { FileInput } from "../upload/file-input.tsx";

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
