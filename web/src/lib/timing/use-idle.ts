import { startTransition, useEffect, useState } from "react";
import { whenCalm } from "./calm.ts";

/** True once the first picture stands and neither browser nor person has anything better to do, after 1.5 s at most. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => whenCalm(() => startTransition(() => setIdle(true)), 1_500), []);
  return idle;
}
