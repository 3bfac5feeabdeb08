/** Reads `profiles.yaml`. As a command, it prints the file's data as JSON for PROFILES of a k6 started by hand. */
import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { parse } from "yaml";
import type { Profiles } from "../scenarios/lib/profiles.ts";
import { checkProfiles } from "./check-profiles.ts";

const PROFILES = join(import.meta.dirname, "../profiles.yaml");

/**
 * Returns the profiles and thresholds of a file.
 * @throws Error with the place and a sentence for the first mistake.
 */
export async function readProfiles(file = PROFILES): Promise<Profiles> {
  const text = await readFile(file, "utf8");
  try {
    return checkProfiles(parse(text, { merge: true }));
  } catch (error) {
    const [sentence] = (error instanceof Error ? error.message : String(error)).split("\n");
    throw new Error(`${basename(file)}: ${sentence?.replace(/:$/, ".")}`, { cause: error });
  }
}

if (import.meta.main) {
  try {
    console.log(JSON.stringify(await readProfiles()));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
