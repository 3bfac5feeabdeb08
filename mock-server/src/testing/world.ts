/** The process of a world of a test: ends with the test that started it, and then removes the folder of the world. */
import { rmSync } from "node:fs";

const [, , folder = ""] = process.argv;

process.once("disconnect", () => {
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  // Nobody listens before the server is ready.
  if (!process.emit("SIGTERM")) process.exit(1);
});

await (process.env["EDGES"] ? import("./house.ts") : import("../main.ts"));
