import type { ReactNode } from "react";
import { StandardViewsLine } from "#/components/lot/standard-views-line.tsx";
import type { Lot } from "#/realtime/lots/lot-query.ts";
import { Breadcrumb } from "./breadcrumb.tsx";
import { Gallery } from "./photos/gallery.tsx";
import { KeyFacts } from "./key-facts.tsx";
import { SoldMoment } from "./sold-moment.tsx";
import { PhoneGallery } from "./photos/phone-gallery.tsx";
import { TitleBlock } from "./title-block.tsx";
import { useWide } from "#/lib/browser/use-wide.ts";

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
  /** Phones: directly below the photos, in place of the bar; null: none. */
  offer?: ReactNode;
}

/** The page of a lot: photos, key facts, sections; bidding beside them, or at the bottom on phones. */
export function LotPage({ lot, sections, extra, bar, offer = null, pager = null }: LotPageProps) {
  const wide = useWide();
  return (
    <article className="mx-auto max-w-[90rem] lg:grid lg:grid-cols-[minmax(0,1fr)_var(--spacing-panel)] lg:gap-9 lg:px-gutter lg:pt-5 lg:pb-16">
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
            <div className="relative overflow-hidden rounded-md">
              <Gallery lot={lot} />
              <SoldMoment key={lot.id_auction} lot={lot} className="top-0" />
            </div>
            <StandardViewsLine lot={lot} />
          </>
        ) : (
          <>
            <div className="relative">
              <PhoneGallery lot={lot} />
              <SoldMoment key={lot.id_auction} lot={lot} className="bottom-12" />
            </div>
            {offer}
          </>
        )}
        <div className="max-lg:px-4">
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
