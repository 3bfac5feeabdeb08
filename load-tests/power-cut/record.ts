/** Records an evening: several servers one after another over one database, and their acknowledged values. */
import { realpathSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Acknowledgements, missingFrom } from "./acknowledged.ts";
import { DATABASE, readFiles, writeFiles } from "./database-files.ts";
import { crowded, playRound, prepare } from "./evening.ts";
import { randomFrom } from "./random.ts";
import { recordedBy } from "./recorder.ts";
import { baseOf, leftBy, logOf, saveRecording, type Ending, type Recording } from "./recording.ts";
import type { Tree } from "./tree.ts";
import { World } from "./world.ts";

/** How the servers of a recording end. The files of a stopped server show whether the recorder missed a write. */
const SERVERS: readonly Ending[] = ["killed", "stopped", "killed"];
/** The rounds of each server. */
const ROUNDS = 9;
/** The latest time of a kill after the bidders of its round begin, ms. */
const LATEST_KILL_MS = 400;

export interface RecordOptions {
  readonly tree: Tree;
  /** The compiled recorder. */
  readonly recorder: string;
  /** A folder with the initial database. */
  readonly planted: string;
  /** Folder of the recording. */
  readonly folder: string;
  readonly seed: number;
}

/** @throws Error when a server gives a wrong reply, or misses an acknowledged value at the end. */
export async function record(options: RecordOptions): Promise<Recording> {
  const { tree, recorder, planted, folder, seed } = options;
  const data = join(realpathSync(folder), "data");
  for (const copy of [baseOf(folder), data]) writeFiles(copy, readFiles(planted));
  let before = 0;
  let log = "";
  const acknowledged = new Acknowledgements(() => before + sizeOf(log));
  let world: World | null = null;
  for (const [index, ending] of SERVERS.entries()) {
    const number = index + 1;
    log = logOf(folder, number);
    const port = world ? { port: Number(new URL(world.url).port) } : {};
    const env = recordedBy(recorder, join(data, DATABASE), log);
    const server = await tree.startServer({ ...port, folder: data, env });
    try {
      if (!world) await prepare((world = new World(server.url, seed, acknowledged)));
      for (let round = 1; round <= ROUNDS; round += 1) await playRound(world, number, round);
      if (ending === "killed") await killAmidst(world, number, () => server.kill());
    } finally {
      await server.stop();
    }
    before += sizeOf(log);
    log = "";
    writeFiles(leftBy(folder, number), readFiles(data));
  }
  learnAnswers(tree, folder, acknowledged);
  const { all, pauses } = acknowledged;
  const recording = { folder, seed, servers: SERVERS, acknowledged: all, pauses };
  saveRecording(recording);
  return recording;
}

/** The bidders of a round lose their server. */
async function killAmidst(world: World, number: number, kill: () => Promise<void>): Promise<void> {
  const random = randomFrom(`${world.seed}/server ${number}/kill`);
  const round = crowded(world, random).then(
    () => null,
    (error: unknown) => error,
  );
  await wait(random.int(1, LATEST_KILL_MS));
  await kill();
  const error = await round;
  // A call that lost its server has a cause; a defect of this code has none.
  if (error && !(error instanceof TypeError && error.cause)) throw error;
}

/** Reads the stored replies from the files of the last server, and checks all acknowledged values. */
function learnAnswers(tree: Tree, folder: string, acknowledged: Acknowledgements): void {
  const client = tree.open(writeFiles(join(folder, "end"), readFiles(leftBy(folder, SERVERS.length))));
  try {
    acknowledged.learnAnswers(client);
    const missing = missingFrom(client, acknowledged.all, Number.POSITIVE_INFINITY);
    if (missing.length > 0)
      throw new Error(`Not there at the end, without any power cut: ${missing.join("; ")}`);
  } finally {
    client.close();
  }
}

function sizeOf(log: string): number {
  return statSync(log, { throwIfNoEntry: false })?.size ?? 0;
}
