/** Writes pixels as a TIFF without compression: sharp takes a colour profile with a file only, not with bare pixels. */

/** Pixels of a decoded picture, 4 bytes each: red, green, blue, opacity. */
export interface Pixels {
  readonly data: Uint8Array | Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

const SHORT = 3;
const LONG = 4;
const UNDEFINED = 7;
const HEAD_BYTES = 8;
const ENTRY_BYTES = 12;

/** Returns the file. `icc`: its colour profile; null: sRGB. */
export function tiffOf({ data, width, height }: Pixels, icc: Uint8Array | null): Uint8Array {
  const count = icc ? 12 : 11;
  const depthsAt = HEAD_BYTES + 2 + count * ENTRY_BYTES + 4;
  const iccAt = depthsAt + 8;
  const pixelsAt = iccAt + (icc?.length ?? 0);
  const file = Buffer.alloc(pixelsAt + data.length);
  const entries: [tag: number, type: number, count: number, value: number][] = [
    [256, LONG, 1, width],
    [257, LONG, 1, height],
    [258, SHORT, 4, depthsAt],
    // No compression, colours as red, green and blue.
    [259, SHORT, 1, 1],
    [262, SHORT, 1, 2],
    [273, LONG, 1, pixelsAt],
    [277, SHORT, 1, 4],
    [278, LONG, 1, height],
    [279, LONG, 1, data.length],
    [284, SHORT, 1, 1],
    // The fourth value is opacity.
    [338, SHORT, 1, 2],
    ...(icc ? [[34_675, UNDEFINED, icc.length, iccAt] as [number, number, number, number]] : []),
  ];
  file.write("II*\0", 0, "latin1");
  file.writeUInt32LE(HEAD_BYTES, 4);
  file.writeUInt16LE(count, HEAD_BYTES);
  entries.forEach(([tag, type, length, value], i) => {
    const at = HEAD_BYTES + 2 + i * ENTRY_BYTES;
    file.writeUInt16LE(tag, at);
    file.writeUInt16LE(type, at + 2);
    file.writeUInt32LE(length, at + 4);
    file.writeUInt32LE(value, at + 8);
  });
  for (let i = 0; i < 4; i++) file.writeUInt16LE(8, depthsAt + 2 * i);
  if (icc) file.set(icc, iccAt);
  file.set(data, pixelsAt);
  return file;
}
