/** The lines that the security audit prints. */
import type { Entry, SecurityRecord } from "./record.ts";

/** Returns one line: number, answer, name, and the proof or the sentence. */
export function lineOf(id: string, { name, met, notApplicable, open }: Entry): string {
  const answer = met ? "met" : notApplicable === undefined ? "open" : "not applicable";
  const why = met?.join("; ") ?? notApplicable ?? open ?? "";
  return `${id.padEnd(8)}${answer.padEnd(16)}${name}. ${why}`;
}

/** Returns the last line: how many requirements are met, do not apply, and are open. */
export function summaryOf(record: SecurityRecord): string {
  const entries = Object.values(record);
  const count = (answer: "met" | "notApplicable" | "open") =>
    entries.filter((entry) => entry[answer] !== undefined).length;
  return (
    `ASVS 4.0.3 level 2: ${entries.length} requirements, ${count("met")} met, ` +
    `${count("notApplicable")} not applicable, ${count("open")} open`
  );
}
