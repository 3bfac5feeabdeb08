import { useState } from "react";
import { queryClient } from "../../../lib/http/query-client.ts";
import { keys } from "../../../lib/http/query-keys.ts";

export interface Control<Input, Output> {
  /** Does it, unless it is being done already; what it answers is in `done`, what went wrong in `error`. */
  run: (input: Input) => Promise<void>;
  busy: boolean;
  done: Output | null;
  error: unknown;
}

/**
 * One thing the developer does to the server. What the drawer shows is read again after it, whatever came of it.
 * @param call does it, with what was typed; throws as the API client does
 */
export function useControl<Output, Input = void>(
  call: (input: Input) => Promise<Output>,
): Control<Input, Output> {
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState<Output | null>(null);
  const [error, setError] = useState<unknown>(null);

  async function run(input: Input): Promise<void> {
    if (busy) return;
    setBusy(true);
    setDone(null);
    setError(null);
    try {
      setDone(await call(input));
    } catch (caught) {
      setError(caught);
    } finally {
      setBusy(false);
      void queryClient.invalidateQueries({ queryKey: keys.controls });
    }
  }

  return { run, busy, done, error };
}
