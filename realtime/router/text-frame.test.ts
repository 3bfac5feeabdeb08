import { once } from "node:events";
import type { Writable } from "node:stream";
import { expect, it } from "vitest";
import * as ws from "ws";
import { textFrame } from "./text-frame.ts";

/** The reader of frames in `ws`, which its types leave out. */
const { Receiver } = ws as unknown as { Receiver: new () => Writable };

/** Returns the text that `ws` reads from a frame. */
async function readByWs(frame: Buffer): Promise<string> {
  const receiver = new Receiver();
  const message = once(receiver, "message");
  receiver.write(frame);
  const [data, isBinary] = (await message) as [Buffer, boolean];
  expect(isBinary).toBe(false);
  return data.toString();
}

it.each([0, 1, 125, 126, 127, 65_535, 65_536, 100_000])(
  "a text of %i bytes is read as it was",
  async (bytes) => {
    const text = "x".repeat(bytes);
    expect(await readByWs(textFrame(text))).toBe(text);
  },
);

it("counts bytes, not letters", async () => {
  const text = "درهم ".repeat(30);
  expect(await readByWs(textFrame(text))).toBe(text);
});
