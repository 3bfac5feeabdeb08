/** A decoder that dies: of every photo, and of the first order of each document, whose bytes name a file to remember it by. */
import { existsSync, writeFileSync } from "node:fs";

process.on("message", ({ kind, bytes }) => {
  const mark = Buffer.from(bytes).toString();
  if (kind === "lot_photo" || !existsSync(mark)) {
    if (kind !== "lot_photo") writeFileSync(mark, "");
    process.kill(process.pid, "SIGKILL");
    return;
  }
  process.send({ stored: { mime: "image/webp" }, error: null });
});
