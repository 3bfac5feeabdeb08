/** Rebuilds the states that power cuts leave of a recording, and checks each of them. */
import type { Database } from "better-sqlite3";
import { missingFrom, type Acknowledged } from "./acknowledged.ts";
import { cutOf, momentsOf, type Cut } from "./cuts.ts";
import { writeFiles } from "./database-files.ts";
import { stepsOf, type Recording } from "./recording.ts";
import type { Tree } from "./tree.ts";

export interface Finding {
  readonly cut: Cut;
  /** The fate of each file. */
  readonly outcomes: readonly string[];
  readonly problems: readonly string[];
}

interface Checks {
  readonly tree: Tree;
  /** Folder of each state in turn. A single state stays as the cut left it. */
  readonly folder: string;
}

/** Checks some states of a recording by number. Returns the wrong ones in order of time. */
export async function checkStates(
  recording: Recording,
  states: readonly number[],
  { tree, folder }: Checks,
): Promise<Finding[]> {
  const { seed, acknowledged, pauses } = recording;
  const moments = momentsOf(stepsOf(recording));
  const answers = acknowledged.flatMap(({ receivedAt }) => receivedAt ?? []);
  const cuts = states
    .map((state) => cutOf(moments, { answers, pauses }, seed, state))
    .toSorted((a, b) => a.position - b.position);
  const findings: Finding[] = [];
  let next = 0;
  for (const { position, disk } of stepsOf(recording)) {
    for (let cut = cuts[next]; cut?.position === position; cut = cuts[(next += 1)]) {
      const { files, outcomes } = disk.cut(cut.random);
      const problems = await problemsOf(tree, writeFiles(folder, files), acknowledged, position);
      if (problems.length > 0) findings.push({ cut, outcomes, problems });
      // The check has changed the files.
      if (states.length === 1) writeFiles(folder, files);
    }
  }
  return findings;
}

/** Returns the problems of a database after a server of the tree has opened it. */
async function problemsOf(
  tree: Tree,
  file: string,
  acknowledged: readonly Acknowledged[],
  position: number,
): Promise<string[]> {
  let client: Database;
  try {
    client = tree.open(file);
  } catch (error) {
    return [`it cannot be opened: ${String(error)}`];
  }
  try {
    const problems = missingFrom(client, acknowledged, position);
    const integrity = client.pragma("integrity_check", { simple: true });
    if (integrity !== "ok") problems.push(`integrity_check: ${String(integrity)}`);
    const wrong = await tree.verify(file);
    if (wrong) problems.push(`verify: ${wrong}`);
    return problems;
  } catch (error) {
    return [`it cannot be read: ${String(error)}`];
  } finally {
    client.close();
  }
}
