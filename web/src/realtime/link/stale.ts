import { useEffect, useState } from "react";
import { useSnapshot } from "valtio/react";
import { leftOf, link } from "./connection.ts";

/** A blink of the link leaves the prices as they are, ms. */
const PATIENCE_MS = 1_500;

/** Whether the link is lost for long enough that prices must not look certain. */
export function useStale(): boolean {
  const { state } = useSnapshot(link);
  const lost = state === "reconnecting" || state === "offline";
  const [stale, setStale] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setStale(lost), lost ? leftOf(PATIENCE_MS) : 0);
    return () => clearTimeout(timer);
  }, [lost]);
  return stale && lost;
}
