/** Shows the latest requests. */
import { ok, type Handler, type Schema } from "../http/handler.ts";
import type { LoggedRequest } from "./controls.ts";

const USUAL_LIMIT = 100;

/** GET /_mock/log: the latest requests, newest first. */
export const getRequestLog: Handler<"getRequestLog"> = async ({ query }, { controls }) =>
  ok(controls.requests.list(query.limit ?? USUAL_LIMIT).map(presentRequest));

/** DELETE /_mock/log. The new log starts with this call. */
export const clearRequestLog: Handler<"clearRequestLog"> = async (_request, { controls }) => {
  controls.requests.clear();
  return ok({});
};

function presentRequest(request: LoggedRequest): Schema<"LoggedRequest"> {
  return {
    request_id: request.requestId,
    at: new Date(request.at).toISOString(),
    method: request.method,
    path: request.path,
    operation: request.operation,
    status: request.status,
    ms: Math.round(request.ms * 10) / 10,
    id_user: request.userId,
    result: request.result,
  };
}
