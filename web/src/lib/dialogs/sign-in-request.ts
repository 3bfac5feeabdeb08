import { proxy } from "valtio/vanilla";
import { onSessionChange } from "../session/session.ts";

interface SignInRequest {
  open: boolean;
  /** Why, as the dialog's sentence: "Sign in to bid on this lot." */
  reason: string | null;
}

/** Read by the shell, which shows the dialog. */
export const signInRequest = proxy<SignInRequest>({ open: false, reason: null });

let answer: (signedIn: boolean) => void = () => {};

/** Asks the visitor to sign in, in a dialog over the page he is on. True once he did, false when he closed it. */
export function askSignIn(reason: string): Promise<boolean> {
  answer(false);
  signInRequest.reason = reason;
  signInRequest.open = true;
  return new Promise((resolve) => {
    const stop = onSessionChange((change) => {
      if (change === "signed-in") answer(true);
    });
    answer = (signedIn) => {
      answer = () => {};
      stop();
      signInRequest.open = false;
      resolve(signedIn);
    };
  });
}

/** The visitor closed the dialog. */
export function declineSignIn(): void {
  answer(false);
}
