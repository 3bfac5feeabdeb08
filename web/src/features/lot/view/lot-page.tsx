import { memo, type ReactNode, Suspense } from "react";
import { StandardViewsLine } from "#/components/lot/standard-views-line.tsx";
import type { Lot } from "#/realtime/lots/lot-query.ts";
import { Gallery } from "./photos/gallery.tsx";
import { PhoneGallery } from "./photos/phone-gallery.tsx";
import { useIdle } from "#/lib/timing/use-idle.ts";
import { useWide } from "#/lib/browser/use-wide.ts";
import { keyFacts, titleLine, crumbsOf, lastCrumb } from "../model/facts.ts";
import { optionalPart } from "#/lib/browser/optional-part.ts";
import { Heart, ChevronRight } from "lucide-react";
import { Button } from "#/components/ui/button.tsx";
import { useWatch } from "#/components/lot/watch.ts";
import { RemindButton } from "./actions/remind-button.tsx";
import { ShareButton } from "#/components/share-button.tsx";
import { Link } from "@tanstack/react-router";
import { illustrationNote } from "../model/slides.ts";

const Scene = optionalPart(async () => (await import("./scene.tsx")).Scene);

/** A lost lot's photos are pale, and what its flag covers gives way. */
const PHOTOS = "relative has-[[data-kind=lost]]:[&_img]:opacity-55 has-[[data-kind=lost]]:[&_img]:grayscale";

/** Id of the panel on wide screens, where the second skip link leads. */
const PANEL_ID = "bidding";

interface LotPageProps {
  lot: Lot;
  /** All sections of the lot. */
  sections: ReactNode;
  /** Wide screens: the panel and the content below it. */
  extra: ReactNode;
  /** Phones: fixed above the bottom bar. */
  bar: ReactNode;
  /** The lots beside it in the list that the reader came from; null: none. */
  pager?: ReactNode;
  /** Phones: whether the result stands there, and the rest of the page is a new one. */
  isOver?: boolean;
  /** Phones: directly below the photos, in place of the bar; null: none. */
  offer?: ReactNode;
}

/** The page of a lot: photos, key facts, sections; bidding beside them, or at the bottom on phones. */
export function LotPage({
  lot,
  sections,
  extra,
  bar,
  offer = null,
  pager = null,
  isOver = false,
}: LotPageProps) {
  const wide = useWide();
  // Never in the way of the first picture.
  const scene = useIdle() && (
    <Suspense>
      <Scene key={lot.id_auction} lot={lot} />
    </Suspense>
  );
  return (
    <article className="mx-auto max-w-360 lg:grid lg:grid-cols-[minmax(0,1fr)_var(--spacing-panel)] lg:gap-9 lg:px-gutter lg:pt-5 lg:pb-16">
      {wide && (
        // Before the details in the order of the keyboard. A panel taller than the window scrolls by itself, so that its
        // end is reachable.
        <aside
          id={PANEL_ID}
          tabIndex={-1}
          aria-label="Bidding"
          className="sticky top-[calc(var(--spacing-header)+1.25rem)] col-start-2 row-start-1 -mx-3 max-h-[calc(100dvh-var(--spacing-header)-1.25rem)] self-start overflow-y-auto px-3 pb-[calc(2rem+var(--link-banner,0px))] outline-none [scrollbar-width:none]"
        >
          {extra}
        </aside>
      )}
      <div className="min-w-0 max-lg:pb-36 lg:col-start-1 lg:row-start-1">
        {wide ? (
          <>
            <Breadcrumb lot={lot} pager={pager} />
            <div className="group/photos">
              <div className={PHOTOS}>
                <Gallery lot={lot} />
                {scene}
              </div>
              <div className="group-has-data-[slot=moment]/photos:invisible">
                <StandardViewsLine lot={lot} />
              </div>
            </div>
          </>
        ) : (
          <>
            <div className={PHOTOS}>
              <PhoneGallery lot={lot} />
              {scene}
            </div>
            {offer}
          </>
        )}
        <div key={wide || !isOver ? "lot" : "over"} className="max-lg:px-4">
          {!wide && <StandardViewsLine lot={lot} />}
          {!wide && pager !== null && <div className="flex min-h-9 justify-center pt-2">{pager}</div>}
          <TitleBlock lot={lot} wide={wide} />
          <KeyFacts lot={lot} />
          {sections}
        </div>
      </div>
      {!wide && bar}
    </article>
  );
}

