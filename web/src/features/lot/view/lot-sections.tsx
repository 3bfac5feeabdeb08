import { lazy, memo, type ReactNode, Suspense } from "react";
import type { Lot } from "#/realtime/lots/lot-query.ts";
import { count, counted } from "#/lib/format/counts.ts";
import { FloorPlans, hasPlan } from "./photos/floor-plans.tsx";
import { Documents } from "./documents.tsx";
import type { Section } from "./sections.tsx";
import { MapPin } from "lucide-react";
import { Skeleton } from "#/components/ui/skeleton.tsx";
import { WhenNear } from "#/components/when-near.tsx";
import { type Fact, placeText, metaFacts } from "../model/facts.ts";
import { useQuery } from "@tanstack/react-query";
import { ErrorBlock } from "#/components/message/error-block.tsx";
import { objectMetaQuery } from "../model/queries.ts";

const ConditionReport = lazy(async () => ({
  default: (await import("./condition.tsx")).ConditionReport,
}));

interface Slots {
  /** Comparable sales; null: too few. */
  fairPrice: Section | null;
  /** What one pays at the current price, and the terms of a sale; made by the bidding feature. */
  youPay: Pick<Section, "title" | "body">;
  terms: ReactNode;
  /** Who sells it, and the questions about it. */
  seller: ReactNode;
  history: { readonly body: ReactNode; readonly count: string | null; readonly extra: ReactNode };
  similar: ReactNode;
  /** The next bid, beside a report that is read; made by the bidding feature. */
  bid: ReactNode;
}

/** Returns the sections of a lot, without those that are empty. */
export function lotSections(
  lot: Lot,
  { fairPrice, youPay, terms, seller, history, similar, bid }: Slots,
): Section[] {
  const { vehicle, property, condition, documents, place } = lot;
  const sections: (Section | null)[] = [
    fairPrice,
    { id: "you-pay", tab: "You pay", ...youPay },
    condition && {
      id: "condition",
      title: "Condition",
      extra: counted(condition.zones.length, "finding"),
      body: (
        <Suspense fallback={<div className="h-72" />}>
          <ConditionReport condition={condition} body={vehicle?.body.value ?? ""} pictures={lot.pictures} />
        </Suspense>
      ),
    },
    property && { id: "apartment", title: "Apartment", body: <OwnFacts lot={lot} /> },
    vehicle && { id: "specification", title: "Specification", body: <OwnFacts lot={lot} /> },
    hasPlan(lot) ? { id: "plan", title: "Floor plan", body: <FloorPlans lot={lot} /> } : null,
    documents.length > 0
      ? {
          id: "documents",
          title: "Documents",
          count: count(documents.length),
          body: <Documents lot={lot} bid={bid} />,
        }
      : null,
    { id: "seller", title: "Seller and questions", tab: "Seller", body: seller },
    { id: "location", title: "Location", body: <PlaceSection place={place} /> },
    { id: "terms", title: "Sale terms", body: terms },
    { id: "history", title: "History", count: history.count, extra: history.extra, body: history.body },
    { id: "similar", title: "Similar lots", body: similar },
  ];
  return sections.filter((section) => section !== null);
}

const PlaceMap = lazy(async () => ({
  default: (await import("#/components/uae-map/place-map.tsx")).PlaceMap,
}));

/** The place of the lot with its viewing times, and a map of its surroundings. */
const PlaceSection = memo(function PlaceSection({ place }: Pick<Lot, "place">) {
  const { lat, lon, inspection } = place;
  const words = placeText(place);
  return (
    <div className="grid grid-cols-1 gap-x-9 gap-y-4 xl:grid-cols-2">
      <div className="flex gap-3">
        <MapPin aria-hidden size={18} strokeWidth={1.75} className="mt-0.5 shrink-0 text-text-3" />
        <div className="min-w-0 text-long">
          <div className="font-medium">{words}</div>
          {inspection !== null && <div className="text-text-2">Inspection: {inspection}</div>}
        </div>
      </div>
      {lat !== null && lon !== null && (
        <WhenNear fallback={<MapToCome />}>
          <Suspense fallback={<MapToCome />}>
            <PlaceMap lat={lat} lon={lon} community={place.community} label={words} />
          </Suspense>
        </WhenNear>
      )}
    </div>
  );
});

/** The placeholder of the map, in its size. */
function MapToCome() {
  return <Skeleton className="aspect-5/2 rounded-md" />;
}

/** All facts of a vehicle or an apartment. */
const OwnFacts = memo(function OwnFacts({ lot }: { lot: Lot }) {
  const { data, error, refetch } = useQuery(objectMetaQuery(lot.kind));
  if (error) {
    return (
      <ErrorBlock
        title="The facts could not be loaded."
        safe="Bidding continues."
        error={error}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <Skeleton className="h-74" />;
  return <FactTable facts={metaFacts(data, { ...(lot.vehicle ?? lot.property) })} />;
});

/** Facts as labels and values, in two columns where there is room. */
function FactTable({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="gap-x-9 xl:columns-2">
      {facts.map(([label, value]) => (
        <div
          key={label}
          className="grid break-inside-avoid grid-cols-[10rem_minmax(0,1fr)] gap-3 border-b border-line py-2"
        >
          <dt className="text-text-2">{label}</dt>
          <dd className="own-way font-medium break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
