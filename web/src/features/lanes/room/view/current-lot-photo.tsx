import type { Schema } from "@marsa/api-spec/client-problem";
import { ChevronLeft, ChevronRight, Megaphone, NotebookPen } from "lucide-react";
import type { ReactNode } from "react";
import { LotPhoto } from "#/components/lot/lot-photo.tsx";
import { useStrip } from "#/lib/browser/use-strip.ts";
import type { LaneLot } from "#/realtime/lanes/lanes-store.ts";

interface CurrentLotPhotoProps {
  lot: LaneLot;
  /** All photos; until they load, the one of the run. */
  pictures: readonly Schema<"Picture">[] | null;
  /** A message of the auctioneer, or a result. */
  notice: string | null;
  note: string | null;
  onNote: () => void;
  /** Content over the photo, such as a note that this is not the current lot. */
  children?: ReactNode;
}

/** The lot with its photos, its title, and the message of the auctioneer. */
export function CurrentLotPhoto({ lot, pictures, notice, note, onNote, children }: CurrentLotPhotoProps) {
  const shown = pictures ?? (lot.picture ? [lot.picture] : []);
  const { strip, place, onScroll, go } = useStrip(shown.length);
  return (
    <div className="lane-photo relative bg-ink-2">
      <section
        ref={strip}
        aria-label="Photos"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls by the arrow keys
        tabIndex={0}
        onScroll={onScroll}
        className="absolute inset-0 flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none]"
      >
        {shown.length === 0 && <LotPhoto picture={null} sizes="60vw" className="aspect-auto size-full" />}
        {shown.map((picture, at) => (
          <LotPhoto
            key={picture.large}
            picture={picture}
            sizes="(width < 64rem) 100vw, 57vw"
            priority={at === 0}
            className="aspect-auto size-full shrink-0 snap-center"
          />
        ))}
      </section>
      <div
        data-slot="over-photo"
        className="pointer-events-none absolute inset-x-0 top-4 flex flex-col items-start gap-2 *:pointer-events-auto max-lg:top-2.5"
      >
        {notice !== null && (
          <p
            data-slot="announcement"
            className="flex max-w-[85%] animate-wipe items-center gap-3 bg-white py-2 ps-7 pe-4 text-body text-text max-lg:ps-4 max-lg:text-small"
          >
            <Megaphone aria-hidden size={18} strokeWidth={1.75} className="shrink-0" />
            <span className="line-clamp-2">{notice}</span>
          </p>
        )}
        {children}
      </div>
      {shown.length > 1 && (
        <div className="absolute end-4 bottom-2.5 flex items-center gap-1 rounded-sm bg-ink/85 px-1 text-small text-white tabular-nums lg:top-4 lg:bottom-auto">
          <Arrow label="Photo before" off={place === 0} onPress={() => go(place - 1)}>
            <ChevronLeft aria-hidden size={18} className="rtl:-scale-x-100" />
          </Arrow>
          <span className="py-1 max-lg:px-2">
            {place + 1} / {shown.length}
          </span>
          <Arrow label="Next photo" off={place === shown.length - 1} onPress={() => go(place + 1)}>
            <ChevronRight aria-hidden size={18} className="rtl:-scale-x-100" />
          </Arrow>
        </div>
      )}
      <div className="pointer-events-none absolute inset-x-0 bottom-0 flex items-end justify-between gap-6 bg-linear-to-t from-ink via-ink/80 to-transparent px-7 pt-24 pb-5 text-white max-lg:hidden">
        <div className="min-w-0">
          <h2 translate="no" className="truncate text-h1">
            {lot.title}
          </h2>
          <p className="truncate text-[1.0625rem] text-on-ink-2 tabular-nums">
            {[...lot.facts, `Lot ${lot.number}`].join(" · ")}
          </p>
        </div>
        <button
          type="button"
          aria-keyshortcuts="n"
          className="pointer-events-auto inline-flex max-w-64 shrink-0 items-center gap-2 rounded-md bg-ink-3 px-3 py-2 text-small hover:bg-ink-line"
          onClick={onNote}
        >
          <NotebookPen aria-hidden size={16} strokeWidth={1.75} className="shrink-0" />
          <span className="truncate">{note ?? "Note"}</span>
          <kbd
            aria-hidden
            className="grid size-4.5 place-content-center rounded-sm border border-current font-sans text-tag"
          >
            n
          </kbd>
        </button>
      </div>
    </div>
  );
}

interface ArrowProps {
  label: string;
  off: boolean;
  onPress: () => void;
  children: ReactNode;
}

function Arrow({ label, off, onPress, children }: ArrowProps) {
  return (
    <button
      type="button"
      aria-label={label}
      disabled={off}
      className="grid size-8 place-content-center rounded-sm disabled:opacity-40 max-lg:hidden"
      onClick={onPress}
    >
      {children}
    </button>
  );
}
