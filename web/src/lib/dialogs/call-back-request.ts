interface CallBackRequest {
  /** What the call is to be about; null when that is open. */
  readonly subject: string | null;
}

let request: CallBackRequest | null = null;
const listeners = new Set<() => void>();

/** What was asked for and not closed yet; null when nothing was. The same object until it changes. */
export function callBackRequest(): CallBackRequest | null {
  return request;
}

/** Hears a change; returns the way out. */
export function onCallBackRequest(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Offers to be called back, in a dialog over the page one is on.
 * In: what it is about, when that is known: "Lot 20451, Toyota Land Cruiser".
 */
export function askCallBack(subject?: string): void {
  tell({ subject: subject ?? null });
}

/** The dialog is closed. */
export function endCallBack(): void {
  tell(null);
}

function tell(next: CallBackRequest | null): void {
  request = next;
  for (const listener of listeners) listener();
}
