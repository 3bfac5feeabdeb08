import { ApiProblem, NetworkProblem } from "@marsa/api-spec/client-problem";
import { SearchParamError } from "@tanstack/react-router";
import { isLostChunk } from "#/lib/app/chunk-reload.ts";

/** The content of a page that failed. */
export type ErrorView =
  /** The page does not exist for this reader. */
  | { kind: "not-found" }
  /** The server did not answer; offline when the browser has no network. */
  | { kind: "lost" | "offline" }
  /** The server or the page failed with a status. `why`: the sentence for a person. */
  | { kind: "status"; status: number; why: string | null; requestId: string | null };

/**
 * Turns an uncaught error into a view. An invalid address is a page that does not exist; no status means no connection;
 * an error of the page itself counts as 500.
 */
export function errorView(error: unknown, online: boolean): ErrorView {
  if (error instanceof SearchParamError) return { kind: "not-found" };
  if (error instanceof NetworkProblem || isLostChunk(error)) return { kind: online ? "lost" : "offline" };
  if (!(error instanceof ApiProblem)) return { kind: "status", status: 500, why: null, requestId: null };
  const { status, message, requestId } = error;
  return status === 404 ? { kind: "not-found" } : { kind: "status", status, why: message, requestId };
}
