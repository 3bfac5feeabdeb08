import type { LaneNow } from "#/realtime/lanes/lanes.ts";
import type { RowActions } from "./lane-lot-row.tsx";
import { LotRows } from "./lot-rows.tsx";

/** The next five lots, with their expected times. */
export function NextLots({ lane, ...actions }: RowActions & { lane: LaneNow }) {
  return (
    <section aria-labelledby="next-lots">
      <div className="flex items-baseline justify-between border-b border-line pt-3.5 pb-2.5">
        <h2 id="next-lots" className="text-h3">
          Next lots
        </h2>
        <span className="text-small text-text-2">expected, GST</span>
      </div>
      <LotRows lane={lane} lots={lane.next} none="This is the last lot." {...actions} />
    </section>
  );
}
