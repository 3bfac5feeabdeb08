import type { Schema } from "@marsa/api-spec/client-problem";
import Yarl from "yet-another-react-lightbox";
import Counter from "yet-another-react-lightbox/plugins/counter";
import Thumbnails from "yet-another-react-lightbox/plugins/thumbnails";
import Zoom from "yet-another-react-lightbox/plugins/zoom";
import "yet-another-react-lightbox/styles.css";
import "yet-another-react-lightbox/plugins/counter.css";
import "yet-another-react-lightbox/plugins/thumbnails.css";
import "./lightbox.css";
import { thumbhashUrl } from "#/lib/browser/pictures.ts";
import { useBackCloses } from "#/lib/dialogs/back-closes.ts";
import { type PhotoSlide, slidesOf } from "#/features/lot/model/slides.ts";

export interface LightboxProps {
  pictures: readonly Schema<"Picture">[];
  title: string;
  /** What the condition says of a photo, by its large address. */
  findings?: ReadonlyMap<string, string>;
  /** The first photo to show; null while closed. */
  open: number | null;
  onClose: () => void;
}

const THUMBS = {
  width: 96,
  height: 64,
  border: 2,
  padding: 0,
  gap: 6,
  borderRadius: 4,
  vignette: false,
} as const;

/**
 * All photos on a dark background: swipe, arrow keys, zoom, thumbs. Escape closes it; the focus returns to the opener.
 */
export function Lightbox({ pictures, title, findings, open, onClose }: LightboxProps) {
  const many = pictures.length > 1;
  useBackCloses(true, onClose);
  return (
    <Yarl
      open
      close={onClose}
      index={open ?? 0}
      slides={slidesOf(pictures, findings)}
      plugins={many ? [Counter, Thumbnails, Zoom] : [Zoom]}
      className="marsa-lightbox"
      carousel={{ finite: true, padding: 0, preload: ahead() }}
      animation={reduced() ? { fade: 0, swipe: 0, navigation: 0, zoom: 0 } : { fade: 160, swipe: 240 }}
      controller={{ closeOnPullDown: true, closeOnBackdropClick: true }}
      counter={{ container: { style: { top: 0, bottom: "unset" } }, separator: "/" }}
      thumbnails={THUMBS}
      zoom={{ maxZoomPixelRatio: 3, scrollToZoom: true }}
      labels={{ Lightbox: `Photos of ${title}`, "{index} of {total}": "Photo {index} of {total}" }}
      render={{
        slideContainer: ({ slide, children }) => (
          <div
            className="marsa-lightbox-slide"
            // Shown until the photo has loaded.
            style={{ backgroundImage: thumbhashUrl((slide as PhotoSlide).hash) }}
          >
            {children}
            {(slide as PhotoSlide).caption !== "" && (
              <p className="absolute start-3 bottom-3 me-3 rounded-sm bg-ink/80 px-2 py-0.5 text-micro text-white">
                {(slide as PhotoSlide).caption}
              </p>
            )}
          </div>
        ),
        ...(many ? {} : { buttonPrev: () => null, buttonNext: () => null }),
      }}
    />
  );
}

/** The number of photos that load ahead on either side, and of thumbs: as many as fit. */
function ahead(): number {
  return matchMedia("(min-width: 64rem)").matches ? 6 : 2;
}

function reduced(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
