/** Reads the security record: what holds of OWASP ASVS 4.0.3 level 2, requirement by requirement. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../steps.ts";

/** The state of one requirement; exactly one of the last three is set. */
export interface Entry {
  /** A short name in our own words. */
  readonly name: string;
  /** The tests that prove it: "path › title", the title as it stands in the file. */
  readonly met?: readonly string[];
  /** The reason why the requirement does not apply, in one sentence. */
  readonly notApplicable?: string;
  /** The missing part, in one sentence. */
  readonly open?: string;
}

export type SecurityRecord = Readonly<Record<string, Entry>>;

const folder = join(import.meta.dirname, "record");

/** Returns the numbers of all requirements of level 2, each with the lowest level that needs it. */
export function requirements(): Readonly<Record<string, 1 | 2>> {
  return JSON.parse(readFileSync(join(import.meta.dirname, "asvs-4.0.3.json"), "utf8"));
}

/** Returns the record, all chapters together. */
export function readRecord(): SecurityRecord {
  const chapters = readdirSync(folder).map((name) => readFileSync(join(folder, name), "utf8"));
  return Object.assign({}, ...chapters.map((text) => JSON.parse(text) as SecurityRecord));
}

/** Returns a sentence for each defect: a missing or unknown number, no clear answer, a test that does not exist. */
export function defectsOf(
  record: SecurityRecord,
  read: (file: string) => string | null = readSource,
): string[] {
  const known = requirements();
  return [
    ...Object.keys(known)
      .filter((id) => !record[id])
      .map((id) => `${id} is missing`),
    ...Object.entries(record).flatMap(([id, entry]) => [
      ...(known[id] ? [] : [`${id} is no requirement of level 2`]),
      ...answerDefects(entry).map((defect) => `${id} ${defect}`),
      ...(entry.met ?? [])
        .filter((proof) => !isTest(proof, read))
        .map((proof) => `${id} names a test that is not there: ${proof}`),
    ]),
  ];
}

function answerDefects({ name, met, notApplicable, open }: Entry): string[] {
  const answers = [met, notApplicable, open].filter((answer) => answer !== undefined);
  const sentences = [notApplicable, open].filter((sentence) => sentence !== undefined);
  return [
    ...(name ? [] : ["has no name"]),
    ...(answers.length === 1 ? [] : ["needs one answer: met, notApplicable or open"]),
    ...(met?.length === 0 ? ["is met without a test"] : []),
    ...(sentences.every((sentence) => sentence.endsWith(".")) ? [] : ["needs a whole sentence"]),
  ];
}

function readSource(file: string): string | null {
  const path = join(root, file);
  return existsSync(path) ? readFileSync(path, "utf8") : null;
}

/** Whether a proof names an existing test, or the name of a check, and not a remark. */
function isTest(proof: string, read: (file: string) => string | null): boolean {
  const [file = "", title = ""] = proof.split(" › ");
  const source = read(file);
  const words = title.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return source !== null && new RegExp(`(\\(|name:)\\s*(["'\`])${words}\\2`).test(source);
}
