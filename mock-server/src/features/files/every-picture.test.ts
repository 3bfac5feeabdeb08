/** Judges pictures of every orientation, profile, depth and format that sharp writes: each is right, or refused. */
import sharp, { type Sharp } from "sharp";
import { describe, expect, it } from "vitest";
import { prepareUpload, type Prepared } from "./upload/prepare-upload.ts";
import type { UploadFault } from "./read-picture.ts";

/** The corners of the upright picture, clockwise from the left above. */
const CORNERS = [
  [200, 40, 40],
  [40, 160, 60],
  [50, 70, 190],
  [210, 200, 50],
] as const;
/** A multiple of the 16 pixels in which JPEG and WebP keep colours. */
const SIDE = 96;
type Rgb = readonly number[];

/** Four squares of their own colours. */
function squares(side = SIDE, channels: 3 | 4 = 3): Sharp {
  const data = Buffer.alloc(side * side * channels, 255);
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      const isRight = x >= side / 2;
      const corner = y < side / 2 ? (isRight ? 1 : 0) : isRight ? 2 : 3;
      data.set(CORNERS[corner], (y * side + x) * channels);
    }
  return sharp(data, { raw: { width: side, height: side, channels } });
}

/** Returns the colours of the corners of the served picture; a lot's photo is cut to 3 to 2 around its middle. */
async function cornersOf({ files }: Prepared): Promise<Rgb[]> {
  const { data, info } = await sharp(files.at(-1)!.bytes)
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => {
    const from = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
    return [...data.subarray(from, from + 3)];
  };
  return [at(0.25, 0.25), at(0.75, 0.25), at(0.75, 0.75), at(0.25, 0.75)];
}

function worstOff(found: readonly Rgb[], wanted: readonly Rgb[]): number {
  return Math.max(
    ...found.flatMap((colour, i) => colour.map((value, c) => Math.abs(value - wanted[i]![c]!))),
  );
}

async function stored(bytes: Buffer): Promise<Prepared> {
  const result = await prepareUpload("lot_photo", bytes);
  if (typeof result === "string") throw new Error(`Refused: ${result}`);
  return result;
}

/** How far a lossy format moves a colour. */
const LOSS = 14;

/** Clockwise degrees, and whether mirrored from left to right afterwards: what a camera did to the upright picture. */
const UNDONE: Readonly<Record<number, readonly [degrees: number, isMirrored: boolean]>> = {
  1: [0, false],
  2: [0, true],
  3: [180, false],
  4: [180, true],
  5: [90, true],
  6: [270, false],
  7: [270, true],
  8: [90, false],
};

/** Two passes: sharp has an order of its own for the acts of one pass. */
async function undone(orientation: number): Promise<Sharp> {
  const [degrees, isMirrored] = UNDONE[orientation]!;
  const turned = await squares().rotate(degrees).png().toBuffer();
  return sharp(await sharp(turned).flop(isMirrored).png().toBuffer());
}

const FORMATS = ["jpeg", "png", "webp"] as const;

describe("A picture with an orientation", () => {
  const cases = FORMATS.flatMap((format) =>
    Object.keys(UNDONE).map((word) => [format, Number(word)] as const),
  );

  it.each(cases)("is stored upright: %s, orientation %d", async (format, orientation) => {
    const turned = await undone(orientation);
    const bytes = await turned.withMetadata({ orientation }).toFormat(format, { quality: 95 }).toBuffer();
    const done = await stored(bytes);
    expect(worstOff(await cornersOf(done), CORNERS)).toBeLessThanOrEqual(LOSS);
    for (const { bytes: form } of done.files) {
      const { orientation: left, exif, icc } = await sharp(form).metadata();
      expect([left, exif, icc]).toEqual([undefined, undefined, undefined]);
    }
  });
});

/** The forms of a picture whose colours stay what they look like. */
const SAME_COLOURS: readonly (readonly [what: string, make: () => Promise<Buffer>])[] = [
  [
    "a JPEG in sRGB with its profile",
    () => squares().withIccProfile("srgb").jpeg({ quality: 95 }).toBuffer(),
  ],
  ["a JPEG in Display P3", () => squares().withIccProfile("p3").jpeg({ quality: 95 }).toBuffer()],
  ["a PNG in Display P3", () => squares().withIccProfile("p3").png().toBuffer()],
  ["a WebP in Display P3", () => squares().withIccProfile("p3").webp({ quality: 95 }).toBuffer()],
  ["a progressive JPEG", () => squares().jpeg({ progressive: true, quality: 95 }).toBuffer()],
  ["a JPEG with whole colours", () => squares().jpeg({ chromaSubsampling: "4:4:4", quality: 95 }).toBuffer()],
  ["a JPEG by mozjpeg", () => squares().jpeg({ mozjpeg: true, quality: 95 }).toBuffer()],
  ["a PNG of 16 bits", () => squares().toColourspace("rgb16").png().toBuffer()],
  [
    "a PNG of 16 bits in Display P3",
    () => squares().toColourspace("rgb16").withIccProfile("p3").png().toBuffer(),
  ],
  [
    "a PNG of 16 bits in sRGB with its profile",
    () => squares().toColourspace("rgb16").withIccProfile("srgb").png().toBuffer(),
  ],
  ["a PNG with a palette", () => squares().png({ palette: true, colours: 8 }).toBuffer()],
  ["an interlaced PNG", () => squares().png({ progressive: true }).toBuffer()],
  ["a PNG with opacity", () => squares(SIDE, 4).png().toBuffer()],
  ["a WebP with opacity", () => squares(SIDE, 4).webp({ quality: 95 }).toBuffer()],
  ["a WebP without loss", () => squares().webp({ lossless: true }).toBuffer()],
  ["a PNG of a scanner", () => squares().withMetadata({ density: 600 }).png().toBuffer()],
];

