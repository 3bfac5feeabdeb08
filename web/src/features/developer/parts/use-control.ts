import { useMutation } from "@tanstack/react-query";
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
  const { mutateAsync, isPending, data, error } = useMutation({
    mutationFn: call,
    onSettled: () => void queryClient.invalidateQueries({ queryKey: keys.controls }),
  });
  return {
    run: async (input) => {
      if (!isPending) await mutateAsync(input).catch(() => undefined);
    },
    busy: isPending,
    done: data ?? null,
    error,
  };
}
