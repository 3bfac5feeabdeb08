import { minute, shortDay, shortInstant } from "@marsa/api-spec/dates";
import { counted } from "#/lib/format/counts.ts";
import type { AuctionPause } from "./queries.ts";

/** The lots whose end moves, each from when to when, and the lanes that go on. */
export function MovedEnds({ pause: { moves, lots, lanes } }: { pause: AuctionPause }) {
  const days = new Set(moves.flatMap(({ from, to }) => [shortDay(from), shortDay(to)]));
  const instant = days.size === 1 ? minute : shortInstant;
  return (
    <div className="grid gap-3 text-body">
      {moves.length > 0 && (
        <section
          aria-label="Ends that move"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls by the arrow keys
          tabIndex={0}
          className="max-h-56 overflow-y-auto rounded-md border border-line"
        >
          <table className="w-full text-start tabular-nums">
            <thead className="sticky top-0 bg-salt text-small text-text-2">
              <tr>
                {["Lot", "Ends", "Then ends"].map((word) => (
                  <th key={word} scope="col" className="px-3 py-1.5 text-start font-medium">
                    {word}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {moves.map(({ id_auction: id, number, title, from, to }) => (
                <tr key={id} className="border-t border-line align-top">
                  <th scope="row" className="px-3 py-1.5 text-start font-normal">
                    <span translate="no">{title}</span>
                    <span className="block text-small text-text-2">Lot {number}</span>
                  </th>
                  <td className="px-3 py-1.5 whitespace-nowrap text-text-2">{instant(from)}</td>
                  <td className="px-3 py-1.5 font-medium whitespace-nowrap">{instant(to)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      {lots > moves.length && <p>And {counted(lots - moves.length, "more lot")}.</p>}
      <p className="text-pretty text-text-2">
        {lanes.length === 0
          ? "No live lane runs now."
          : `${lanes.map(({ name }) => name).join(", ")} ${lanes.length === 1 ? "keeps" : "keep"} running: a lane is paused at its own desk.`}
      </p>
    </div>
  );
}
