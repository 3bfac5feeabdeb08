/** Shows simulated messages. */
import { ok, type Handler, type Schema } from "../http/handler.ts";
import type { SentMessage } from "../ports/controls.ts";

/** GET /_mock/inbox: simulated messages, newest first; with `to`, to one address, number or device. */
export const getInbox: Handler<"getInbox"> = async ({ query }, { controls }) =>
  ok(controls.inbox.list(query.to).map(presentMessage));

/** DELETE /_mock/inbox */
export const clearInbox: Handler<"clearInbox"> = async (_request, { controls }) => {
  controls.inbox.clear();
  return ok({});
};

function presentMessage({ at, headers, ...message }: SentMessage): Schema<"Sent"> {
  return { ...message, at: new Date(at).toISOString(), headers: { ...headers } };
}
