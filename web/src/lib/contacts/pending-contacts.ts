import type { Schema } from "@marsa/api-spec/client-problem";

type Me = Pick<
  Schema<"Me">,
  "email" | "phone" | "email_verified" | "phone_verified" | "new_email" | "new_phone"
>;

/** A contact that waits for its code. */
export interface PendingContact {
  kind: "email" | "phone";
  value: string;
  /** Whether the contact replaces a confirmed one. */
  change: boolean;
}

/** Returns the contacts of a user that wait for a code, in the order of the screens: email, then phone. */
export function pendingContacts(me: Me): PendingContact[] {
  const kinds = ["email", "phone"] as const;
  return kinds.flatMap((kind): PendingContact[] => {
    const next = me[`new_${kind}`];
    const own = me[kind];
    const verified = me[`${kind}_verified`];
    if (next !== null) return [{ kind, value: next, change: verified }];
    return own !== null && !verified ? [{ kind, value: own, change: false }] : [];
  });
}
