import { LotPhoto } from "#/components/lot/lot-photo.tsx";
import type { LaneLot } from "#/realtime/lanes/lanes-store.ts";

/** The title of the current lot. `first`: it is the first lot and not yet current. */
export function LotLine({ lot, first }: { lot: LaneLot; first: boolean }) {
  return (
    <div data-slot="lot-line" className="flex min-w-0 items-center gap-3.5">
      <LotPhoto
        picture={lot.picture}
        sizes="108px"
        priority
        className="w-27 shrink-0 rounded-md max-lg:w-18"
      />
      <div className="min-w-0">
        <p data-slot="lot-place" className="text-small text-text-2">
          {first ? "First, lot" : "Lot"} {lot.position}
        </p>
        <h2 translate="no" className="line-clamp-2 text-h2 text-balance max-lg:text-h3">
          {lot.title}
        </h2>
        <p className="line-clamp-2 text-long text-pretty text-text-2 max-lg:text-small">
          {[...lot.facts, `No. ${lot.number}`].join(" · ")}
        </p>
      </div>
    </div>
  );
}
