import { useRouter } from "@tanstack/react-router";
import { ChevronLeft } from "lucide-react";
import { memo, useState } from "react";
import { Heart } from "#/components/lot/heart.tsx";
import { LotPhoto } from "#/components/lot/lot-photo.tsx";
import type { Lot } from "#/realtime/lots/lot-query.ts";
import { useWatch } from "#/components/lot/watch.ts";
import { LazyLightbox } from "./lazy-lightbox.tsx";
import { RemindButton } from "../actions/remind-button.tsx";
import { captionOf, findingsOf } from "#/features/lot/model/slides.ts";
import { ShareButton } from "#/components/share-button.tsx";
import { useStrip } from "#/lib/browser/use-strip.ts";

const round = "grid size-11 place-content-center rounded-full bg-white text-ink";

/** Phones: photos over the whole width to swipe, with their number; back, share and watch buttons are on them. */
export const PhoneGallery = memo(function PhoneGallery({ lot }: { lot: Lot }) {
  const { pictures, title } = lot;
  const router = useRouter();
  const watch = useWatch(lot.id_auction, title);
  const [open, setOpen] = useState<number | null>(null);
  const { strip, place, onScroll } = useStrip(pictures.length);
  const shown = pictures[place];
  const caption = shown ? captionOf(shown) : "";
  /** A visitor from another site has no page of ours to go back to. */
  const back = () =>
    router.history.canGoBack() ? router.history.back() : void router.navigate({ to: "/auction" });
  return (
    <div className="relative">
      <section
        ref={strip}
        aria-label="Photos"
        onScroll={onScroll}
        className="flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none]"
      >
        {pictures.length === 0 && (
          <LotPhoto picture={null} kind={lot.kind} sizes="100vw" className="aspect-[390/286] w-full" />
        )}
        {pictures.map((picture, at) => (
          <button
            key={picture.large}
            type="button"
            aria-haspopup="dialog"
            aria-label={`Open photo ${at + 1} of ${pictures.length}`}
            className="w-full shrink-0 snap-center focus-visible:-outline-offset-4"
            onClick={() => setOpen(at)}
          >
            <LotPhoto
              picture={picture}
              sizes="100vw"
              priority={at === 0}
              className="aspect-[390/286] max-h-[60dvh] w-full"
            />
          </button>
        ))}
      </section>
      <div className="pointer-events-none absolute inset-x-3 top-[calc(env(safe-area-inset-top)+0.75rem)] flex gap-2 *:pointer-events-auto">
        <button type="button" className={`${round} me-auto`} onClick={back}>
          <ChevronLeft aria-hidden size={22} className="rtl:-scale-x-100" />
          <span className="sr-only">Back</span>
        </button>
        <RemindButton lot={lot} round />
        <ShareButton of={`${lot.title}, lot ${lot.number}`} round />
        <Heart of={title} on={watch.on} onClick={watch.toggle} />
      </div>
      <div className="pointer-events-none absolute inset-x-3 bottom-3 flex items-center justify-between *:rounded-sm *:bg-ink/80 *:px-2.5 *:py-1 *:text-white">
        {caption !== "" && <span className="me-2 truncate text-micro">{caption}</span>}
        {pictures.length > 1 && (
          <span dir="ltr" className="ms-auto text-small tabular-nums">
            {place + 1} / {pictures.length}
          </span>
        )}
      </div>
      <LazyLightbox
        pictures={pictures}
        title={title}
        findings={findingsOf(lot.condition)}
        open={open}
        onClose={() => setOpen(null)}
      />
    </div>
  );
});
