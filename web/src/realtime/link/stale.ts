import { useEffect, useState } from "react";
import { useSnapshot } from "valtio/react";
import { leftOf, link } from "./connection.ts";

/** After a loss shorter than this prices stay as they are, ms. */
const PATIENCE_MS = 1_500;

/** Whether the connection has been lost for so long that prices must look uncertain. */
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
