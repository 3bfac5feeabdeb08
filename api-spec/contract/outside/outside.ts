/** Public collections of input that breaks software. README.md names their sources and licences. */
import { readFileSync } from "node:fs";

/** One file of JSONTestSuite. `y`: valid JSON, `n`: invalid, `i`: either. */
export interface JsonText {
  readonly name: string;
  readonly is: "y" | "n" | "i";
  readonly bytes: Buffer<ArrayBuffer>;
}

/** The Big List of Naughty Strings, each once. */
export const naughtyStrings: readonly string[] = [...new Set(read("naughty-strings.json") as string[])];

/** JSONTestSuite. */
export const jsonTexts: readonly JsonText[] = [
  ...Object.entries(read("json-texts.json") as Record<string, string>).map(([name, base64]) =>
    jsonText(name, Buffer.from(base64, "base64")),
  ),
  jsonText("n_structure_100000_opening_arrays", Buffer.from("[".repeat(100_000))),
  jsonText("n_structure_open_array_object", Buffer.from(`${'[{"":'.repeat(50_000)}\n`)),
];

function jsonText(name: string, bytes: Buffer<ArrayBuffer>): JsonText {
  return { name, is: name[0] as JsonText["is"], bytes };
}

function read(file: string): unknown {
  return JSON.parse(readFileSync(new URL(file, import.meta.url), "utf8"));
}
