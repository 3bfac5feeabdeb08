import { Images } from "lucide-react";
import { memo, useState } from "react";
import { LotPhoto } from "../../components/lot/lot-photo.tsx";
import { Button } from "../../components/ui/button.tsx";
import { cn } from "../../lib/cn.ts";
import { counted } from "../../lib/format/counts.ts";
import type { Lot } from "../../realtime/lots/lot-query.ts";
import { LazyLightbox } from "./lazy-lightbox.tsx";

const MAIN_SIZES = "(width >= 90rem) 580px, 42vw";
const SIDE_SIZES = "(width >= 90rem) 290px, 21vw";

/** Wide screens: the main photo, two beside it, and a button for all photos. */
export const Gallery = memo(function Gallery({ lot: { pictures, title } }: { lot: Lot }) {
  const [open, setOpen] = useState<number | null>(null);
  const [main, ...others] = pictures;
  const side = others.slice(0, 2);
  return (
    <>
      <div
        className={cn(
          "relative grid gap-1.5 overflow-hidden rounded-md",
          side.length === 2 && "grid-cols-[minmax(0,2fr)_minmax(0,1fr)] grid-rows-2",
        )}
      >
        {main ? (
          <Photo
            place={0}
            onOpen={setOpen}
            total={pictures.length}
            className={side.length === 2 ? "row-span-2" : ""}
          >
            <LotPhoto
              picture={main}
              sizes={MAIN_SIZES}
              priority
              className="aspect-auto h-full max-h-[30rem]"
            />
          </Photo>
        ) : (
          <LotPhoto picture={null} sizes={MAIN_SIZES} className="max-h-[30rem]" />
        )}
        {side.length === 2 &&
          side.map((picture, place) => (
            <Photo key={picture.large} place={place + 1} onOpen={setOpen} total={pictures.length}>
              <LotPhoto
                picture={picture}
                sizes={SIDE_SIZES}
                priority={place === 0}
                className="aspect-[10/7]"
              />
            </Photo>
          ))}
        {pictures.length > 1 && (
          <Button size="sm" className="absolute start-3.5 bottom-3.5" onClick={() => setOpen(0)}>
            <Images aria-hidden size={16} strokeWidth={1.75} />
            All {counted(pictures.length, "photo")}
          </Button>
        )}
      </div>
      <LazyLightbox pictures={pictures} title={title} open={open} onClose={() => setOpen(null)} />
    </>
  );
});

interface PhotoProps {
  place: number;
  total: number;
  onOpen: (place: number) => void;
  className?: string;
  children: React.ReactNode;
}

function Photo({ place, total, onOpen, className, children }: PhotoProps) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={`Open photo ${place + 1} of ${total}`}
      className={cn(
        "group min-h-0 cursor-zoom-in overflow-hidden focus-visible:-outline-offset-4",
        className,
      )}
      onClick={() => onOpen(place)}
    >
      {children}
    </button>
  );
}
