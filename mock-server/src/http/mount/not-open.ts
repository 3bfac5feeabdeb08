/** Answers while the database is not open: 503 to every call. */
import type { Readiness } from "../readiness.ts";
import { writeAnswer } from "./direct.ts";
import { refuse } from "../handler.ts";
import type { Listener } from "../listen.ts";
import { createRequestIds } from "../request-id.ts";
import { sentProblem } from "../responses.ts";
import { isApiPath } from "../routes.ts";

const RETRY_AFTER_S = "1";
const pageOf = (text: string) => ({
  status: 503,
  headers: {
    "content-type": "text/plain; charset=utf-8",
    "cache-control": "no-store",
    "retry-after": RETRY_AFTER_S,
    refresh: RETRY_AFTER_S,
  },
  body: Buffer.from(text),
});
const STARTS = pageOf("Marsa is starting. This page loads by itself in a moment.");
const STANDS_BY = pageOf("This server stands by, and loads this page as soon as it has to take over.");

/** Answers calls with a problem that names the progress of the start, and browsers with a page that reloads. */
export function refuseUntilOpen(readiness: { readonly state: Readiness["state"] | "read_only" }): Listener {
  const requestId = createRequestIds();
  return (incoming, outgoing) => {
    const [path = ""] = (incoming.url ?? "").split("?");
    const isPage = !isApiPath(path) && incoming.headers.accept?.includes("text/html");
    const refusal = refuse("UNAVAILABLE", { status: readiness.state }, { "retry-after": RETRY_AFTER_S });
    const page = readiness.state === "standby" ? STANDS_BY : STARTS;
    writeAnswer(incoming, outgoing, isPage ? page : sentProblem(refusal, requestId()));
  };
}
