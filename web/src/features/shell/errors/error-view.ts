import { ApiProblem, NetworkProblem } from "@marsa/api-spec/client-problem";
import { SearchParamError } from "@tanstack/react-router";
import { isLostChunk } from "../../../lib/app/chunk-reload.ts";

/** What a page that failed shows. */
export type ErrorView =
  /** Nothing is at this address, for this reader. */
  | { kind: "not-found" }
  /** The server could not be reached: offline when the browser itself has no network. */
  | { kind: "lost" | "offline" }
  /** The server or the page failed, or refused, with a status. `why` is the sentence for a person. */
  | { kind: "status"; status: number; why: string | null; requestId: string | null };

/**
 * Reads an error that nothing else caught. An address that breaks a page's own rules is a page that does not exist; no
 * status means no connection; a fault of the page itself counts as 500.
 */
export function errorView(error: unknown, online: boolean): ErrorView {
  if (error instanceof SearchParamError) return { kind: "not-found" };
  if (error instanceof NetworkProblem || isLostChunk(error)) return { kind: online ? "lost" : "offline" };
  if (!(error instanceof ApiProblem)) return { kind: "status", status: 500, why: null, requestId: null };
  const { status, message, requestId } = error;
  return status === 404 ? { kind: "not-found" } : { kind: "status", status, why: message, requestId };
}
