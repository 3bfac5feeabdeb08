import { type LeftOpen, NetworkProblem } from "@marsa/api-spec/client-problem";

const NEXT: Readonly<Record<Exclude<LeftOpen, "nothing">, string>> = {
  once: "Press again to check: it counts once at most.",
  change: "Look at the page again before you repeat it.",
};

/** Returns the sentence about what is safe after an error: `safe` where that is known. */
export function safeAfter(error: unknown, safe: string): string {
  if (!(error instanceof NetworkProblem) || error.leftOpen === "nothing") return safe;
  return `We don't know whether this was done. ${NEXT[error.leftOpen]}`;
}
