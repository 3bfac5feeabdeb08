import { money } from "@marsa/api-spec/amounts";
import { clock, toMs } from "@marsa/api-spec/dates";
import { type CSSProperties, useEffect, useState } from "react";
import { Moment } from "#/components/lot/moment.tsx";
import { SoldCard } from "#/components/lot/sold-card.tsx";
import { LAST_SECONDS } from "#/lib/format/countdown.ts";
import { announce } from "#/lib/browser/announce.ts";
import { sellerDecides } from "#/lib/format/result-words.ts";
import { useExactSeconds, useServerTime } from "#/realtime/clock/clock.ts";
import { useLot } from "#/realtime/lots/live.ts";
import type { Lot } from "#/realtime/lots/lot-query.ts";
import { usePhase } from "#/realtime/lots/phase.ts";
import { sceneOf } from "../model/scene.ts";

/** The moment of a lot on its photos: the last ten seconds, the hammer, the result. It covers no button. */
export function Scene({ lot }: { lot: Lot }) {
  const { live, status } = useLot(lot.id_auction, lot.live);
  const { phase, paused } = usePhase(live);
  const [atFirst] = useState(phase);
  const happened = atFirst !== phase;
  const end = toMs(live.end);
  const ownEnd = phase === "open" && !paused && live.lane === null;
  const seconds = useServerTime((now) => (ownEnd ? Math.max(0, Math.ceil((end - now) / 1000)) : Infinity));
  const scene = sceneOf({ phase, status, seconds, happened });
  useExactSeconds(scene === "last" ? end : null);
  // A winner hears of it by their own event.
  const news =
    happened && live.price !== null && (scene === "lost" || scene === "sold")
      ? `${scene === "lost" ? "Not won. " : ""}Sold to ${live.leader ?? "another bidder"} for AED ${money(live.price)}, ${lot.title}`
      : null;
  useEffect(() => {
    if (news !== null) announce(news);
  }, [news]);

  switch (scene) {
    case null:
      return null;
    case "last":
      return (
        <>
          <LastLine seconds={seconds} />
          <Moment
            kind="last"
            now
            title={
              <span key={seconds} className="inline-block animate-tick">
                {seconds}
              </span>
            }
            detail={seconds === 1 ? "second left" : "seconds left"}
          />
        </>
      );
    case "hammer":
      return <Moment kind="hammer" now title="Bidding has ended" detail="The last bids are judged" />;
    case "won":
      return <Moment kind="won" now={happened} title="You won" detail={`${clock(end)} GST`} />;
    case "lost":
      return <Moment kind="lost" now={happened} title="Not won" detail={`${clock(end)} GST`} />;
    case "decision":
      return (
        <Moment
          kind="decision"
          now={happened}
          title="The seller decides"
          detail={
            status === "awaiting_decision" ? `Your ${money(live.price ?? 0)} leads` : sellerDecides(live)
          }
        />
      );
    case "sold":
      return live.price === null ? null : (
        <SoldCard
          who={live.leader}
          amount={live.price}
          className="absolute inset-x-0 top-0 max-lg:top-auto max-lg:bottom-0"
        />
      );
  }
}

/** The last ten seconds as a line along the photos. */
function LastLine({ seconds }: { seconds: number }) {
  return (
    <div
      aria-hidden
      className="waterline absolute inset-x-0 bottom-0 h-1.5 text-orange-fill [&::before]:h-full [&::before]:duration-1000"
      style={{ "--share": Math.max(0, (seconds - 1) / LAST_SECONDS) } as CSSProperties}
    />
  );
}
