import type { Schema } from "@marsa/api-spec/client-problem";

type LoggedRequest = Schema<"LoggedRequest">;

/** fine: answered. refused: an error of the caller. failed: an error of the server, or no answer. */
export type Verdict = "fine" | "refused" | "failed";

/** The verdict of a request, by its status; 0 for a closed socket. */
export function verdictOf(status: number): Verdict {
  if (status === 0 || status >= 500) return "failed";
  return status >= 400 ? "refused" : "fine";
}

/** The status for the screen: "200", "none". */
export function statusWord(status: number): string {
  return status === 0 ? "none" : String(status);
}

/** The duration: "0.4 ms", "12 ms", "3,012 ms". */
export function durationWord(ms: number): string {
  return `${ms < 10 ? ms.toFixed(1) : Math.round(ms).toLocaleString("en-US")} ms`;
}

/** Returns all requests, or only those with problems. Checks of a healthy server are left out. */
export function shownRequests(requests: readonly LoggedRequest[], problemsOnly: boolean): LoggedRequest[] {
  return requests.filter(({ status, operation }) => {
    const fine = verdictOf(status) === "fine";
    return !fine || (!problemsOnly && operation !== "getHealth");
  });
}
