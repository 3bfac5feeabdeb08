/**
 * Finds the tests that prove items: a test file names an item's id after `@proves`. A test that proves the absence of
 * an item, with its reason, names the id after `@absent`.
 */
import { globSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";

const tests = "{api-spec,realtime,mock-server,web,load-tests}/**/*.{test,spec}.{ts,tsx}";

export interface Proof {
  readonly id: string;
  /** Path of the test file from the root, and the line. */
  readonly place: string;
  /** Whether the product does not have the item, for a reason that the test checks. */
  readonly isAbsence?: boolean;
}

/** Returns every `@proves ID` in the test files below the root. */
export function readProofs(root: string): Proof[] {
  const files = globSync(tests, { cwd: root, exclude: (path) => /node_modules|dist/.test(path) });
  return files.toSorted().flatMap((file) => proofsIn(join(root, file), relative(root, join(root, file))));
}

function proofsIn(file: string, name: string): Proof[] {
  return readFileSync(file, "utf8")
    .split("\n")
    .flatMap((line, i) =>
      [...line.matchAll(/@(proves|absent) ([0-9]+\.[a-z0-9_.-]+)/g)].map((match) => ({
        id: match[2]!,
        place: `${name}:${i + 1}`,
        ...(match[1] === "absent" && { isAbsence: true }),
      })),
    );
}
