import { queryClient } from "./query-client.ts";
import { keys } from "./query-keys.ts";

/** Reads a list of the staff again after an act, and the numbers of the desk with it. */
export async function staffChanged(queryKey: readonly unknown[]): Promise<void> {
  await Promise.all(
    [queryKey, keys.desk, keys.navinfo].map((key) => queryClient.invalidateQueries({ queryKey: key })),
  );
}
