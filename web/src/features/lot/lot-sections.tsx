import { lazy, type ReactNode, Suspense } from "react";
import type { Lot } from "#/realtime/lots/lot-query.ts";
import { count, counted } from "#/lib/format/counts.ts";
import { FloorPlans, hasPlan } from "./photos/floor-plans.tsx";
import { Documents } from "./documents.tsx";
import { OwnFacts } from "./own-facts.tsx";
import { PlaceSection } from "./place-section.tsx";
import type { Section } from "./sections.tsx";

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
