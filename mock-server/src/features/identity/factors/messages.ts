/** Tells a person that their two-step sign-in was changed. */
import type { Message } from "../messages.ts";

const UNKNOWN = "If it wasn't you, change your password at once and write to us.";

const changedTo = (subject: string, text: string): Message => ({ subject, text: `${text} ${UNKNOWN}` });

export const factorMessages = {
  appAdded: changedTo(
    "Two-step sign-in with an app is on",
    "Your Marsa account now asks for a code of your authenticator app when you sign in.",
  ),
  appRemoved: changedTo(
    "The authenticator app is removed",
    "Your Marsa account no longer asks for codes of your authenticator app.",
  ),
  passkeyAdded: changedTo("A passkey was added", "A passkey was added to your Marsa account."),
  passkeyRemoved: changedTo("A passkey was removed", "A passkey was removed from your Marsa account."),
  newCodes: changedTo(
    "You have new recovery codes",
    "New recovery codes were made for your Marsa account. The old ones no longer work.",
  ),
  codeUsed: changedTo(
    "A recovery code was used",
    "A recovery code of your Marsa account was used. It no longer works.",
  ),
  guessed: {
    subject: "Somebody knows your password",
    text: "Somebody entered your Marsa password, and then several wrong codes. They did not get in. If it wasn't you, change your password at once.",
  },
  guessedHere: {
    subject: "Somebody guesses your codes",
    text: "Somebody who is signed in to your Marsa account entered several wrong codes. Nothing was changed. If it wasn't you, change your password at once.",
  },
} as const satisfies Record<string, Message>;
