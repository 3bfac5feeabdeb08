import { startTransition, useEffect, useState } from "react";
import { whenCalm } from "./calm.ts";

/** True once the first picture is drawn and the browser is idle, after 1.5 s at the latest. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => whenCalm(() => startTransition(() => setIdle(true)), 1_500), []);
  return idle;
}
