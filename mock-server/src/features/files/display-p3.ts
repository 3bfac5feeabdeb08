/** The colour profile Display P3, for pictures that name it by a number and do not carry it. */
import sharp from "sharp";

/** Returns the ICC profile that sharp has built in. */
export async function displayP3(): Promise<Uint8Array | null> {
  const dot = { create: { width: 1, height: 1, channels: 3, background: "#fff" } } as const;
  const { icc } = await sharp(await sharp(dot).withIccProfile("p3").png().toBuffer()).metadata();
  return icc ?? null;
}
