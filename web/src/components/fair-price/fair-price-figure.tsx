import { useQuery } from "@tanstack/react-query";
import { comparedWords, comparablesQuery } from "./comparables.ts";
import { FairPrice } from "./fair-price.tsx";
import type { OwnPrice } from "./scale.ts";

interface FairPriceFigureProps {
  id: number;
  /** Of a draft. */
  version?: number;
  prices: readonly OwnPrice[];
  subject: string;
  className?: string;
}

/** Comparable sales beside a seller's prices, with a heading; nothing where there are too few. */
export function FairPriceFigure({ id, version, className, ...price }: FairPriceFigureProps) {
  const { data } = useQuery(comparablesQuery(id, version));
  if (!data) return null;
  return (
    <figure className={className}>
      <figcaption className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="text-h3">Fair price</span>
        <span className="text-small text-text-2 max-lg:hidden">{comparedWords(data)}</span>
      </figcaption>
      <FairPrice comparables={data} {...price} />
    </figure>
  );
}
