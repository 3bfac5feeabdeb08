/** A quota of log lines for each address and for all: nobody can fill the disk. */
import { Bucket } from "./bucket.ts";
import type { Limits } from "./limits.ts";

type Entry = Readonly<Record<string, string | number>>;

/** More addresses than this are not remembered one by one. */
const MOST_ADDRESSES = 10_000;

/** Passes log lines on until a quota is used up, and then says how many it left out. */
export class LogQuota {
  readonly #limits: Limits;
  readonly #write: (entry: Entry) => void;
  readonly #all: Bucket;
  #addresses = new Map<string, Bucket>();
  #leftOut = 0;

  constructor(limits: Limits, write: (entry: Entry) => void) {
    this.#limits = limits;
    this.#write = write;
    this.#all = new Bucket(limits.logLinesPerSecond, limits.logLines, performance.now());
  }

  write(entry: Entry, address: string): void {
    const now = performance.now();
    if (!this.#bucketOf(address, now).take(now) || !this.#all.take(now)) return void (this.#leftOut += 1);
    this.#write(this.#leftOut > 0 ? { ...entry, left_out: this.#leftOut } : entry);
    this.#leftOut = 0;
  }

  #bucketOf(address: string, now: number): Bucket {
    let bucket = this.#addresses.get(address);
    if (bucket) return bucket;
    if (this.#addresses.size >= MOST_ADDRESSES) this.#addresses = new Map();
    const { addressLogLines, addressLogLinesPerSecond } = this.#limits;
    bucket = new Bucket(addressLogLinesPerSecond, addressLogLines, now);
    this.#addresses.set(address, bucket);
    return bucket;
  }
}
