import { deviceStorage } from "#/lib/browser/storage.ts";

/**
 * The last payment that this browser started, with its lot: the person may close the provider's page. Signing out
 * removes it with the unsent entries.
 */
export interface StartedPayment {
  readonly id: number;
  readonly userId: number;
  /** Id of the lot to return to, and the bid, AED. */
  readonly back?: number | undefined;
  readonly bid?: number | undefined;
  /** Whether the person has seen its end: it is then shown by its address only. */
  readonly isShown: boolean;
}

const KEY = "marsa.draft.payment";

/** Keeps one payment in a storage such as localStorage. */
export function createPaymentKeeper(store: Pick<Storage, "getItem" | "setItem">) {
  return {
    keep(payment: StartedPayment): void {
      store.setItem(KEY, JSON.stringify(payment));
    },
    /** Returns the payment of this person. */
    find(userId: number): StartedPayment | null {
      try {
        const payment = JSON.parse(store.getItem(KEY) ?? "null") as StartedPayment | null;
        return payment?.userId === userId ? payment : null;
      } catch {
        return null;
      }
    },
  };
}

export const payments = createPaymentKeeper(deviceStorage);
