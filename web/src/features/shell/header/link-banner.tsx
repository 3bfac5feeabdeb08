import { CloudOff } from "lucide-react";
import { useEffect, useState } from "react";
import { useSnapshot } from "valtio/react";
import { cn } from "../../../lib/cn.ts";
import { markRoot } from "../../../lib/browser/root-mark.ts";
import { leftOf, link } from "../../../realtime/link/connection.ts";

/** A blink of the link is nobody's business; after this it is said, ms. A network that is gone, or silent, is no blink. */
const PATIENCE_MS = { reconnecting: 1_500, slow: 1_500, offline: 0 } as const;

const WORDS = {
  reconnecting: "Reconnecting. Prices may be a moment old. Nothing of yours is lost.",
  slow: "Slow connection. Prices are read every few seconds.",
  offline: "No connection. What you see is the last we knew. Nothing of yours is lost.",
} as const;

/** Says that what is on the screen may be old; again with each change of the link. */
export function LinkBanner({ beside }: { beside: "rail" | "nothing" }) {
  const { state } = useSnapshot(link);
  return isTold(state) ? (
    <Banner key={state} beside={beside} words={WORDS[state]} patienceMs={PATIENCE_MS[state]} />
  ) : null;
}

function isTold(state: string): state is keyof typeof WORDS {
  return Object.hasOwn(WORDS, state);
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
    // At the foot, from behind what is pressed there: nothing moves under a finger that is about to bid, and the page gets
    // the banner's height more to scroll.
    <div
      ref={markRoot}
      data-slot="link-banner"
      className={cn(
        "fixed inset-x-0 bottom-[calc(var(--spacing-bar)+env(safe-area-inset-bottom))] z-10 box-content flex h-(--link-banner) items-center gap-2.5 bg-orange-tint px-4 pb-[calc(var(--bid-bar,0px)+var(--tray,0px))] text-small text-orange-deep shadow-[0_-1px_var(--color-orange-fill)] lg:bottom-0 lg:px-gutter print:hidden",
        beside === "rail" && "lg:start-rail",
      )}
    >
      <CloudOff aria-hidden size={16} strokeWidth={2} className="shrink-0" />
      <output>{words}</output>
      {/* A link may stay like this for hours, and room is dear. */}
      <button type="button" className="touch ms-auto font-strong" onClick={() => setDue(false)}>
        Hide
      </button>
    </div>
  );
}
