import { reply } from "@marsa/api-spec/client";
import type { Schema } from "@marsa/api-spec/client-problem";
import { infiniteQueryOptions, keepPreviousData } from "@tanstack/react-query";
import { api } from "#/lib/http/api.ts";
import { once } from "#/lib/http/command.ts";
import { keys } from "#/lib/http/query-keys.ts";
import { staffChanged } from "#/lib/http/staff-changed.ts";
import { confirmed } from "#/lib/session/confirmed.ts";
import { followed } from "#/realtime/link/staff-topic.ts";
import { ledger } from "@marsa/api-spec/amounts";

export type Signature = Schema<"Signature">;
export const SIGNATURE_STATES = ["open", "decided"] as const;
export type SignatureState = (typeof SIGNATURE_STATES)[number];

const KEY = keys.staff("signatures");

/** POST /backoffice/sign/list: the open requests, or the decided ones page by page. */
export const signaturesQuery = (state: SignatureState) =>
  infiniteQueryOptions({
    queryKey: [...KEY, state],
    queryFn: ({ pageParam, signal }) => {
      const body = { state, ...(pageParam !== null && { after: pageParam }) };
      return reply(api.POST("/backoffice/sign/list", { body, signal }));
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page: Schema<"SignaturePage">) => page.next,
    placeholderData: keepPreviousData,
    ...followed,
  });

interface Decision {
  readonly decision: "sign" | "decline";
  /** Why it is declined. */
  readonly reason?: string;
}

/**
 * POST /backoffice/sign/{kind}/{id}, which asks the staff who they are. Reads the list again in any case.
 * @throws the refusal of the server
 */
export async function decideSignature({ kind, id }: Signature, body: Decision): Promise<void> {
  await confirmed((header) =>
    once<Signature>(["sign", kind, id, body], "state", ({ POST }, key, signal) => {
      const params = { header: { ...header, "Idempotency-Key": key }, path: { kind, id } };
      return POST("/backoffice/sign/{kind}/{id}", { params, body, signal });
    }),
  ).finally(() => void staffChanged(KEY));
}

const HINDRANCES: Readonly<Record<NonNullable<Signature["hindrance"]>, string>> = {
  asker: "You asked for it",
  role: "A manager or an admin signs it",
  person: "It is your own account",
  document: "You and the client share a document",
  account: "You and the client share a bank account",
  phone: "You and the client share a phone",
  address: "You and the client share an address",
};

const EFFECTS: Readonly<Record<Signature["kind"], string>> = {
  refund: "It can be paid out as soon as you have signed.",
  invoice: "The money is in the client’s deposit as soon as you have signed.",
  forfeit: "The buyer loses the hold as soon as you have signed.",
  release: "The hold is free again as soon as you have signed.",
  claim: "The claim is decided, and its money moves, as soon as you have signed.",
  role: "The roles change as soon as you have signed.",
  limit: "The paddle can bid up to this amount as soon as you have signed.",
  unlock: "The client can bid again as soon as you have signed.",
};

/** Returns why the reader may not sign; null: they may. */
export function hindranceWords({ hindrance }: Signature): string | null {
  return hindrance === null ? null : HINDRANCES[hindrance];
}

/** Returns what a signature does. */
export function effectWords({ kind }: Signature): string {
  return EFFECTS[kind];
}

/** The press: "Sign AED 15,000.00", or "Sign". */
export function pressWords({ amount }: Signature): string {
  return amount === null ? "Sign" : `Sign AED ${ledger(amount)}`;
}
