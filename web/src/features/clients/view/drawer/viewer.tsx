import { FileText, RotateCw, ZoomIn, ZoomOut } from "lucide-react";
import { useState, useCallback } from "react";
import { cn } from "#/lib/cn.ts";
import { canZoom, FITTING, turned, type View, zoomed } from "#/features/clients/model/turns.ts";
import type { FilledIn } from "#/features/clients/model/queries.ts";
import { useQuery } from "@tanstack/react-query";
import { Skeleton } from "#/components/ui/skeleton.tsx";

type File = FilledIn["files"][number];

/** Their kinds in words. */
const KINDS: Readonly<Record<string, string>> = {
  passport: "Passport photo page",
  emirates_id: "Emirates ID",
  licence: "Business licence",
  document: "Document",
};
const isPdf = ({ name }: File) => /\.pdf$/i.test(name);

interface ViewerProps {
  files: readonly File[];
  /** Whether to give the document more height. */
  tall?: boolean;
}

/** Documents one at a time, with zoom and turn; a PDF in the browser's own viewer. */
export function Viewer({ files, tall = false }: ViewerProps) {
  const [chosen, setChosen] = useState(0);
  const [view, setView] = useState<View>(FITTING);
  const file = files[Math.min(chosen, files.length - 1)];
  if (!file) return null;
  const title = KINDS[file.kind] ?? file.name;
  return (
    <section
      aria-label="Documents"
      className={cn("grid gap-3", !tall && "sm:grid-cols-[minmax(0,1fr)_12rem]")}
    >
      <div className="relative">
        <section
          // A document larger than its frame can be scrolled by keys.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the scrolling box
          tabIndex={0}
          aria-label={`${title}, ${file.name}`}
          className={cn("overflow-auto rounded-md bg-salt-2", tall ? "h-[26rem]" : "h-52")}
        >
          {isPdf(file) ? (
            <PdfPage key={file.id_file} url={file.url} title={title} />
          ) : (
            <div
              className="grid place-items-center p-3"
              style={{ width: `${view.zoom * 100}%`, height: `${view.zoom * 100}%` }}
            >
              <img
                src={file.url}
                alt={title}
                className={cn(
                  "min-h-0 min-w-0 object-contain",
                  // Turned sideways it fits a square, upright it fits the frame.
                  view.turn % 180 === 0 ? "size-full" : "aspect-square h-full",
                )}
                style={{ transform: `rotate(${view.turn}deg)` }}
              />
            </div>
          )}
        </section>
        {!isPdf(file) && (
          <div className="absolute end-2 bottom-2 flex gap-1.5">
            <Tool
              label="Smaller"
              icon={ZoomOut}
              off={!canZoom(view, -1)}
              onPress={() => setView(zoomed(view, -1))}
            />
            <Tool
              label="Bigger"
              icon={ZoomIn}
              off={!canZoom(view, 1)}
              onPress={() => setView(zoomed(view, 1))}
            />
            <Tool label="Turn" icon={RotateCw} off={false} onPress={() => setView(turned(view))} />
          </div>
        )}
      </div>
      <ul className={cn("grid content-start gap-2", tall && "sm:grid-cols-2")}>
        {files.map((each, place) => (
          <li key={each.id_file}>
            <button
              type="button"
              aria-pressed={each === file}
              onClick={() => {
                setChosen(place);
                setView(FITTING);
              }}
              className={cn(
                "flex w-full items-center gap-2.5 rounded-md border px-3 py-2.5 text-start text-small",
                each === file ? "border-2 border-blue font-strong" : "border-line-2 hover:border-line-3",
              )}
            >
              <FileText aria-hidden size={18} strokeWidth={1.75} className="shrink-0 text-text-2" />
              <span className="min-w-0">
                <span className="block">{KINDS[each.kind] ?? each.kind}</span>
                <span className="block truncate text-micro font-normal text-text-2">{each.name}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ToolProps {
  label: string;
  icon: typeof ZoomIn;
  off: boolean;
  onPress: () => void;
}

function Tool({ label, icon: Icon, off, onPress }: ToolProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={off || undefined}
      onClick={() => !off && onPress()}
      className="touch grid size-8 place-content-center rounded-md border border-line-2 bg-white text-text hover:bg-salt aria-disabled:text-text-3"
    >
      <Icon aria-hidden size={16} strokeWidth={1.75} />
    </button>
  );
}

/** The first bytes of every PDF. */
const MARK = "%PDF";

/** A PDF in the browser's own viewer. The server only offers it as a download, so this fetches its bytes. */
function PdfPage({ url, title }: { url: string; title: string }) {
  // The link changes every few minutes, the document does not.
  const [first] = useState(url);
  const { data, error } = useQuery({
    queryKey: ["pdf", first],
    queryFn: async ({ signal }) => {
      const answer = await fetch(first, { signal });
      const bytes = await answer.arrayBuffer();
      const begins = new TextDecoder().decode(bytes.slice(0, MARK.length));
      if (!answer.ok || begins !== MARK) throw new Error("This document is no PDF");
      return new Blob([bytes], { type: "application/pdf" });
    },
    staleTime: Infinity,
    gcTime: 0,
  });
  const show = useCallback(
    (frame: HTMLIFrameElement | null) => {
      if (!frame || !data) return undefined;
      const address = URL.createObjectURL(data);
      frame.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [data],
  );
  const save = (
    <a href={url} className="touch text-small text-blue hover:underline">
      Save the PDF
    </a>
  );
  if (error) {
    return (
      <p className="m-auto px-4 text-center text-small text-text-2">
        {error.message}. {save}
      </p>
    );
  }
  if (!data) return <Skeleton className="h-full" />;
  return (
    <div className="flex h-full flex-col">
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- the browser's viewer works in no sandbox; it is a PDF */}
      <iframe ref={show} title={title} className="w-full flex-1 border-0" />
      <p className="px-3 py-2">{save}</p>
    </div>
  );
}
