/** Test helper: searches the bytes of all files of a folder for planted values, in every usual encoding. */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";

/** Returns each planted value that stands in a file below the folder, as "value in file, how". */
export function plantedIn(folder: string, planted: readonly string[]): string[] {
  const needles = planted.flatMap((value) =>
    spellings(value).flatMap((spelt) => encodings(spelt).map(({ how, bytes }) => ({ value, how, bytes }))),
  );
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile());
  return files.flatMap((path) => {
    const content = readFileSync(path);
    const found = needles.filter(({ bytes }) => content.includes(bytes));
    return found.map(({ value, how }) => `${value} in ${relative(folder, path)}, ${how}`);
  });
}

/** Numbers are written with and without the signs between their groups, names in any letters. */
function spellings(value: string): string[] {
  const plain = value.replaceAll(/[ -]/g, "");
  return [...new Set([value, plain, value.toLowerCase(), plain.toLowerCase(), value.toUpperCase()])];
}

function encodings(text: string): { readonly how: string; readonly bytes: Buffer }[] {
  const utf8 = Buffer.from(text);
  const utf16 = Buffer.from(text, "utf16le");
  const hex = utf8.toString("hex");
  return [
    { how: "plain", bytes: utf8 },
    { how: "UTF-16LE", bytes: utf16 },
    { how: "UTF-16BE", bytes: Buffer.from(utf16).swap16() },
    { how: "hex", bytes: Buffer.from(hex) },
    { how: "HEX", bytes: Buffer.from(hex.toUpperCase()) },
    ...base64Of(utf8),
  ];
}

/** A text within a longer one has three forms in base64, without the signs that its neighbours share. */
function base64Of(utf8: Buffer): { readonly how: string; readonly bytes: Buffer }[] {
  return [0, 1, 2].map((before) => {
    const padded = Buffer.concat([Buffer.alloc(before), utf8]);
    const whole = padded.subarray(0, padded.length - (padded.length % 3));
    return { how: "base64", bytes: Buffer.from(whole.toString("base64").slice(before === 0 ? 0 : 4)) };
  });
}
