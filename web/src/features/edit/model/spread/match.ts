/** Finds the drafts that photos belong to, by the VIN, plate or reference in the names of files and folders. */
import { plainCode } from "@marsa/api-spec/plain-text";

/** The names by which a draft is found, in its seller's writing. */
export interface DraftName {
  readonly id: number;
  readonly vin: string | null;
  readonly plate: string | null;
  readonly reference: string | null;
}

/** A file with the ids of the drafts that its name tells: none, one, or several that the seller chooses from. */
export interface Spread<File> {
  readonly file: File;
  readonly lots: readonly number[];
}

interface Key {
  readonly id: number;
  /** Letters and digits without marks. */
  readonly text: string;
  /** Too short to be told from the number of a photo: only a folder's whole name tells it. */
  readonly isWeak: boolean;
}

/** Letters of emirates in plates, as sellers and folders write them. */
const EMIRATES: Readonly<Record<string, string>> = {
  DUBAI: "DXB",
  ABUDHABI: "AUH",
  SHARJAH: "SHJ",
  AJMAN: "AJM",
  UMMALQUWAIN: "UAQ",
  RASALKHAIMAH: "RAK",
  FUJAIRAH: "FUJ",
};
const EMIRATE = new RegExp(`^(?:${Object.entries(EMIRATES).flat().join("|")})`);

const VIN_LENGTH = 17;
/** The signs of a VIN that number the car; they are what people name a folder by. */
const VIN_END = 8;
const SHORTEST = 3;
const SHORTEST_NUMBER = 5;
/** Words of a name that are tried together: "DXB-A-12345" has three. */
const MOST_WORDS = 6;

/** The photo that buyers see first. */
const MAIN = /^(?:.*[^a-z])?(?:main|cover|front)(?:[^a-z]*)$/i;
const byName = new Intl.Collator("en", { numeric: true, sensitivity: "base" });

/** Returns the files in the order in which a lot shows them, each with the drafts that its name tells. */
export function spread<File extends { readonly path: string }>(
  files: readonly File[],
  drafts: readonly DraftName[],
): Spread<File>[] {
  const keys = keysOf(drafts);
  const known = new Map<string, readonly number[]>();
  const lotsIn = (name: string, isFolder: boolean): readonly number[] => {
    const at = `${isFolder}${name}`;
    const found = known.get(at) ?? lotsNamed(name, isFolder, keys);
    known.set(at, found);
    return found;
  };
  return inOrder(files).map((file) => {
    const names = file.path.split("/");
    const lots = new Set(names.flatMap((name, i) => lotsIn(name, i < names.length - 1)));
    return { file, lots: [...lots].toSorted((a, b) => a - b) };
  });
}

function inOrder<File extends { readonly path: string }>(files: readonly File[]): File[] {
  return files.toSorted((a, b) => {
    const [one, other] = [a.path, b.path].map((path) => /^(.*\/)?(.*?)(?:\.\w+)?$/.exec(path)!) as [
      RegExpExecArray,
      RegExpExecArray,
    ];
    return (
      byName.compare(one[1] ?? "", other[1] ?? "") ||
      Number(MAIN.test(other[2]!)) - Number(MAIN.test(one[2]!)) ||
      byName.compare(one[2]!, other[2]!)
    );
  });
}

function keysOf(drafts: readonly DraftName[]): ReadonlyMap<string, readonly Key[]> {
  const keys: Key[] = [];
  const add = (id: number, text: string) => {
    const isWeak = text.length < (/^\d+$/.test(text) ? SHORTEST_NUMBER : SHORTEST);
    if (text !== "") keys.push({ id, text, isWeak });
  };
  const ends = new Map<string, Set<string>>();
  for (const { vin } of drafts) {
    const text = signsOf(vin ?? "");
    if (text.length !== VIN_LENGTH) continue;
    const same = ends.get(text.slice(-VIN_END)) ?? new Set();
    ends.set(text.slice(-VIN_END), same.add(text));
  }
  for (const { id, vin, plate, reference } of drafts) {
    const number = signsOf(vin ?? "");
    add(id, number);
    if (ends.get(number.slice(-VIN_END))?.size === 1) add(id, number.slice(-VIN_END));
    const written = signsOf(plate ?? "");
    const code = written.replace(EMIRATE, (word) => EMIRATES[word] ?? word);
    // "A 12345": folders leave the emirate out.
    for (const text of new Set([written, code, code.replace(EMIRATE, "")])) add(id, text);
    add(id, signsOf(reference ?? ""));
  }
  const byText = new Map<string, Key[]>();
  for (const key of keys) byText.set(key.text, [...(byText.get(key.text) ?? []), key]);
  return byText;
}

function lotsNamed(name: string, isFolder: boolean, keys: ReadonlyMap<string, readonly Key[]>): number[] {
  const stem = isFolder ? name : name.replace(/\.\w+$/, "");
  const words = wordsOf(stem);
  const whole = words.join("");
  const found: { readonly from: number; readonly to: number; readonly ids: readonly number[] }[] = [];
  for (let from = 0; from < words.length; from++) {
    for (let to = from + 1; to <= Math.min(words.length, from + MOST_WORDS); to++) {
      const text = words.slice(from, to).join("");
      const ids = (keys.get(text) ?? [])
        .filter(({ isWeak }) => !isWeak || (isFolder && text === whole))
        .map(({ id }) => id);
      if (ids.length > 0) found.push({ from, to, ids });
    }
  }
  // "REF-014" also holds "014", the reference of another lot.
  const longest = found.filter(
    (one) => !found.some((other) => other !== one && other.from <= one.from && other.to >= one.to),
  );
  return longest.flatMap(({ ids }) => ids);
}

const signsOf = (text: string): string => wordsOf(text).join("");

/** Words of letters and digits, in capitals and with Western digits. */
function wordsOf(text: string): string[] {
  return (
    plainCode(text.normalize("NFKC"))
      .toUpperCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}
