/** Previews of pictures. */
import hashes from "../../../assets/pictures/generated/thumbhashes.json" with { type: "json" };
import { pictureName, type Picture } from "./names.ts";

const byName: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(hashes));

/**
 * Returns the picture's preview as Base64; a close-up has that of its view.
 * @throws Error for an unknown picture.
 */
export function thumbhashOf(picture: Picture): string {
  const mirrored = picture.kind === "vehicle" && picture.mirrored;
  const name = pictureName(
    picture.kind === "vehicle" ? { ...picture, mirrored: false, zone: undefined } : picture,
  );
  const hash = byName.get(name)?.[mirrored ? 1 : 0];
  if (hash === undefined) throw new Error(`No thumbhash for ${name}`);
  return hash;
}
