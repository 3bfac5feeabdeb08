/** The commit of the working tree, for records of proofs and figures. */
import { execFileSync } from "node:child_process";

export interface Commit {
  readonly commit: string;
  /** Whether files differed from the commit. Recorded figures do not count. */
  readonly isChanged: boolean;
}

/** Returns the commit, or "unknown" outside a git repository. */
export function commitNow(): Commit {
  try {
    const figures = [":!load-tests/figures.json", ":!load-tests/FIGURES.md"];
    return {
      commit: git("rev-parse", "--short=12", "HEAD"),
      isChanged: git("status", "--porcelain", "--", ".", ...figures) !== "",
    };
  } catch {
    return { commit: "unknown", isChanged: true };
  }
}

function git(...args: string[]): string {
  return execFileSync("git", args, { cwd: import.meta.dirname, encoding: "utf8" }).trim();
}
