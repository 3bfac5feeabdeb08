import { Images, PanelsTopLeft } from "lucide-react";
import { memo, type ReactNode, useState } from "react";
import { LotPhoto } from "#/components/lot/lot-photo.tsx";
import { Button } from "#/components/ui/button.tsx";
import { cn } from "#/lib/cn.ts";
import { counted } from "#/lib/format/counts.ts";
import type { Lot } from "#/realtime/lots/lot-query.ts";
import { hasPlan } from "./floor-plans.tsx";
import { LazyLightbox } from "./lazy-lightbox.tsx";
import { findingsOf } from "#/features/lot/model/slides.ts";

const MAIN_SIZES = "(width >= 90rem) 580px, 42vw";
const SIDE_SIZES = "(width >= 90rem) 290px, 21vw";
/** A car is wide: two photos beside it leave the main one whole. */
const BESIDE = { vehicle: 2, apartment: 4 } as const;
const COLUMNS: Readonly<Record<number, string>> = {
  2: "grid-cols-[minmax(0,2fr)_minmax(0,1fr)] grid-rows-2",
  4: "grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)] grid-rows-2",
};

/** Wide screens: the main photo, two or four beside it with their words, and a button for all photos. */
export const Gallery = memo(function Gallery({ lot }: { lot: Lot }) {
  const { pictures, title, kind } = lot;
  const [open, setOpen] = useState<number | null>(null);
  const [main, ...others] = pictures;
  const room = others.length >= BESIDE[kind] ? BESIDE[kind] : others.length >= 2 ? 2 : 0;
  const side = others.slice(0, room);
  return (
    <>
      <div
        className={cn(
          "relative grid h-[min(410px,28.5vw)] gap-1.5 overflow-hidden rounded-md",
          COLUMNS[room],
        )}
      >
        {main ? (
          <Photo place={0} lot={lot} onOpen={setOpen} className={room > 0 ? "row-span-2" : ""}>
            <LotPhoto picture={main} sizes={MAIN_SIZES} priority className="aspect-auto h-full" />
          </Photo>
        ) : (
          <LotPhoto picture={null} kind={kind} sizes={MAIN_SIZES} className="aspect-auto h-full" />
        )}
        {side.map((picture, at) => (
          <Photo key={picture.large} place={at + 1} lot={lot} onOpen={setOpen}>
            <LotPhoto
              picture={picture}
              sizes={SIDE_SIZES}
              priority={at === 0}
              className="aspect-auto h-full"
            />
            {picture.view && (
              <span
                aria-hidden
                className="absolute start-2 bottom-2 rounded-sm bg-ink/80 px-2 py-0.5 text-micro font-strong text-white"
              >
                {picture.view.label}
              </span>
            )}
          </Photo>
        ))}
        <div className="pointer-events-none absolute start-3.5 bottom-3.5 flex gap-2 *:pointer-events-auto group-has-data-[slot=moment]/photos:start-auto group-has-data-[slot=moment]/photos:end-3.5">
          {pictures.length > 1 && (
            <Button size="sm" onClick={() => setOpen(0)}>
              <Images aria-hidden size={16} strokeWidth={1.75} />
              All {counted(pictures.length, "photo")}
            </Button>
          )}
          {hasPlan(lot) && (
            <Button size="sm" onClick={() => document.getElementById("plan")?.scrollIntoView()}>
              <PanelsTopLeft aria-hidden size={16} strokeWidth={1.75} />
              Floor plan
            </Button>
          )}
        </div>
      </div>
      <LazyLightbox
        pictures={pictures}
        title={title}
        findings={findingsOf(lot.condition)}
        open={open}
        onClose={() => setOpen(null)}
      />
    </>
  );
});

interface PhotoProps {
  place: number;
  lot: Lot;
  onOpen: (place: number) => void;
  className?: string;
  children: ReactNode;
}

function Photo({ place, lot: { pictures }, onOpen, className, children }: PhotoProps) {
  const word = pictures[place]?.view?.label;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={`Open photo ${place + 1} of ${pictures.length}${word ? `, ${word}` : ""}`}
      className={cn(
        "group relative min-h-0 cursor-zoom-in overflow-hidden focus-visible:-outline-offset-4",
        className,
      )}
      onClick={() => onOpen(place)}
    >
      {children}
    </button>
  );
}
