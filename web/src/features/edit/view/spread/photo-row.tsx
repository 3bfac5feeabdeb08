import { X } from "lucide-react";
import { useCallback, useState } from "react";
import type { NamedFile } from "#/lib/browser/named-files.ts";

interface PhotoRowProps {
  files: readonly NamedFile[];
  onLeaveOut: (file: NamedFile) => void;
}

/** Photos in their order, each with its name and a way to leave it out. */
export function PhotoRow({ files, onLeaveOut }: PhotoRowProps) {
  return (
    <ul className="grid grid-cols-3 gap-2 sm:grid-cols-[repeat(auto-fill,minmax(8rem,1fr))]">
      {files.map((named, at) => (
        <li key={named.path} title={named.path} className="relative min-w-0">
          <Thumbnail file={named.file} />
          <p className="truncate text-micro text-text-2">
            {named.path.slice(named.path.lastIndexOf("/") + 1)}
          </p>
          <button
            type="button"
            aria-label={`Leave out ${named.path}`}
            className="touch absolute end-1 top-1 grid size-7 place-content-center rounded-md bg-white"
            onClick={() => onLeaveOut(named)}
          >
            <X aria-hidden size={14} strokeWidth={2} />
          </button>
          {at === 0 && (
            <span className="absolute start-1 top-1 rounded-sm bg-ink px-1.5 text-micro font-strong text-white">
              1
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The photo itself; a browser that does not show HEIC shows plain ground. */
function Thumbnail({ file }: { file: File }) {
  const [isShown, setShown] = useState(true);
  const draw = useCallback(
    (image: HTMLImageElement | null) => {
      const address = URL.createObjectURL(file);
      if (image) image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [file],
  );
  return (
    <span className="block aspect-3/2 overflow-hidden rounded-sm bg-salt-2">
      {isShown && (
        <img
          ref={draw}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setShown(false)}
          className="size-full object-cover"
        />
      )}
    </span>
  );
}
