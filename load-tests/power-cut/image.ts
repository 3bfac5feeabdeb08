/** The bytes of one file, and changes to them. */

export type Change = { readonly at: number; readonly bytes: Buffer } | { readonly size: number };

/** Grows like a file: bytes that nobody wrote are zero. */
export class Image {
  #space: Buffer;
  #size: number;

  constructor(content: Buffer) {
    this.#space = Buffer.from(content);
    this.#size = content.length;
  }

  /** A view that the next change may overwrite. */
  get bytes(): Buffer {
    return this.#space.subarray(0, this.#size);
  }

  /** Returns this image with more changes, as new bytes. */
  with(changes: readonly Change[]): Buffer {
    const copy = new Image(this.bytes);
    for (const change of changes) copy.apply(change);
    return copy.bytes;
  }

  apply(change: Change): void {
    if ("size" in change) this.#resize(change.size);
    else {
      this.#resize(Math.max(this.#size, change.at + change.bytes.length));
      change.bytes.copy(this.#space, change.at);
    }
  }

  #resize(size: number): void {
    if (size > this.#space.length) {
      const larger = Buffer.alloc(Math.max(size, 2 * this.#space.length));
      this.bytes.copy(larger);
      this.#space = larger;
    }
    if (size < this.#size) this.#space.fill(0, size, this.#size);
    this.#size = size;
  }
}
