/** Test helper: a session whose user has just repeated their password. */
import { hash } from "node:crypto";
import { confirmSession } from "../tables/people/confirmation.ts";
import type { Clock } from "../store/ports.ts";
import type { Store } from "../store/store.ts";

/** Confirms the session of this token, without a password; returns the header for the call that needs it. */
export async function confirmed(
  { store, clock }: { readonly store: Store; readonly clock: Pick<Clock, "now"> },
  token: string,
) {
  const { token: confirm } = await confirmSession(store, hash("sha256", token, "hex"), clock.now());
  return { "x-confirm": confirm };
}
