/** Keeps the last whole run of each proof on this machine, with its time and commit (.data/proofs.json). */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { commitNow, type Commit } from "./figures/commit.ts";
import { root } from "./steps.ts";

export interface WholeRun extends Commit {
  /** Instant, ISO 8601. */
  readonly at: string;
  readonly seconds: number;
}

export type ProofRecord = Readonly<Record<string, WholeRun>>;

const file = join(root, ".data", "proofs.json");

/** Returns the last whole runs by the name of their proof; empty on a machine without any. */
export function readProofRecord(): ProofRecord {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as ProofRecord;
  } catch {
    return {};
  }
}

/** Keeps a whole run that passed and skipped nothing. */
export function keepWholeRun(name: string, seconds: number): void {
  const run: WholeRun = { at: new Date().toISOString(), ...commitNow(), seconds: Math.round(seconds) };
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify({ ...readProofRecord(), [name]: run }, null, 2)}\n`);
}

/** Returns a sentence about the last whole run of a proof. */
export function lastWholeRun(name: string, record: ProofRecord = readProofRecord()): string {
  const run = record[name];
  if (!run) return "last whole run: never on this machine";
  const commit = `commit ${run.commit}${run.isChanged ? " with changes" : ""}`;
  return `last whole run: ${run.at.slice(0, 16).replace("T", " ")} UTC, ${commit}, ${run.seconds} s`;
}
