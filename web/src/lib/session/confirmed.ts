/** Calls that ask who it is: the confirmation is kept on this device while it is good. */
import { ApiProblem } from "@marsa/api-spec/client-problem";
import { deviceStorage } from "../browser/storage.ts";
import { type DialogPayloads, openDialog, whenClosed } from "../dialogs/dialogs.ts";

/** The header of a call that needs to know once more who it is. */
export interface Confirmation {
  readonly "X-Confirm"?: string;
}

const KEY = "marsa.confirm";
/** A little less than the server's ten minutes, ms. */
const KEPT_MS = 9.5 * 60_000;

/** Returns the header while a confirmation of this device is good; else an empty one. */
export function keptConfirmation(): Confirmation {
  const [confirm, until = "0"] = deviceStorage.getItem(KEY)?.split(" ") ?? [];
  return confirm && Date.now() < Number(until) ? { "X-Confirm": confirm } : {};
}

/** Keeps the confirmation that the server has just given. */
export function keepConfirmation({ confirm }: { readonly confirm: string }): void {
  deviceStorage.setItem(KEY, `${confirm} ${Date.now() + KEPT_MS}`);
}

/** Forgets the kept confirmation: it was refused, or its session has ended. */
export function dropConfirmation(): void {
  deviceStorage.removeItem(KEY);
}

/**
 * Sends a call with the kept confirmation. If the server wants a new one, asks the person in a dialog and sends again.
 * @throws what the call throws; its refusal where the person closes the dialog
 */
export async function confirmed<Data>(send: (header: Confirmation) => Promise<Data>): Promise<Data> {
  try {
    return await send(keptConfirmation());
  } catch (error) {
    if (!(error instanceof ApiProblem) || !(await isConfirmedAfter(error))) throw error;
    return send(keptConfirmation());
  }
}

let asking: Promise<void> | null = null;

/** Asks the person who they are where this refusal wants it; returns whether they have confirmed it. */
export async function isConfirmedAfter({ code, details }: ApiProblem): Promise<boolean> {
  if (code !== "CONFIRM_REQUIRED") return false;
  dropConfirmation();
  const ways = (details["ways"] ?? []) as DialogPayloads["confirm"]["ways"];
  asking ??= whenClosed(openDialog("confirm", { ways })).finally(() => (asking = null));
  await asking;
  return keptConfirmation()["X-Confirm"] !== undefined;
}
