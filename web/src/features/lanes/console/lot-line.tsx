import { LotPhoto } from "../../../components/lot-photo.tsx";
import type { LaneLot } from "../../../realtime/lanes-store.ts";

/** The lot that is up, as it is called out. */
export function LotLine({ lot }: { lot: LaneLot }) {
  return (
    <div className="flex min-w-0 items-center gap-3.5">
      <LotPhoto
        picture={lot.picture}
        sizes="108px"
        priority
        className="w-27 shrink-0 rounded-md max-lg:w-18"
      />
      <div className="min-w-0">
        <h2 className="line-clamp-2 text-h2 text-balance max-lg:text-h3">{lot.title}</h2>
        <p className="text-long text-text-2 max-lg:text-small">
          {[...lot.facts, `Lot ${lot.number}`].join(" · ")}
        </p>
      </div>
    </div>
  );
}
