/** The disk below a database: what has reached it for good, and what a power cut may still take. */
import { chooseOutcome, survivingChanges, SECTOR_BYTES } from "./pending-outcome.ts";
import { Image, type Change } from "./image.ts";
import { FOLDER, type LogRecord } from "./log-format.ts";
import type { Random } from "./random.ts";

/** Files by their names. */
export type Files = ReadonlyMap<string, Buffer>;

/** What a power cut leaves. */
export interface Remains {
  readonly files: Files;
  /** What became of the changes that no sync had covered, for people: "marsa.db-wal: 12 changes lost". */
  readonly outcomes: readonly string[];
}

/** One change of names; a rename is two of them at once. */
type Naming = readonly (readonly [name: string, file: DiskFile | null])[];

/** A list of changes of which the oldest become lasting. */
class Pending<Item> {
  /** How many have become lasting. */
  #lasting = 0;
  #items: Item[] = [];

  get items(): readonly Item[] {
    return this.#items;
  }

  /** How many there have been ever. */
  get made(): number {
    return this.#lasting + this.#items.length;
  }

  add(item: Item): void {
    this.#items.push(item);
  }

  /** Takes those out that were made first, up to the number `made`. */
  takeUntil(made: number): Item[] {
    const taken = this.#items.splice(0, Math.max(0, made - this.#lasting));
    this.#lasting += taken.length;
    return taken;
  }
}

class DiskFile {
  readonly lasting: Image;
  readonly pending = new Pending<Change>();

  constructor(content: Buffer) {
    this.lasting = new Image(content);
  }

  /** As a process reads it. */
  get content(): Buffer {
    return this.lasting.with(this.pending.items);
  }
}

export class Disk {
  readonly #names = new Map<string, DiskFile>();
  readonly #lastingNames = new Map<string, DiskFile>();
  readonly #namings = new Pending<Naming>();
  /** The syncs that have begun, by thread; to be called when they are done. */
  readonly #syncs = new Map<number, () => void>();

  /** `files`: these have reached the disk, with their names. */
  constructor(files: Files) {
    for (const [name, content] of files) this.#names.set(name, new DiskFile(content));
    for (const [name, file] of this.#names) this.#lastingNames.set(name, file);
  }

  apply(record: LogRecord): void {
    switch (record.kind) {
      case "make":
        return void this.#fileOf(record.name);
      case "write":
        return this.#fileOf(record.name).pending.add({ at: record.at, bytes: record.bytes });
      case "resize":
        return this.#fileOf(record.name).pending.add({ size: record.size });
      case "sync begun":
        return void this.#syncs.set(record.thread, this.#syncOf(record.name));
      case "synced":
        this.#syncs.get(record.thread)?.();
        return void this.#syncs.delete(record.thread);
      case "unlink":
        return this.#name([[record.name, null]]);
      case "rename":
        return this.#name([
          [record.to, this.#fileOf(record.name)],
          [record.name, null],
        ]);
    }
  }

  /** What is left after a power cut now. The disk goes on as if there had been none. */
  cut(random: Random): Remains {
    const outcomes: string[] = [];
    const names = new Map(this.#lastingNames);
    const { items } = this.#namings;
    // A file system writes its names in their order.
    const named = random.int(0, items.length);
    if (items.length > 0) outcomes.push(`names: ${named} of ${items.length} changes kept`);
    for (const naming of items.slice(0, named)) rename(names, naming);
    const files = new Map<string, Buffer>();
    for (const [name, { lasting, pending }] of names) {
      const outcome = chooseOutcome(random);
      files.set(name, lasting.with(survivingChanges(pending.items, outcome, random)));
      const { length } = pending.items;
      if (length > 0) outcomes.push(`${name}: ${length} changes ${outcome}`);
    }
    return { files, outcomes };
  }

  /** The files as a process reads them. */
  get files(): Files {
    return new Map([...this.#names].map(([name, file]) => [name, file.content]));
  }

  /**
   * Takes over the files of a process that has ended: a killed one may have made its last changes and not recorded them.
   * Returns how many names, sizes and sectors differed.
   */
  becomes(files: Files): number {
    let differences = 0;
    for (const name of this.#names.keys()) {
      if (files.has(name)) continue;
      this.#name([[name, null]]);
      differences += 1;
    }
    for (const [name, bytes] of files) {
      if (!this.#names.has(name)) differences += 1;
      const { pending, content } = this.#fileOf(name);
      if (content.length !== bytes.length) {
        pending.add({ size: bytes.length });
        differences += 1;
      }
      for (let at = 0; at < bytes.length; at += SECTOR_BYTES) {
        const sector = bytes.subarray(at, at + SECTOR_BYTES);
        if (sector.equals(content.subarray(at, at + SECTOR_BYTES))) continue;
        pending.add({ at, bytes: sector });
        differences += 1;
      }
    }
    this.#syncs.clear();
    return differences;
  }

  /** Makes the file when it is not there. */
  #fileOf(name: string): DiskFile {
    const known = this.#names.get(name);
    if (known) return known;
    const made = new DiskFile(Buffer.alloc(0));
    this.#name([[name, made]]);
    return made;
  }

  #name(naming: Naming): void {
    this.#namings.add(naming);
    rename(this.#names, naming);
  }

  /** A sync that begins now. Changes that are made before it is done are none of its own. */
  #syncOf(name: string): () => void {
    if (name === FOLDER) {
      const { made } = this.#namings;
      return () => {
        for (const naming of this.#namings.takeUntil(made)) rename(this.#lastingNames, naming);
      };
    }
    const { pending, lasting } = this.#fileOf(name);
    const { made } = pending;
    return () => {
      for (const change of pending.takeUntil(made)) lasting.apply(change);
    };
  }
}

function rename(names: Map<string, DiskFile>, naming: Naming): void {
  for (const [name, file] of naming) {
    if (file) names.set(name, file);
    else names.delete(name);
  }
}
