import { strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { readZip, ZIP_LIMITS } from "./read-zip.ts";

const zip = (files: Record<string, Uint8Array>) => new File([zipSync(files)], "lots.zip");
const photo = (letter = "a") => strToU8(letter.repeat(500));

async function read(file: File, limits: Partial<typeof ZIP_LIMITS> = {}) {
  const { files, leftOut } = await readZip(file, { ...ZIP_LIMITS, ...limits });
  return { files: files.map(({ path, file: { type, size } }) => `${path} ${type} ${size}`), leftOut };
}

describe("a zip of photos", () => {
  it("gives the photos of all folders with their paths and types", async () => {
    expect(await read(zip({ "a/b/1.JPG": photo(), "2.heic": photo() }))).toEqual({
      files: ["a/b/1.JPG image/jpeg 500", "2.heic image/heic 500"],
      leftOut: [],
    });
  });

  it("leaves out the files of systems without a word, and other files with one", async () => {
    const file = zip({
      "__MACOSX/a/._1.jpg": photo(),
      "a/.DS_Store": photo(),
      "a/Thumbs.db": photo(),
      "a/list.xlsx": photo(),
      "a/more.zip": photo(),
      "a/1.jpg": photo(),
    });
    expect(await read(file)).toEqual({
      files: ["a/1.jpg image/jpeg 500"],
      leftOut: [
        { path: "a/list.xlsx", why: "Unsupported file type" },
        { path: "a/more.zip", why: "A zip inside a zip is not opened" },
      ],
    });
  });

  it("reads a name in another writing, and one with backslashes, as far as it can be read", async () => {
    const bytes = zipSync({ "REF-014xx/1.jpg": photo(), "b^c.jpg": photo() });
    const text = String.fromCharCode(...bytes)
      .replaceAll("REF-014xx", "REF-014\u0081\u00fe")
      .replaceAll("b^c", "b\\c");
    const file = new File([Uint8Array.from(text, (sign) => sign.charCodeAt(0))], "old.zip");
    const { files } = await read(file);
    expect(files[0]).toMatch(/^REF-014.+\/1\.jpg image\/jpeg 500$/);
    expect(files[1]).toBe("b/c.jpg image/jpeg 500");
  });

  it("reads no more files, and no more bytes, than its limits", async () => {
    const two = zip({ "1.jpg": photo("a"), "2.jpg": photo("b") });
    expect(await read(two, { files: 1 })).toEqual({
      files: [],
      leftOut: [{ path: "lots.zip", why: "It has more than 1 files. Split it" }],
    });
    expect(await read(two, { fileBytes: 499 })).toMatchObject({ files: [], leftOut: [{}, {}] });
    expect(await read(two, { allBytes: 999 })).toEqual({
      files: ["1.jpg image/jpeg 500"],
      leftOut: [{ path: "2.jpg", why: "The photos of the zip take too much room together. Split it" }],
    });
    expect(await read(two, { zipBytes: 10 })).toMatchObject({ files: [], leftOut: [{ path: "lots.zip" }] });
  });

  it("expands a file that says a smaller size no further than it says", async () => {
    const bytes = zipSync({ "1.jpg": strToU8("a".repeat(1_000_000)) });
    // The two places that say the size of the content.
    const view = new DataView(bytes.buffer);
    for (let at = 0; at < bytes.length - 4; at++) {
      if (view.getUint32(at, true) === 1_000_000) view.setUint32(at, 700, true);
    }
    expect((await read(new File([bytes as BlobPart], "bomb.zip"))).files).toEqual(["1.jpg image/jpeg 700"]);
  });

  it("names a file that cannot be read, and a zip that is none", async () => {
    const bytes = zipSync({ "1.jpg": photo(), "2.jpg": [strToU8("b".repeat(500)), { level: 0 }] });
    const broken = bytes.slice();
    // The first byte of the packed content: a block of no known kind.
    broken[30 + "1.jpg".length] = 0x07;
    expect(await read(new File([broken], "x.zip"))).toEqual({
      files: ["2.jpg image/jpeg 500"],
      leftOut: [{ path: "1.jpg", why: "This file can’t be read. It may be damaged or locked" }],
    });
    expect((await read(new File(["no zip"], "x.zip"))).leftOut).toEqual([
      { path: "x.zip", why: "This file can’t be read. It may be damaged or locked" },
    ]);
  });
});
