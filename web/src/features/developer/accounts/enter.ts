import { useRouter } from "@tanstack/react-router";
import { signedIn, signOut } from "../../../lib/session/session.ts";
import { readToken } from "../../../lib/session/token.ts";

/** Takes another person's place in this browser; of who was here before nothing stays on the screen. */
export function useEnter() {
  const router = useRouter();
  return async (token: string): Promise<void> => {
    if (readToken() !== null) await signOut();
    await signedIn(token);
    // Pages that are not for everybody look again who is here: /signin leads on.
    await router.invalidate();
  };
}
