import { closeDialog, openDialog, whenClosed } from "../dialogs/dialogs.ts";
import { onSessionChange } from "./session.ts";

/**
 * Asks the visitor to sign in, in a dialog over the page.
 * @param reason the dialog's sentence: "Sign in to bid on this lot."
 * @returns true once they are signed in, false when they closed the dialog
 */
export async function askSignIn(reason: string): Promise<boolean> {
  let signedIn = false;
  const dialog = openDialog("sign-in", { reason });
  const stop = onSessionChange((change) => {
    if (change !== "signed-in") return;
    signedIn = true;
    closeDialog("sign-in");
  });
  await whenClosed(dialog);
  stop();
  return signedIn;
}
