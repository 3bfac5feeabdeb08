import { CloudOff } from "lucide-react";
import { useEffect, useState } from "react";
import { useSnapshot } from "valtio/react";
import { link } from "../../realtime/connection.ts";

/** A blink of the link is nobody's business; after this it is said, ms. */
const PATIENCE_MS = 1_500;

const WORDS = {
  reconnecting: "Reconnecting. Prices may be a moment old. Nothing of yours is lost.",
  slow: "Slow connection. Prices are read every few seconds instead of coming by themselves.",
  offline: "No connection. What you see is the last we knew. Nothing of yours is lost.",
} as const;

/** Says that what is on the screen may be old. */
export function LinkBanner() {
  const { state } = useSnapshot(link);
  return state in WORDS ? <Banner words={WORDS[state as keyof typeof WORDS]} /> : null;
}

function Banner({ words }: { words: string }) {
  const [due, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!due) return null;
  return (
    // Over the page, not above it: nothing must move under a finger that is about to bid.
    <div className="absolute inset-x-0 top-full flex items-center gap-2.5 bg-orange-tint px-4 py-2 text-small text-orange-deep lg:start-rail lg:px-gutter">
      <CloudOff aria-hidden size={16} strokeWidth={2} className="shrink-0" />
      <output>{words}</output>
    </div>
  );
}
