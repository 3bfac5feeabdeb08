import { cn } from "#/lib/cn.ts";
import { money } from "@marsa/api-spec/amounts";
import { counted } from "#/lib/format/counts.ts";
import { clock } from "@marsa/api-spec/dates";
import type { DeskBidder } from "#/features/lanes/console/model/log/log-model.ts";

interface BiddersPanelProps {
  bidders: readonly DeskBidder[];
  leader: string | null;
  /** Whether the hammer has fallen: the highest bidder then leads no more. */
  card: boolean;
  /** Signed-in people in the room, and those of them who have not bid in this lane. */
  online: number;
  watching: number;
  late: number;
  missed: number;
}

/** The bidders on the current lot, by their marks, and the number of people in the lane. */
export function BiddersPanel({ bidders, leader, card, online, watching, late, missed }: BiddersPanelProps) {
  return (
    <section
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling box must be focusable
      tabIndex={0}
      aria-label="Bidders"
      className="h-full overflow-y-auto [scrollbar-width:thin] outline-offset-[-2px]"
    >
      <dl className="grid grid-cols-2 border-b border-line text-small">
        <Figure word="Online" value={online} />
        <Figure word="Only watching" value={watching} />
        <Figure word="Late bids" value={late} warns />
        <Figure word="Bids in pauses" value={missed} />
      </dl>
      {bidders.length === 0 ? (
        <p className="p-4 text-small text-text-2">Nobody has bid on this lot yet.</p>
      ) : (
        <ol>
          {bidders.map(({ mark, best, bids, last }) => (
            <li
              key={mark}
              className="flex items-baseline justify-between gap-3 border-b border-line px-4 py-2 text-small"
            >
              <span>
                <strong className="font-strong">{mark}</strong>{" "}
                {mark === leader && <span className="text-green">{card ? "highest bid" : "leads"}</span>}
                <span className="block text-text-2 tabular-nums">
                  {counted(bids, "bid")}, last {clock(last)}
                </span>
              </span>
              <strong translate="no" className="font-strong tabular-nums">
                {money(best)}
              </strong>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function Figure({ word, value, warns = false }: { word: string; value: number; warns?: boolean }) {
  return (
    <div className="px-4 py-2.5">
      <dt className="text-micro text-text-2">{word}</dt>
      <dd className={cn("text-h3 tabular-nums", warns && value > 0 && "text-orange")}>{value}</dd>
    </div>
  );
}
