import { Theater } from "lucide-react";
import { markRoot } from "#/lib/browser/root-mark.ts";

/** A banner on every screen of a rehearsal, so that nobody mistakes it for a sale. */
export function RehearsalBanner() {
  return (
    <p
      ref={markRoot}
      data-slot="rehearsal-banner"
      className="flex items-center justify-center gap-2 bg-orange-fill px-4 py-1.5 text-center text-small font-strong text-on-orange"
    >
      <Theater aria-hidden size={16} strokeWidth={2} className="shrink-0" />
      <span>
        Rehearsal: nothing here counts
        <span className="max-md:hidden">. Lots, bidders and money are made up</span>
      </span>
    </p>
  );
}
