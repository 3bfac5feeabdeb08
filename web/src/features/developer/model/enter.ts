import { useRouter } from "@tanstack/react-router";
import { signedIn, signOut } from "#/lib/session/session.ts";
import { readToken } from "#/lib/http/token.ts";

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