describe("A picture of any depth and profile", () => {
  it.each(SAME_COLOURS)("keeps its colours: %s", async (_what, make) => {
    expect(worstOff(await cornersOf(await stored(await make())), CORNERS)).toBeLessThanOrEqual(LOSS);
  });

  it("keeps the colours of print as screens show them", async () => {
    const bytes = await squares().withIccProfile("cmyk").jpeg({ quality: 95 }).toBuffer();
    // Ink is duller than light, most of all in blue; nothing is inverted.
    expect(worstOff(await cornersOf(await stored(bytes)), CORNERS)).toBeLessThanOrEqual(60);
  });

  it.each([
    ["JPEG", () => squares().greyscale().jpeg({ quality: 95 }).toBuffer()],
    ["PNG", () => squares().greyscale().png().toBuffer()],
    ["PNG of 16 bits", () => squares().toColourspace("grey16").png().toBuffer()],
    ["PNG of 1 bit", () => squares().threshold(90).png({ palette: true, colours: 2 }).toBuffer()],
  ])("keeps a grey %s grey", async (_what, make) => {
    for (const [red, green, blue] of await cornersOf(await stored(await make())))
      expect(Math.max(Math.abs(red! - green!), Math.abs(red! - blue!))).toBeLessThanOrEqual(2);
  });

  it("puts what is transparent on white", async () => {
    const create = {
      width: 60,
      height: 40,
      channels: 4,
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    } as const;
    const done = await stored(await sharp({ create }).png().toBuffer());
    expect(
      worstOff(
        await cornersOf(done),
        Array.from({ length: 4 }, () => [255, 255, 255]),
      ),
    ).toBeLessThanOrEqual(2);
  });

  it("shows the first picture of an animated WebP", async () => {
    const pages = await sharp([await squares().png().toBuffer(), await squares().negate().png().toBuffer()], {
      join: { animated: true },
    })
      .webp({ quality: 95 })
      .toBuffer();
    expect(worstOff(await cornersOf(await stored(pages)), CORNERS)).toBeLessThanOrEqual(LOSS);
  });
});

function plain(width: number, height: number): Sharp {
  return sharp({ create: { width, height, channels: 3, background: "#c0392b" } });
}

describe("A picture of any size", () => {
  it.each([
    [1, 1],
    [1, 2],
    [3_000, 1],
    [1, 3_000],
    [16_000, 20],
    [20, 16_000],
    [8_000, 8_000],
  ])("is stored: %d × %d", async (width, height) => {
    const done = await stored(await plain(width, height).jpeg().toBuffer());
    const [width0, height0] = [done.width!, done.height!];
    expect(Math.abs(width0 / height0 - 1.5)).toBeLessThan(0.01);
  });

  it.each([
    ["a picture of more than 64 megapixels", () => plain(8_001, 8_000).jpeg().toBuffer(), "large"],
    ["an animated GIF", () => plain(60, 40).gif().toBuffer(), "type"],
    ["a TIFF", () => plain(60, 40).tiff().toBuffer(), "type"],
    ["an AVIF", () => plain(60, 40).avif({ effort: 0 }).toBuffer(), "type"],
    ["half a PNG", async () => (await squares().png().toBuffer()).subarray(0, 150), "damaged"],
    ["half a WebP", async () => (await squares().webp().toBuffer()).subarray(0, 150), "damaged"],
    [
      "an SVG",
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
      "type",
    ],
    ["nothing", async () => Buffer.alloc(0), "type"],
  ] satisfies [string, () => Promise<Buffer>, UploadFault][])(
    "is refused: %s",
    async (_what, make, fault) => {
      expect(await prepareUpload("lot_photo", await make())).toBe(fault);
    },
  );
});

it.each(["avatar", "passport", "licence"] as const)(
  "the same holds for a file of the kind %s",
  async (kind) => {
    const makes = [...SAME_COLOURS.map(([, make]) => make), () => plain(1, 1).jpeg().toBuffer()];
    for (const make of makes) expect(typeof (await prepareUpload(kind, await make()))).toBe("object");
  },
);
