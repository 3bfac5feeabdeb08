/** The fields of requests that the product specification names (sections 3 and 7). */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

type Node = Readonly<Record<string, unknown>>;

const document = JSON.parse(
  readFileSync(new URL("../generated/openapi.json", import.meta.url), "utf8"),
) as Node;

/** Returns the part of the document at these keys; follows references. */
function partAt(keys: readonly string[], from: unknown = document): unknown {
  const ref = (from as Node | undefined)?.["$ref"];
  if (typeof ref === "string") return partAt([...ref.split("/").slice(1), ...keys]);
  const [key, ...rest] = keys;
  return key === undefined ? from : partAt(rest, (from as Node | undefined)?.[key]);
}

/** Returns the fields of the body of a call, such as "POST /auth/signin". */
function fieldsOf(call: string): string[] {
  const [method = "", path = ""] = call.split(" ");
  const body = ["paths", path, method.toLowerCase(), "requestBody"];
  return Object.keys(partAt([...body, "content", "application/json", "schema", "properties"]) ?? {});
}

it.each([
  // @proves 7.payload.sign-in-id-password
  ["POST /auth/signin", ["id", "password"]],
  // @proves 7.payload.recovery-password-id-code-pw
  ["POST /auth/recovery/password", ["id", "code", "pw"]],
  // @proves 7.payload.verify-contact-code
  ["POST /auth/verify", ["contact", "code"]],
  // @proves 7.payload.resend-contact
  ["POST /auth/verify/resend", ["contact"]],
  // @proves 7.payload.refund-apply-id-and-further-fields
  ["POST /auth/balance/refund/apply", ["id", "amount", "recipient", "iban", "bank", "swift"]],
  // @proves 7.payload.online-payment-amount
  ["POST /auth/balance/payonline/request", ["amount"]],
  // @proves 7.payload.invoice-amount
  ["POST /auth/balance/invoice/request", ["amount"]],
  // @proves 7.payload.balance-history-sd-ed
  ["POST /auth/balance/history", ["sd", "ed"]],
  ["POST /auth/balance/history/sum", ["sd", "ed"]],
  // @proves 7.payload.change-contact-a-field-named-by
  ["PUT /auth/change/{contactType}", ["email", "phone"]],
  // @proves 7.payload.favorites-notes-id_auction-comment
  ["POST /auction/pcomment/set", ["id_auction", "comment"]],
  // @proves 7.payload.proxy-removal-id_auction
  ["POST /auction/removeproxy", ["id_auction"]],
  // @proves 7.payload.live-operations-id_queue-id_auction-price-step
  ["POST /live/ctrl/minprice-change", ["id_auction", "price"]],
  ["POST /live/ctrl/step-change", ["id_auction", "step"]],
  ["POST /live/ctrl/move-lot", ["id_queue", "from", "to"]],
  ["POST /live/ctrl/final-call", ["id_auction", "id_queue"]],
  // @proves 7.payload.archive-id_auctions-value
  ["POST /sale/sethidden", ["id_auctions", "value"]],
  // @proves 7.payload.client-management-id_profile-reason-lock_before-id_user
  ["POST /backoffice/clients/update/accept", ["id_profile"]],
  ["POST /backoffice/clients/update/lock", ["id_profile", "reason", "lock_before"]],
  ["PUT /backoffice/clients/user/update", ["id_user", "password"]],
  // @proves 7.payload.push-currenttoken
  ["POST /subscribe", ["currentToken"]],
  ["POST /fbtoken", ["currentToken"]],
  // @proves 7.payload.statistics-search
  ["POST /auction/statistics", ["search"]],
  // @proves 7.payload.counts-filter
  ["POST /auction/count/{section}/all", ["filter"]],
  ["POST /backoffice/clients/count", ["filter"]],
])("%s takes %j", (call, fields) => {
  expect(fieldsOf(call)).toEqual(expect.arrayContaining(fields));
});
