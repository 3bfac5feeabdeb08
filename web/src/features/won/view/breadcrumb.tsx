import { Link } from "@tanstack/react-router";
import { ChevronRight } from "lucide-react";

/** The way back to the lots that the person has won. */
export function Breadcrumb({ number }: { number: number }) {
  const link = "rounded-sm whitespace-nowrap hover:text-blue";
  return (
    <nav aria-label="Breadcrumb" className="flex h-8 items-center pb-3 text-small text-text-2">
      <ol className="flex items-center gap-2">
        <li>
          <Link to="/buying" className={link}>
            Buying
          </Link>
        </li>
        <li className="flex items-center gap-2">
          <Chevron />
          <Link to="/buying" search={{ section: "won" }} className={link}>
            Won
          </Link>
        </li>
        <li aria-current="page" className="flex items-center gap-2">
          <Chevron />
          <span className="font-medium text-text">Lot {number}</span>
        </li>
      </ol>
    </nav>
  );
}

function Chevron() {
  return <ChevronRight aria-hidden size={14} className="shrink-0 text-text-3 rtl:-scale-x-100" />;
}
