/** Refuses a call whose caller has not just proved who they are. */
import { missingConfirmation } from "../tables/people/confirmation.ts";
import type { Store } from "../store/store.ts";
import { refuse, type Refusal } from "./handler.ts";
import type { SessionUser } from "./sessions.ts";

interface Caller {
  readonly user: Pick<SessionUser, "id" | "session">;
  readonly headers: { readonly "X-Confirm"?: string | undefined };
}

/** Returns the refusal, which names the ways of this person; null with a valid confirmation of this session. */
export async function unconfirmed(
  { user, headers }: Caller,
  { store, realNow }: { readonly store: Store; readonly realNow: () => number },
): Promise<Refusal<"CONFIRM_REQUIRED"> | null> {
  const missing = await missingConfirmation(store, user, headers["X-Confirm"], realNow());
  return missing && refuse("CONFIRM_REQUIRED", missing);
}
