/** Remembers on this device which files became which photos, so that a choice of the same files sends the rest only. */
import { deviceStorage } from "#/lib/browser/storage.ts";

/** Below the prefix that signing out clears. */
const PREFIX = "marsa.draft.sent.";

const markOf = ({ name, size }: File): string => `${size} ${name}`;

/** Returns whether each file is among the photos of a lot already, by the ids of those. */
export function sentBefore(lot: number, photos: ReadonlySet<number>): (file: File) => boolean {
  const sent = read(lot);
  return (file) => photos.has(sent[markOf(file)] ?? 0);
}

/** Remembers that a file is the photo with this id. */
export function rememberSent(lot: number, file: File, id: number): void {
  deviceStorage.setItem(PREFIX + lot, JSON.stringify({ ...read(lot), [markOf(file)]: id }));
}

function read(lot: number): Readonly<Record<string, number>> {
  try {
    return JSON.parse(deviceStorage.getItem(PREFIX + lot) ?? "{}") as Record<string, number>;
  } catch {
    return {};
  }
}
