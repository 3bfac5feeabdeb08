/**
 * The payment that this browser began last. The provider's page may be closed, so the way back to the payment, and to the
 * lot it was for, is kept here. Signing out removes it with the drafts.
 */
export interface KeptPayment {
  readonly id: number;
  readonly userId: number;
  /** Id of the lot to go back to, and the bid it is for, AED. */
  readonly back?: number | undefined;
  readonly bid?: number | undefined;
  /** Its end was seen: without its address it is not shown again. */
  readonly told: boolean;
}

const KEY = "marsa.draft.payment";

/** Keeps one payment in a store such as localStorage; a forbidden store costs the way back and nothing else. */
export function createPaymentKeeper(store: () => Pick<Storage, "getItem" | "setItem">) {
  return {
    keep(payment: KeptPayment): void {
      try {
        store().setItem(KEY, JSON.stringify(payment));
      } catch {
        // The payment itself stands on the server.
      }
    },
    /** The payment of this person; another person's is not shown. */
    find(userId: number): KeptPayment | null {
      try {
        const payment = JSON.parse(store().getItem(KEY) ?? "null") as KeptPayment | null;
        return payment?.userId === userId ? payment : null;
      } catch {
        return null;
      }
    },
  };
}

export const payments = createPaymentKeeper(() => localStorage);
