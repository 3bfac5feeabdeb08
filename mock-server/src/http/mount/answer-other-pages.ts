/** Lets pages of other origins call the server and read its answers (CORS). */
import type { Listener } from "../listen.ts";

/** Headers of an answer that a page may read beside its body. */
const READABLE = "content-disposition, location, retry-after, x-request-id";
/** How long a browser remembers a preflight, s. */
const REMEMBERED_S = "600";

/**
 * Wraps a listener behind the check of addresses: the pages that passed it may read what it answers. They send the
 * token in a header, so cookies stay out of it.
 */
export function answerOtherPages(answer: Listener): Listener {
  return (incoming, outgoing) => {
    const { headers } = incoming;
    const { origin, host } = headers;
    if (origin === undefined || isSame(origin, host)) return answer(incoming, outgoing);
    outgoing.setHeader("access-control-allow-origin", origin);
    outgoing.setHeader("vary", "Origin");
    outgoing.setHeader("access-control-expose-headers", READABLE);
    if (incoming.method !== "OPTIONS" || headers["access-control-request-method"] === undefined)
      return answer(incoming, outgoing);
    outgoing.writeHead(204, {
      "access-control-allow-methods": "GET, POST, PUT, PATCH, DELETE",
      "access-control-allow-headers": headers["access-control-request-headers"] ?? "",
      "access-control-max-age": REMEMBERED_S,
    });
    outgoing.end();
  };
}

/** Whether a page comes from the address that it calls, behind a proxy too. */
function isSame(origin: string, host: string | undefined): boolean {
  return origin.slice(origin.indexOf("//") + 2) === host;
}
