import type { ReactNode } from "react";
import type { Lot } from "../../realtime/lot-query.ts";
import { count, counted } from "../../lib/money.ts";
import { ConditionReport } from "./condition.tsx";
import { Documents } from "./documents.tsx";
import { FactTable } from "./fact-table.tsx";
import { apartmentFacts, specification } from "./facts.ts";
import { PlaceSection } from "./place-section.tsx";
import type { Section } from "./sections.tsx";

interface Slots {
  /** What a sale on this lot means; belongs to bidding. */
  terms: ReactNode;
  history: { readonly body: ReactNode; readonly count: string | null; readonly aside: ReactNode };
}

/** The sections of a lot in the order a person asks; what a lot doesn't have is left out. */
export function lotSections(lot: Lot, { terms, history }: Slots): Section[] {
  const { vehicle, property, condition, documents, comment, place } = lot;
  const sections: (Section | null)[] = [
    condition && {
      id: "condition",
      title: "Condition",
      aside: counted(condition.zones.length, "finding"),
      body: <ConditionReport condition={condition} body={vehicle?.body.value ?? ""} />,
    },
    property && { id: "apartment", title: "Apartment", body: <FactTable facts={apartmentFacts(property)} /> },
    vehicle && {
      id: "specification",
      title: "Specification",
      body: <FactTable facts={specification(vehicle)} />,
    },
    documents.length > 0
      ? {
          id: "documents",
          title: "Documents",
          count: count(documents.length),
          body: <Documents documents={documents} />,
        }
      : null,
    comment === null
      ? null
      : {
          id: "comment",
          title: "Seller’s comment",
          body: <p className="max-w-160 text-long text-pretty whitespace-pre-line">{comment}</p>,
        },
    { id: "location", title: "Location", body: <PlaceSection place={place} /> },
    { id: "terms", title: "Sale terms", body: terms },
    { id: "history", title: "History", count: history.count, aside: history.aside, body: history.body },
  ];
  return sections.filter((section) => section !== null);
}