/** The key facts in one line; narrow screens show the first four. */
const KeyFacts = memo(function KeyFacts({ lot }: { lot: Lot }) {
  return (
    <dl className="mt-5 flex justify-between gap-x-5 border-y border-line py-3 max-lg:grid max-lg:grid-cols-[auto_auto_auto_auto]">
      {keyFacts(lot).map(([label, value], place) => (
        <div key={label} className={place > 3 ? "min-w-0 max-xl:hidden" : "min-w-0"}>
          <dt className="text-micro text-text-2">{label}</dt>
          <dd className="own-way font-strong lg:text-long">{value}</dd>
        </div>
      ))}
    </dl>
  );
});

/** Title, number and place; share and watch buttons on wide screens (phones have them on the photo). */
const TitleBlock = memo(function TitleBlock({ lot, wide }: { lot: Lot; wide: boolean }) {
  return (
    <header className="flex items-start justify-between gap-6 pt-4">
      <div className="min-w-0">
        <h1 translate="no" className="own-way text-h1 text-balance max-lg:text-[1.375rem] max-lg:leading-7">
          {lot.title}
        </h1>
        <p className="mt-1 text-long text-text-2 tabular-nums max-lg:text-body">{titleLine(lot, wide)}</p>
      </div>
      {wide && (
        <div className="flex shrink-0 gap-2">
          <RemindButton lot={lot} />
          <ShareButton of={`${lot.title}, lot ${lot.number}`} />
          <WatchButton lot={lot} />
        </div>
      )}
    </header>
  );
});

function WatchButton({ lot }: { lot: Lot }) {
  const { on, toggle } = useWatch(lot.id_auction, lot.title);
  return (
    <Button size="sm" aria-pressed={on} data-key="f" aria-keyshortcuts="f" onClick={toggle}>
      <Heart aria-hidden size={16} strokeWidth={1.75} fill={on ? "currentColor" : "none"} />
      {on ? "Watching" : "Watch"}
    </Button>
  );
}

const link = "truncate rounded-sm hover:text-blue";

/** The place of the lot in the catalogue, and the title of the photos. */
const Breadcrumb = memo(function Breadcrumb({ lot, pager }: { lot: Lot; pager: ReactNode }) {
  const note = illustrationNote(lot.pictures);
  return (
    <div className="flex h-8 items-center justify-between gap-4 pb-3 text-small text-text-2">
      <nav aria-label="Breadcrumb" className="min-w-0">
        <ol className="flex items-center gap-2">
          <li className="shrink-0">
            <Link to="/auction" className={link}>
              Auction list
            </Link>
          </li>
          {crumbsOf(lot).map(({ label, search }) => (
            <li key={label} className="flex min-w-0 items-center gap-2">
              <Chevron />
              <Link to="/auction" search={search} className={link}>
                {label}
              </Link>
            </li>
          ))}
          <li aria-current="page" className="flex min-w-0 items-center gap-2">
            <Chevron />
            <span className="truncate font-medium text-text">{lastCrumb(lot)}</span>
          </li>
        </ol>
      </nav>
      <span className="flex shrink-0 items-center gap-4">
        {note !== null && <span className="text-micro whitespace-nowrap text-text-3">{note}</span>}
        {pager}
      </span>
    </div>
  );
});

function Chevron() {
  return <ChevronRight aria-hidden size={14} className="shrink-0 text-text-3 rtl:-scale-x-100" />;
}
