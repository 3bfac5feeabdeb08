import { ChevronLeft, ChevronRight, Download, FileText, X, ZoomIn, ZoomOut } from "lucide-react";
import { Dialog as Primitive } from "radix-ui";
import type { ReactNode } from "react";
import { Button } from "#/components/ui/button.tsx";
import type { Lot } from "#/realtime/lots/lot-query.ts";
import type { Zoom } from "./use-zoom.ts";

interface HeadProps {
  lot: Lot;
  name: string;
  /** "Nov 18 · 3.4 MB". */
  about: string;
  wide: boolean;
  page: number;
  count: number;
  url: string;
  show: (page: number) => void;
  zoom: Zoom;
}

/** Name, pages, zoom, download and close. */
export function ViewerHead({ lot, name, about, wide, page, count, url, show, zoom }: HeadProps) {
  return (
    <header className="flex shrink-0 items-center gap-2 border-b border-line bg-white px-4 py-2.5 lg:px-6">
      {wide && <FileText aria-hidden size={20} strokeWidth={1.75} className="shrink-0 text-text-2" />}
      <div className="min-w-0 flex-1">
        <p aria-hidden className="truncate font-strong">
          {name}
        </p>
        <p className="truncate text-small text-text-2 tabular-nums">
          {wide ? `${lot.title} · lot ${lot.number}` : `Page ${page} of ${count} · ${about}`}
        </p>
      </div>
      {wide && (
        <div className="flex flex-1 items-center justify-center gap-1 text-body tabular-nums">
          <IconButton label="Previous page" off={page === 1} onPress={() => show(page - 1)}>
            <ChevronLeft aria-hidden size={20} strokeWidth={1.75} className="rtl:-scale-x-100" />
          </IconButton>
          <span aria-live="polite" className="whitespace-nowrap">
            <span className="sr-only">Page </span>
            <strong className="rounded-sm border border-line-3 px-2.5 py-1 font-strong">
              {page}
            </strong> of{" "}
            {count}
          </span>
          <IconButton label="Next page" off={page === count} onPress={() => show(page + 1)}>
            <ChevronRight aria-hidden size={20} strokeWidth={1.75} className="rtl:-scale-x-100" />
          </IconButton>
          <IconButton label="Smaller" onPress={zoom.out}>
            <ZoomOut aria-hidden size={20} strokeWidth={1.75} />
          </IconButton>
          <span className="w-16 text-center">{Math.round(zoom.scale * 100)} %</span>
          <IconButton label="Larger" onPress={zoom.in}>
            <ZoomIn aria-hidden size={20} strokeWidth={1.75} />
          </IconButton>
        </div>
      )}
      <div className="flex flex-1 items-center justify-end gap-1 max-lg:flex-none">
        <Button asChild variant={wide ? "plain" : "ghost"} size={wide ? "md" : "icon"}>
          <a href={url} download={`${name}.pdf`} aria-label={`Download ${name}`}>
            <Download aria-hidden size={20} strokeWidth={1.75} />
            {wide && `Download, ${about.split(" · ")[1]}`}
          </a>
        </Button>
        <Primitive.Close className="touch grid size-10 place-content-center rounded-md hover:bg-salt">
          <X aria-hidden size={22} strokeWidth={1.75} />
          <span className="sr-only">Close</span>
        </Primitive.Close>
      </div>
    </header>
  );
}

interface IconButtonProps {
  label: string;
  off?: boolean;
  onPress: () => void;
  children: ReactNode;
}

function IconButton({ label, off = false, onPress, children }: IconButtonProps) {
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label={label}
      aria-disabled={off || undefined}
      onClick={() => !off && onPress()}
    >
      {children}
    </Button>
  );
}
