/** The disk below a database: the changes that are synced, and the changes that a power cut may lose. */
import { chooseOutcome, survivingChanges, SECTOR_BYTES } from "./pending-outcome.ts";
import { Image, type Change } from "./image.ts";
import { FOLDER, type LogRecord } from "./log-format.ts";
import type { Random } from "./random.ts";

/** Files by their names. */
export type Files = ReadonlyMap<string, Buffer>;

/** The state after a power cut. */
export interface Remains {
  readonly files: Files;
  /** The fate of changes that were not synced, for people: "marsa.db-wal: 12 changes lost". */
  readonly outcomes: readonly string[];
}

/** One change of names; a rename is two at once. */
type Naming = readonly (readonly [name: string, file: DiskFile | null])[];

/** A list of changes whose oldest become lasting. */
class Pending<Item> {
  /** Number of lasting changes. */
  #lasting = 0;
  #items: Item[] = [];

  get items(): readonly Item[] {
    return this.#items;
  }

  /** Number of changes ever. */
  get made(): number {
    return this.#lasting + this.#items.length;
  }

  add(item: Item): void {
    this.#items.push(item);
  }

  /** Takes out the first changes, up to the number `made`. */
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

  /** The file as a process reads it. */
  get content(): Buffer {
    return this.lasting.with(this.pending.items);
  }
}

export class Disk {
  readonly #names = new Map<string, DiskFile>();
  readonly #lastingNames = new Map<string, DiskFile>();
  readonly #namings = new Pending<Naming>();
  /** The running syncs, by thread; each is a function to call at its end. */
  readonly #syncs = new Map<number, () => void>();

  /** @param files Files that are on the disk, with their names. */
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

  /** Returns the state after a power cut now. The disk goes on as if there were no power cut. */
  cut(random: Random): Remains {
    const outcomes: string[] = [];
    const names = new Map(this.#lastingNames);
    const { items } = this.#namings;
    // A file system writes its names in order.
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
   * Takes the files of an ended process over: a killed process may not record its last changes. Returns the number
   * of names, sizes and sectors that differ.
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

  /** Creates a file that does not exist. */
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

  /** A sync that begins now. It does not cover later changes. */
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
