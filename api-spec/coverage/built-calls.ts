/** The calls that the contract suite proves and a screen makes. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { operations } from "../generated/operations.ts";
import type { Item } from "./items.ts";
import type { Proof } from "./proofs.ts";

/** The file that plays the contract: it has a success and every refusal of each call, or fails. */
const PLACE = "mock-server/src/contract.test.ts";
/** The record of calls that no screen makes, with the reasons. */
const RECORD = "web/docs/2026-11-23-calls-without-a-screen.md";
const APP = "web/src/**/*.{ts,tsx}";
/** A call of the app's client, `api.POST("/auth/signin"`, or one under a key, `command("/my/pay"`. */
const CALLS = /\b(GET|POST|PUT|DELETE|command|byGet)\(\s*"([^"]+)"/g;
const METHODS: Readonly<Record<string, string>> = { command: "POST", byGet: "GET" };

/**
 * Returns the proofs of the specified calls: the contract suite together with the file that makes the call. A call that
 * is recorded as one without a screen is named as not built; one that nobody makes and nobody recorded has no proof.
 * @param root of the repository
 */
export function builtCallProofs(items: readonly Item[], root: string): Proof[] {
  const built = new Set(
    Object.values(operations).map(({ method, path }) => `${method.toUpperCase()} ${path}`),
  );
  const callers = callersIn(root);
  const record = readFileSync(join(root, RECORD), "utf8");
  return items
    .filter(({ kind, text }) => kind === "call" && built.has(text))
    .flatMap(({ id, text }) => {
      const caller = callers.get(text);
      if (caller !== undefined)
        return [
          { id, place: PLACE },
          { id, place: caller },
        ];
      return record.includes(`\`${text}\``) ? [{ id, place: RECORD, isAbsence: true }] : [];
    });
}

/** Returns the first file of the app for each call, such as "POST /auth/signin". */
function callersIn(root: string): Map<string, string> {
  const callers = new Map<string, string>();
  const files = globSync(APP, { cwd: root, exclude: (path) => /\.test\.|test-support/.test(path) });
  for (const file of files.toSorted()) {
    for (const [, sent = "", path] of readFileSync(join(root, file), "utf8").matchAll(CALLS)) {
      const call = `${METHODS[sent] ?? sent} ${path}`;
      if (!callers.has(call)) callers.set(call, file.replaceAll("\\", "/"));
    }
  }
  return callers;
}
