import { CloudOff } from "lucide-react";
import { useEffect, useState } from "react";
import { useSnapshot } from "valtio/react";
import { link } from "../../realtime/connection.ts";

/** A blink of the link is nobody's business; after this it is said, ms. */
const PATIENCE_MS = 1_500;

const WORDS = {
  reconnecting: "Reconnecting. Prices may be a moment old, your stored maxima keep bidding.",
  offline: "You are offline. What you see is the last we knew, your stored maxima keep bidding.",
} as const;

/** Says that what is on the screen may be old. */
export function LinkBanner() {
  const { state } = useSnapshot(link);
  const lost = state === "reconnecting" || state === "offline";
  const [patient, setPatient] = useState(true);
  useEffect(() => {
    if (!lost) return setPatient(true);
    const timer = setTimeout(() => setPatient(false), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [lost]);
  if (!lost || (patient && state !== "offline")) return null;
  return (
    <div className="flex items-center gap-2.5 bg-orange-tint px-4 py-2 text-small text-orange-deep lg:px-5">
      <CloudOff aria-hidden size={16} strokeWidth={2} className="shrink-0" />
      <span role="status">{WORDS[state]}</span>
    </div>
  );
}
