import { proxy } from "valtio/vanilla";

interface CallBackRequest {
  open: boolean;
  /** What the call is to be about, as the form's first line: "Lot 20451, Toyota Land Cruiser". */
  subject: string | null;
}

/** Read by the shell, which shows the dialog. */
export const callBackRequest = proxy<CallBackRequest>({ open: false, subject: null });

/** Offers to be called back, in a dialog over the page one is on. In: what it is about, when that is known. */
export function askCallBack(subject?: string): void {
  callBackRequest.subject = subject ?? null;
  callBackRequest.open = true;
}

/** The dialog is closed. */
export function endCallBack(): void {
  callBackRequest.open = false;
}
