import { CloudOff } from "lucide-react";
import { useEffect, useState } from "react";
import { useSnapshot } from "valtio/react";
import { cn } from "#/lib/cn.ts";
import { markRoot } from "#/lib/browser/root-mark.ts";
import { leftOf, link } from "#/realtime/link/connection.ts";

/** How long a lost connection stays unreported, ms. A missing network is reported at once. */
const PATIENCE_MS = { reconnecting: 1_500, slow: 1_500, offline: 0 } as const;

const LINK_SENTENCES = {
  reconnecting: "Reconnecting. Prices may be a moment old. Nothing of yours is lost.",
  slow: "Slow connection. Prices are read every few seconds.",
  offline: "No connection. You see the last known state. Nothing of yours is lost.",
} as const;

/** Says that the screen may be old, after each change of the connection. */
export function LinkBanner({ beside }: { beside: "rail" | "nothing" }) {
  const { state } = useSnapshot(link);
  return hasWords(state) ? (
    <Banner key={state} beside={beside} words={LINK_SENTENCES[state]} patienceMs={PATIENCE_MS[state]} />
  ) : null;
}

function hasWords(state: string): state is keyof typeof LINK_SENTENCES {
  return Object.hasOwn(LINK_SENTENCES, state);
}

interface BannerProps {
  words: string;
  patienceMs: number;
  beside: "rail" | "nothing";
}

function Banner({ words, patienceMs, beside }: BannerProps) {
  const [leftMs] = useState(() => leftOf(patienceMs));
  const [due, setDue] = useState(leftMs <= 0);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), leftMs);
    return () => clearTimeout(timer);
  }, [leftMs]);
  if (!due) return null;
  return (
    // At the foot, below the buttons there: nothing moves under a press, and the page can scroll by the banner's
    // height.
    <div
      ref={markRoot}
      data-slot="link-banner"
      className={cn(
        "fixed inset-x-0 bottom-[calc(var(--spacing-bar)+env(safe-area-inset-bottom))] z-10 box-content flex h-(--link-banner) items-center gap-2.5 bg-orange-tint px-4 pb-[calc(var(--bid-bar,0px)+var(--tray,0px)+var(--first-bid,0px))] text-small text-orange-deep shadow-[0_-1px_var(--color-orange-fill)] lg:bottom-0 lg:px-gutter print:hidden",
        beside === "rail" && "lg:start-rail",
      )}
    >
      <CloudOff aria-hidden size={16} strokeWidth={2} className="shrink-0" />
      <output>{words}</output>
      {/* A connection may stay like this for hours, so the banner is small. */}
      <button type="button" className="touch ms-auto font-strong" onClick={() => setDue(false)}>
        Hide
      </button>
    </div>
  );
}
