import { memo } from "react";
import type { Lot } from "#/realtime/lots/lot-query.ts";
import { keyFacts } from "./facts.ts";

/** The key facts in one line; narrow screens show the first four. */
export const KeyFacts = memo(function KeyFacts({ lot }: { lot: Lot }) {
  return (
    <dl className="mt-5 flex justify-between gap-x-5 border-y border-line py-3 max-lg:grid max-lg:grid-cols-[auto_auto_auto_auto]">
      {keyFacts(lot).map(([label, value], place) => (
        <div key={label} className={place > 3 ? "min-w-0 max-xl:hidden" : "min-w-0"}>
          <dt className="text-micro text-text-2">{label}</dt>
          <dd className="own-way font-strong lg:text-long">{value}</dd>
        </div>
      ))}
    </dl>
  );
});
