/**
 * Price lists of the simulated partners: the first of each kind is the price of the cost card (`door-costs.ts`), the
 * others are shares of it.
 */
import { aedToFils } from "@marsa/api-spec/money";
import { insuranceAed, type DoorCosts } from "@marsa/api-spec/you-pay";
import type { ServiceOffer } from "./services.ts";

type Listed = Omit<ServiceOffer, "kind" | "priceFils" | "source"> & {
  /** Of the price on the cost card. */
  readonly share: number;
  /** Why the price is not that of the cost card; empty: it is. */
  readonly because: string;
};

const transport = (to: string): Listed[] => [
  {
    name: `Shared truck to ${to}`,
    partner: "Falaj Car Carriers",
    included: ["Collection with your pickup code", "Delivery to your address", "Insured on the way"],
    term: "Within 3 days of the collection",
    share: 1,
    because: "",
  },
  {
    name: `Own truck to ${to}`,
    partner: "Falaj Car Carriers",
    included: ["Collection at a time that you choose", "Delivery to your address", "Insured on the way"],
    term: "On the day of the collection",
    share: 1.5,
    because: "plus 50 % for a truck of its own",
  },
  {
    name: `Closed truck to ${to}`,
    partner: "Sadaf Logistics",
    included: ["Closed truck", "Delivery to your address", "Photos before and after", "Insured on the way"],
    term: "Within 2 days of the collection",
    share: 2,
    because: "plus 100 % for a closed truck",
  },
];

const INSURANCE: readonly Listed[] = [
  {
    name: "Comprehensive insurance",
    partner: "Dana Insurance",
    included: ["Own damage, fire and theft", "Damage to others up to AED 2,000,000", "Approved garages"],
    term: "A year from the handover",
    share: 1,
    because: "",
  },
  {
    name: "Comprehensive with agency repair",
    partner: "Barjeel Takaful",
    included: [
      "Own damage, fire and theft",
      "Damage to others up to AED 5,000,000",
      "Garages of the maker",
      "Oman included",
    ],
    term: "A year from the handover",
    share: 1.25,
    because: "plus 25 % for garages of the maker",
  },
];

/**
 * Returns the offers for a vehicle, transport first.
 * @param to a value of `transport.items`; an unknown one has no transport.
 * @param priceAed the price of the sale.
 */
export function partnerOffers(
  { transport: road, insurance }: DoorCosts,
  to: string,
  priceAed: number,
): ServiceOffer[] {
  const drive = road.items.find(({ value }) => value === to);
  const insured = insuranceAed(priceAed, insurance);
  return [
    ...(drive
      ? transport(drive.label).map((each) => offer("transport", each, drive.amount, road.source))
      : []),
    ...INSURANCE.map((each) => offer("insurance", each, insured, insurance.source)),
  ];
}

function offer(
  kind: ServiceOffer["kind"],
  { share, because, ...listed }: Listed,
  aed: number,
  source: string,
): ServiceOffer {
  const priceFils = aedToFils(Math.round(aed * share));
  return { ...listed, kind, priceFils, source: because === "" ? source : `${source}, ${because}` };
}
