import type { Schema } from "@marsa/api-spec/client-problem";

type LoggedRequest = Schema<"LoggedRequest">;

/** fine: answered. refused: the caller is to blame. failed: the server is, or nobody was answered. */
export type Verdict = "fine" | "refused" | "failed";

/** How a request went. In: its status, 0 where the socket was closed instead. */
export function verdictOf(status: number): Verdict {
  if (status === 0 || status >= 500) return "failed";
  return status >= 400 ? "refused" : "fine";
}

/** The status as it is shown: "200", "none". */
export function statusWord(status: number): string {
  return status === 0 ? "none" : String(status);
}

/** How long it took: "0.4 ms", "12 ms", "3,012 ms". */
export function tookWord(ms: number): string {
  return `${ms < 10 ? ms.toFixed(1) : Math.round(ms).toLocaleString("en-US")} ms`;
}

/** The requests to look at: all, or only those that were not fine. A server that was found in good health is no news. */
export function shownRequests(requests: readonly LoggedRequest[], problemsOnly: boolean): LoggedRequest[] {
  return requests.filter(({ status, operation }) => {
    const fine = verdictOf(status) === "fine";
    return !fine || (!problemsOnly && operation !== "getHealth");
  });
}
