/** Refuses requests outside the contract. */
import type { Context } from "../context.ts";
import type { Http } from "../bindings.ts";
import type { Code, Refusal } from "../handler.ts";
import { logUnknown } from "../faults/with-faults-and-log.ts";
import { response, sentProblem } from "../responses.ts";

/** Answers a request that no operation takes with this refusal, and logs it. */
export function refuseUnmounted(
  c: Http,
  context: Context,
  requestId: string,
  refusal: Refusal<Code>,
): Response {
  const { path, method } = c.req;
  const sent = sentProblem(refusal, requestId);
  logUnknown(context, { requestId, method, path, sent });
  return response(sent);
}
