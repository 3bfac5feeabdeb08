import { useMutation } from "@tanstack/react-query";
import { queryClient } from "#/lib/http/query-client.ts";
import { keys } from "#/lib/http/query-keys.ts";
import { useRouter } from "@tanstack/react-router";
import { signedIn, signOut } from "#/lib/session/session.ts";
import { readToken } from "#/lib/http/token.ts";

export interface Control<Input, Output> {
  /** Runs the control, unless it is running; the answer is in `done`, an error in `error`. */
  run: (input: Input) => Promise<void>;
  busy: boolean;
  done: Output | null;
  error: unknown;
}

/**
 * Runs one control of the server, then reads the drawer's data again.
 * @param call sends the entries; throws as the API client does
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

/** Signs in as another person; nothing of the one before stays on the screen. */
export function useEnter() {
  const router = useRouter();
  return async (token: string): Promise<void> => {
    if (readToken() !== null) await signOut();
    await signedIn(token);
    // Guards run again, so that /signin leads on.
    await router.invalidate();
  };
}
