/**
 * Writes assets/pictures/generated/thumbhashes.json: the blurred look of each picture while it loads.
 * By name without the mirror mark; a vehicle has two, plain and mirrored. Run with `node` after the plates change.
 */
import { writeFileSync } from "node:fs";
import { rgbaToThumbHash } from "thumbhash";
import { ANGLES, BODIES, INTERIORS, PAINTS, paintOf } from "../src/scenes/pictures/catalogue.ts";
import { pictureName, type Picture } from "../src/scenes/pictures/names.ts";
import { pictureImage } from "../src/features/files/render.ts";

/** Base64 of a picture's thumbhash, about 25 bytes. */
export async function thumbhashOfPicture(picture: Picture): Promise<string> {
  const image = await pictureImage(picture);
  const { data, info } = await image
    .resize(96, 64, { fit: "fill" })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString("base64");
}

async function main(): Promise<void> {
  const all: Record<string, string[]> = {};
  for (const interior of INTERIORS.values()) {
    const picture: Picture = { kind: "interior", interior };
    all[pictureName(picture)] = [await thumbhashOfPicture(picture)];
  }
  for (const body of BODIES) {
    for (const angle of ANGLES) {
      for (const paint of PAINTS) {
        for (const backdrop of paintOf(paint).backdrops) {
          const picture = { kind: "vehicle", body, angle, paint, backdrop } as const;
          all[pictureName({ ...picture, mirrored: false })] = [
            await thumbhashOfPicture({ ...picture, mirrored: false }),
            await thumbhashOfPicture({ ...picture, mirrored: true }),
          ];
        }
      }
    }
  }
  const lines = Object.entries(all).map(
    ([name, hashes]) => `${JSON.stringify(name)}:${JSON.stringify(hashes)}`,
  );
  writeFileSync(
    new URL("../assets/pictures/generated/thumbhashes.json", import.meta.url),
    `{\n${lines.join(",\n")}\n}\n`,
  );
}

if (import.meta.main) await main();
