/** The process of a world of a test: ends with the test that started it, and then removes the folder of the world. */
import { rmSync } from "node:fs";
import { basename } from "node:path";

const [, , folder = ""] = process.argv;

process.once("disconnect", () => {
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  // Nobody listens before the server is ready.
  if (!process.emit("SIGTERM")) process.exit(1);
});

const postgres = process.env["POSTGRES"];
if (postgres) {
  const { ownDatabase } = await import("./own-database.ts");
  process.env["DATABASE_URL"] = await ownDatabase(postgres, basename(folder));
}
await (process.env["EDGES"] ? import("./house.ts") : import("../main.ts"));
