/** Shows the latest requests. */
import { operations } from "@marsa/api-spec/generated/operations";
import { file, ok, refuse, type Handler, type Request, type Schema } from "../http/handler.ts";
import type { Controls, LoggedBodies, LoggedRequest } from "../ports/controls.ts";
import { harOf } from "./har.ts";
import { maskSecrets } from "./mask-secrets.ts";

const USUAL_LIMIT = 100;

/** GET /_mock/log: the latest requests, newest first. */
export const getRequestLog: Handler<"getRequestLog"> = async ({ query }, { controls }) => {
  const wanted = wantedOf(query, controls);
  if (!wanted) return unknownCall(query.operation);
  const { limit = USUAL_LIMIT, bodies = false } = query;
  return ok(wanted.slice(0, limit).map((request) => presentRequest(request, bodies)));
};

/** GET /_mock/log/har: the latest requests as HAR 1.2, oldest first. */
export const exportRequestLog: Handler<"exportRequestLog"> = async ({ query }, { controls, env }) => {
  const wanted = wantedOf(query, controls);
  if (!wanted) return unknownCall(query.operation);
  const requests = wanted.toReversed().map((request) => presentRequest(request, true));
  const bytes = Buffer.from(JSON.stringify(harOf(requests, env.publicUrl)));
  return file(bytes, { type: "application/octet-stream", name: "marsa.har" });
};

/** DELETE /_mock/log. The new log starts with this call. */
export const clearRequestLog: Handler<"clearRequestLog"> = async (_request, { controls }) => {
  controls.requests.clear();
  return ok({});
};

/** Returns the requests that the filters let through; null when the API has no such call. */
function wantedOf(
  { operation, path, id_user, status, since }: Request<"exportRequestLog">["query"],
  { requests }: Controls,
): LoggedRequest[] | null {
  if (operation !== undefined && !Object.hasOwn(operations, operation)) return null;
  const from = since === undefined ? -Infinity : Date.parse(since);
  return requests
    .list(Infinity)
    .filter(
      (request) =>
        (operation === undefined || request.operation === operation) &&
        (path === undefined || request.path === path) &&
        (id_user === undefined || request.userId === id_user) &&
        (status === undefined || request.status === status) &&
        request.at >= from,
    );
}

function unknownCall(operation = "") {
  const message = `The API has no call named ${operation}`;
  return refuse("VALIDATION", { errors: [{ field: "operation", message }] });
}

function presentRequest(request: LoggedRequest, bodies: boolean): Schema<"LoggedRequest"> {
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
    ...(bodies && request.bodies && presentBodies(request.bodies)),
  };
}

function presentBodies({ url, body, reply }: LoggedBodies) {
  const query = Object.fromEntries(new URL(url, "http://localhost").searchParams);
  return {
    query: maskSecrets(query) as Record<string, string>,
    body: maskSecrets(body ?? null),
    reply: reply instanceof Uint8Array ? null : maskSecrets(reply),
  };
}
