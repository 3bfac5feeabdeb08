/** Files with the folders that they lie in, as they are dropped or chosen. */

/** A file with its folders: "fleet/WBA.../01.jpg". */
export interface NamedFile {
  readonly path: string;
  readonly file: File;
}

/** Files of one drop; more are a disk by mistake. */
const MOST_FILES = 20_000;

/** Returns the files of a choice; the browser gives folders only for a chosen folder. */
export function chosenFiles(files: Iterable<File>): NamedFile[] {
  return Array.from(files, (file) => ({ path: file.webkitRelativePath || file.name, file }));
}

/** Returns the dropped files, those in folders too. Call it in the event: afterwards the browser forgets the drop. */
export async function droppedFiles({ items, files }: DataTransfer): Promise<NamedFile[]> {
  // Firefox on Android has no folders to drop.
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry?.() ?? []);
  if (entries.length === 0) return chosenFiles(files);
  const found: NamedFile[] = [];
  for (const entry of entries) {
    // oxlint-disable-next-line no-await-in-loop -- in the order of the drop
    await collect(entry, found);
  }
  return found;
}

async function collect(entry: FileSystemEntry, found: NamedFile[]): Promise<void> {
  if (found.length >= MOST_FILES) return;
  if (entry.isFile) {
    const file = await new Promise<File>((resolve, reject) =>
      (entry as FileSystemFileEntry).file(resolve, reject),
    );
    found.push({ path: entry.fullPath.replace(/^\//, ""), file });
    return;
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- a folder gives its entries in parts, until there is none
    const part = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (part.length === 0) return;
    // oxlint-disable-next-line no-await-in-loop -- in order
    for (const each of part) await collect(each, found);
  }
}

let handed: Promise<readonly NamedFile[]> | null = null;

/** Keeps dropped files for the screen that opens next. */
export function handOver(files: Promise<readonly NamedFile[]>): void {
  handed = files;
}

/** Returns the files that the screen before handed over, once; null: none. */
export function takeHanded(): Promise<readonly NamedFile[]> | null {
  const files = handed;
  handed = null;
  return files;
}
