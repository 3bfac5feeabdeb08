import { cn } from "#/lib/cn.ts";
import { LotFlag } from "./lot-flag.tsx";
import { bodyOf, type Cluster, type Side } from "#/features/catalogue/model/map/places.ts";

interface MapMarkersProps {
  clusters: readonly Cluster[];
  /** The lot whose card is open. */
  chosen: number | null;
  /** The community that is chosen. */
  community: string | null;
  stale: boolean;
  /** Size of the map, px. */
  size: { width: number; height: number };
  onOpen: (cluster: Cluster) => void;
  onClose: () => void;
}

/** The discs and flags of the map. */
export function MapMarkers({ clusters, chosen, community, stale, size, onOpen, onClose }: MapMarkersProps) {
  return clusters.map((cluster) =>
    cluster.lot ? (
      <LotFlag
        key={cluster.key}
        card={cluster.lot}
        at={{ left: cluster.left, top: cluster.top }}
        others={clusters.filter((other) => other !== cluster).map(bodyOf)}
        chosen={cluster.lot.id_auction === chosen}
        stale={stale}
        size={size}
        onOpen={() => onOpen(cluster)}
        onClose={onClose}
      />
    ) : (
      <Disc
        key={cluster.key}
        cluster={cluster}
        isChosen={community !== null && cluster.community === community}
        onOpen={() => onOpen(cluster)}
      />
    ),
  );
}

interface DiscProps {
  cluster: Cluster;
  isChosen: boolean;
  onOpen: () => void;
}

function Disc({ cluster, isChosen, onOpen }: DiscProps) {
  const { left, top, count, label, labelled, radius } = cluster;
  return (
    <>
      <button
        type="button"
        data-slot="map-cluster"
        aria-label={`${count === 1 ? "1 lot" : `${count} lots`}, ${label}. Look closer`}
        className={cn(
          "touch absolute grid -translate-1/2 place-content-center rounded-full font-heavy text-white tabular-nums shadow-[0_0_0_4px_rgb(255_255_255_/_70%)] hover:bg-blue focus-visible:bg-blue",
          isChosen ? "bg-blue" : "bg-ink",
        )}
        style={{ left, top, width: radius * 2, height: radius * 2, fontSize: radius > 26 ? 15 : 13 }}
        onClick={onOpen}
      >
        {count}
      </button>
      {labelled && (
        <span
          aria-hidden
          className={cn(
            "pointer-events-none absolute text-micro font-strong whitespace-nowrap [text-shadow:0_0_3px_#fff,0_0_3px_#fff,0_0_2px_#fff]",
            isChosen ? "text-blue" : "text-text",
            SIDES[labelled.side],
          )}
          style={{ left: labelled.left, top: labelled.top }}
        >
          {label}
        </span>
      )}
    </>
  );
}

const SIDES: Record<Side, string> = {
  below: "-translate-x-1/2",
  above: "-translate-x-1/2 -translate-y-full",
  end: "-translate-y-1/2",
  start: "-translate-x-full -translate-y-1/2",
};
