/** A change of the two-step sign-in that the person has begun. */
export type FactorTask =
  | { readonly kind: "addApp" | "removeApp" | "addPasskey" | "newCodes" }
  | { readonly kind: "removePasskey"; readonly id: number; readonly name: string };

interface Words {
  readonly title: string;
  /** The next step. */
  readonly text: string;
  /** The first button. */
  readonly label: string;
}

/** The words of the first step of the dialog. */
export function wordsOf(task: FactorTask): Words {
  switch (task.kind) {
    case "addApp":
      return {
        title: "Set up an authenticator app",
        text: "It shows a new code every 30 seconds, which we ask for when you sign in.",
        label: "Continue",
      };
    case "addPasskey":
      return {
        title: "Add a passkey",
        text: "You sign in with your fingerprint, your face or the PIN of your device.",
        label: "Continue",
      };
    case "removeApp":
      return {
        title: "Remove the authenticator app",
        text: "Its codes no longer work. Your other ways to sign in stay.",
        label: "Remove the app",
      };
    case "removePasskey":
      return {
        title: `Remove ${task.name}`,
        text: "This passkey no longer works. Your other ways to sign in stay.",
        label: "Remove the passkey",
      };
    default:
      return {
        title: "Make new recovery codes",
        text: "The codes that you have now stop working.",
        label: "Make new codes",
      };
  }
}
