/** Shows the latest requests. */
import { operations } from "@marsa/api-spec/generated/operations.ts";
import { ok, refuse, type Handler, type Schema } from "../http/handler.ts";
import type { LoggedRequest } from "./controls.ts";

const USUAL_LIMIT = 100;

/** GET /_mock/log: the latest requests, newest first. */
export const getRequestLog: Handler<"getRequestLog"> = async ({ query }, { controls }) => {
  const { limit = USUAL_LIMIT, operation, path, id_user, status } = query;
  if (operation !== undefined && !Object.hasOwn(operations, operation)) {
    const message = `The API has no call named ${operation}`;
    return refuse("VALIDATION", { errors: [{ field: "operation", message }] });
  }
  const wanted = controls.requests
    .list(Infinity)
    .filter(
      (request) =>
        (operation === undefined || request.operation === operation) &&
        (path === undefined || request.path === path) &&
        (id_user === undefined || request.userId === id_user) &&
        (status === undefined || request.status === status),
    );
  return ok(wanted.slice(0, limit).map(presentRequest));
};

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
