import { Link } from "@tanstack/react-router";
import { MonitorPlay, Radio, Rewind } from "lucide-react";
import { Buoy } from "#/components/lot/buoy.tsx";
import { LotPhoto } from "#/components/lot/lot-photo.tsx";
import { ScreenLink } from "#/components/screen-link.tsx";
import { buttonVariants } from "#/components/ui/button.tsx";
import { cn } from "#/lib/cn.ts";
import { money } from "@marsa/api-spec/amounts";
import { count, counted } from "#/lib/format/counts.ts";
import { RESULT_WORDS } from "#/lib/format/result-words.ts";
import { instant } from "@marsa/api-spec/dates";
import { useHasScreen } from "#/lib/address/use-has-screen.ts";
import type { Queue } from "../model/composed.ts";

const RESULTS = {
  sold: { word: RESULT_WORDS.sold, look: "text-green" },
  summarizing: { word: RESULT_WORDS.summarizing, look: "text-blue" },
  notSold: { word: RESULT_WORDS.notSold, look: "text-text-2" },
  withdrawn: { word: RESULT_WORDS.withdrawn, look: "text-text-2" },
} as const;

/** A lane that has begun: the result of each lot, and links to its screens. */
export function Results({ queue }: { queue: Queue }) {
  const { lots, state, place, start, operators } = queue;
  const of = (result: string) => lots.filter((lot) => lot.result === result);
  const sold = of("sold");
  const value = sold.reduce((sum, { live }) => sum + (live.price ?? 0), 0);
  const facts = [
    { word: RESULT_WORDS.sold, value: `${count(sold.length)} of ${count(lots.length)}` },
    { word: "Sum of prices, AED", value: money(value) },
    { word: RESULT_WORDS.summarizing, value: count(of("summarizing").length) },
    { word: RESULT_WORDS.notSold, value: count(of("notSold").length + of("withdrawn").length) },
  ];
  return (
    <>
      <p className="text-body text-text-2">
        {instant(start)} · {place} · {operators.map(({ name }) => name).join(", ") || "no auctioneer"}
      </p>
      <Screens queue={queue} />
      {state !== "cancelled" && (
        <dl className="mt-5 grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line-2 bg-line lg:grid-cols-4">
          {facts.map((fact) => (
            <div key={fact.word} className="bg-white px-4 py-3">
              <dt className="text-small text-text-2">{fact.word}</dt>
              <dd className="text-h2 tabular-nums">{fact.value}</dd>
            </div>
          ))}
        </dl>
      )}
      {lots.length > 0 && (
        <section aria-label="Results" className="mt-6">
          <h2 className="text-h2">{counted(lots.length, "lot")}</h2>
          <ol className="mt-2 border-t border-line-2">
            {lots.map((lot) => (
              <ResultRow
                key={lot.id_auction}
                lot={lot}
                over={state === "finished" || state === "cancelled"}
              />
            ))}
          </ol>
        </section>
      )}
    </>
  );
}

function ResultRow({ lot, over }: { lot: Queue["lots"][number]; over: boolean }) {
  const { live, result, picture, title, number, position } = lot;
  const { word, look } =
    result === null
      ? { word: over ? RESULT_WORDS.withdrawn : "To come", look: "text-text-2" }
      : RESULTS[result];
  return (
    <li className="relative grid grid-cols-[1.75rem_3.75rem_minmax(0,1fr)_auto] items-center gap-x-3 border-b border-line py-2.5 hover:bg-salt lg:grid-cols-[2rem_3.75rem_minmax(0,1fr)_10rem_8rem_10rem]">
      <span className="text-end text-small font-strong tabular-nums">{position}</span>
      <LotPhoto picture={picture} sizes="60px" grey={result !== "sold"} className="w-15 rounded-sm" />
      <div className="min-w-0">
        <Link
          to="/auction/$id"
          params={{ id: String(lot.id_auction) }}
          className="block truncate text-body font-strong after:absolute after:inset-0"
        >
          {title}
        </Link>
        <span className="block truncate text-small text-text-2">
          Lot {number} · {counted(live.bids, "bid")}
        </span>
      </div>
      <span className={cn("text-body font-medium max-lg:hidden", look)}>{word}</span>
      <Buoy light={live.light} className="text-small max-lg:hidden" />
      <div className="text-end">
        <span className="block text-body font-strong tabular-nums">
          {live.price === null ? (
            <span className="font-normal text-text-2">from {money(live.start_price)}</span>
          ) : (
            money(live.price)
          )}
        </span>
        <span className={cn("block text-small lg:hidden", look)}>{word}</span>
      </div>
    </li>
  );
}

/** Links to the screens of this lane that the build has. */
function Screens({ queue: { id_queue: id, state } }: { queue: Queue }) {
  const hasScreen = useHasScreen();
  const running = state === "open" || state === "running" || state === "paused";
  const look = cn(buttonVariants({ size: "sm" }));
  const wall = "/dashboard/live/$id";
  return (
    <div className="mt-3 flex flex-wrap gap-2 empty:hidden">
      {running && hasScreen("/queue/current") && (
        <ScreenLink to="/queue/current" search={{ lane: id }} className={look}>
          <Radio aria-hidden size={16} strokeWidth={1.75} /> Watch the lane
        </ScreenLink>
      )}
      {hasScreen(wall) && state !== "cancelled" && (
        <ScreenLink to={`/dashboard/live/${id}`} className={look}>
          <MonitorPlay aria-hidden size={16} strokeWidth={1.75} /> Hall screen
        </ScreenLink>
      )}
      {hasScreen(wall) && state === "finished" && (
        <ScreenLink to={`/dashboard/live/${id}`} search={{ replay: true }} className={look}>
          <Rewind aria-hidden size={16} strokeWidth={1.75} /> Replay
        </ScreenLink>
      )}
    </div>
  );
}
