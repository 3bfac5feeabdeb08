/** Writes the request log as HAR 1.2: http://www.softwareishard.com/blog/har-12-spec/. */
import { STATUS_CODES } from "node:http";
import type { Schema } from "../http/handler.ts";

const UNKNOWN_SIZE = -1;
const JSON_TYPE = "application/json";

/**
 * Returns a HAR file of these requests. Headers and cookies are empty, since they are not stored.
 * @param origin of this server, such as http://localhost:4000.
 */
export function harOf(requests: readonly Schema<"LoggedRequest">[], origin: string): object {
  const creator = { name: "Marsa", version: "1" };
  return { log: { version: "1.2", creator, entries: requests.map((request) => entryOf(request, origin)) } };
}

function entryOf(
  { at, ms, method, path, status, query = {}, body, reply, operation }: Schema<"LoggedRequest">,
  origin: string,
): object {
  const shared = {
    httpVersion: "HTTP/1.1",
    cookies: [],
    headers: [],
    headersSize: UNKNOWN_SIZE,
    bodySize: UNKNOWN_SIZE,
  };
  const search = new URLSearchParams(query).toString();
  const text = reply === undefined || reply === null ? "" : JSON.stringify(reply);
  return {
    startedDateTime: at,
    time: ms,
    request: {
      ...shared,
      method,
      url: `${origin}${path}${search && `?${search}`}`,
      queryString: Object.entries(query).map(([name, value]) => ({ name, value })),
      ...(body !== undefined &&
        body !== null && { postData: { mimeType: JSON_TYPE, text: JSON.stringify(body) } }),
    },
    response: {
      ...shared,
      status,
      statusText: STATUS_CODES[status] ?? "",
      content: { size: Buffer.byteLength(text), mimeType: JSON_TYPE, text },
      redirectURL: "",
    },
    cache: {},
    timings: { send: 0, wait: ms, receive: 0 },
    comment: operation ?? "",
  };
}
