import { ChevronLeft, ChevronRight, Download, FileText, X, ZoomIn, ZoomOut } from "lucide-react";
import { Dialog as Primitive } from "radix-ui";
import { type ReactNode, type RefObject, useEffect, useState } from "react";
import { Button } from "#/components/ui/button.tsx";
import type { Lot } from "#/realtime/lots/lot-query.ts";

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

const LEAST = 0.5;
const MOST = 3;
const STEP = 0.25;

interface Zoom {
  /** 1: a page is as wide as its column. */
  readonly scale: number;
  readonly out: () => void;
  readonly in: () => void;
}

const within = (scale: number) => Math.min(MOST, Math.max(LEAST, scale));

/** The zoom of the pages in a scrolled box: by buttons, and by two fingers. */
export function useZoom(box: RefObject<HTMLElement | null>, least = LEAST): Zoom {
  const [scale, setScale] = useState(1);
  useEffect(() => {
    const node = box.current;
    if (!node) return;
    let from: { apart: number; scale: number } | null = null;
    const move = (event: TouchEvent) => {
      const apart = distance(event);
      if (apart === null) return;
      // The browser would zoom the whole page, its bars included.
      event.preventDefault();
      const now = Number(node.dataset["scale"]);
      from ??= { apart, scale: now };
      setScale(Math.max(least, within((from.scale * apart) / from.apart)));
    };
    const end = () => (from = null);
    node.addEventListener("touchmove", move, { passive: false });
    node.addEventListener("touchend", end);
    return () => {
      node.removeEventListener("touchmove", move);
      node.removeEventListener("touchend", end);
    };
  }, [box, least]);
  return {
    scale,
    out: () => setScale((now) => Math.max(least, within(now - STEP))),
    in: () => setScale((now) => within(now + STEP)),
  };
}

function distance({ touches: [one, two] }: TouchEvent): number | null {
  return one && two ? Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY) : null;
}
