import { Link } from "@tanstack/react-router";
import { ChevronRight } from "lucide-react";
import type { Lot } from "../../realtime/lot-query.ts";
import { breadcrumbs } from "./facts.ts";

/** Where the lot stands in the catalogue, and what the pictures below are. */
export function Breadcrumb({ lot }: { lot: Lot }) {
  const path = breadcrumbs(lot);
  return (
    <div className="flex h-8 items-center justify-between gap-4 pb-3 text-small text-text-2">
      <nav aria-label="Breadcrumb">
        <ol className="flex items-center gap-2">
          <li>
            <Link to="/auction" className="rounded-sm hover:text-blue">
              Auction list
            </Link>
          </li>
          {path.map((step, place) => (
            <li key={step} className="flex min-w-0 items-center gap-2">
              <ChevronRight aria-hidden size={14} className="shrink-0 text-text-3 rtl:-scale-x-100" />
              <span
                className={place === path.length - 1 ? "truncate font-medium text-text" : "whitespace-nowrap"}
              >
                {step}
              </span>
            </li>
          ))}
        </ol>
      </nav>
      <span className="text-micro whitespace-nowrap text-text-3">Pictures are illustrations</span>
    </div>
  );
}
