import { Link } from "@tanstack/react-router";
import { Info } from "lucide-react";
import { useEffect, useState } from "react";
import { deviceStorage } from "#/lib/browser/storage.ts";

const KEY = "all-in-note";
const MOST_TIMES = 3;

/** Says which prices the list shows, the first three times that somebody switches to them. */
export function AllInNote() {
  const [times] = useState(() => Number(deviceStorage.getItem(KEY)) || 0);
  useEffect(() => deviceStorage.setItem(KEY, String(times + 1)), [times]);
  if (times >= MOST_TIMES) return null;
  return (
    <p
      data-slot="all-in-note"
      className="mb-3 flex flex-wrap items-center gap-x-2.5 gap-y-1 rounded-sm bg-blue-tint px-3.5 py-2.5 text-small text-blue-deep"
    >
      <Info aria-hidden size={17} strokeWidth={1.75} className="shrink-0" />
      <span className="min-w-0 flex-1 basis-60">
        Prices are what you pay: bid, fee, VAT, and the costs of the authority. List, sort and filter use
        them.
      </span>
      <Link to="/conditions" hash="fees" className="touch font-strong hover:underline">
        How it adds up
      </Link>
    </p>
  );
}
