import { money } from "@marsa/api-spec/amounts";
import { counted } from "#/lib/format/counts.ts";
import type { LaneLot } from "#/realtime/lanes/lanes-store.ts";
import { resultsOf } from "#/components/lane/results.ts";
import { type Turn, placeOf } from "#/features/lanes/console/model/run-model.ts";

const NOBODY: Turn = { currentId: null, currentAt: null };

/** The results of a lane that is over. */
export function Summary({ run }: { run: readonly LaneLot[] }) {
  const { sold, value, awaiting, notSold, withdrawn } = resultsOf(run);
  const rows = [
    ["Sold", `${sold}`, `AED ${money(value)}`],
    ["The seller decides", `${awaiting}`, "the review period runs"],
    ["Not sold", `${notSold}`, "may be listed again"],
    ["Withdrawn", `${withdrawn}`, "no sale; holds are released"],
  ] as const;
  const open = run.filter((lot, at) => placeOf(lot, at + 1, NOBODY) === "coming").length;
  return (
    <section aria-label="Summary" className="p-7 max-lg:p-4">
      <h2 className="text-h2">What became of {counted(run.length, "lot")}</h2>
      <table className="mt-3 w-full max-w-130 text-body tabular-nums">
        <tbody>
          {rows.map(([word, number, more]) => (
            <tr key={word} className="border-b border-line">
              <th scope="row" className="py-2.5 text-start font-normal">
                {word}
              </th>
              <td className="px-4 text-end font-strong">{number}</td>
              <td className="text-end text-text-2">{more}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {open > 0 && <p className="mt-3 text-small text-text-2">{counted(open, "lot")} are being judged.</p>}
    </section>
  );
}
