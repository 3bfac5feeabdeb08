import { reply } from "@marsa/api-spec/client";
import type { Schema } from "@marsa/api-spec/client-problem";
import { infiniteQueryOptions, keepPreviousData } from "@tanstack/react-query";
import { api } from "#/lib/http/api.ts";
import { once } from "#/lib/http/command.ts";
import { keys } from "#/lib/http/query-keys.ts";
import { staffChanged } from "#/lib/http/staff-changed.ts";
import { confirmed } from "#/lib/session/confirmed.ts";
import { followed } from "#/realtime/link/staff-topic.ts";

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
