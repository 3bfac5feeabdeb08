import type { LastAnswer } from "#/lib/http/last-answers.ts";

/** What the app knows about itself. */
export interface ReportFacts {
  readonly build: string;
  readonly version: string;
  readonly browser: string;
  /** Width, height and pixel ratio of the window: "1440 x 1000, 2". */
  readonly window: string;
  /** Without words that a person may have typed. */
  readonly path: string;
  /** Names of the keys in the address; their values may hold a contact. */
  readonly keys: readonly string[];
  /** ms since 1970 UTC. */
  readonly at: number;
  readonly answers: readonly LastAnswer[];
}

/** Returns the text that goes with the report of a problem: no name, contact, token, or typed word. */
export function reportText(facts: ReportFacts): string {
  const { build, version, browser, window, path, keys, at, answers } = facts;
  return [
    `Marsa build ${build}, terms ${version}`,
    `Browser: ${browser}`,
    `Window: ${window}`,
    `Page: ${path}${keys.length > 0 ? ` with ${keys.join(", ")}` : ""}`,
    `Time: ${new Date(at).toISOString()}`,
    answers.length === 0 ? "No call failed." : "Calls that failed, the newest first:",
    ...answers.map(line),
  ].join("\n");
}

function line({ at, method, path, status, requestId }: LastAnswer): string {
  const answer = status === 0 ? "no answer" : String(status);
  const id = requestId === null ? "" : ` request ${requestId}`;
  return `${new Date(at).toISOString().slice(11, 19)} ${method} ${path} ${answer}${id}`;
}
