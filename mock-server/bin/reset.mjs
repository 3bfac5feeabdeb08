/** `npm run reset`: throws the data away, so that the next start makes a fresh database. Plain Node 20. */
import { existsSync, readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "..", "..");
const data = join(root, ".data");
const pid = runningServer();

if (pid) {
  console.error(
    `A server is running on this data (process ${pid}). End it first, with Ctrl-C where it runs.`,
  );
  process.exit(1);
}
if (existsSync(data)) rmSync(data, { recursive: true });
console.log("The data is gone. The next `npm start` begins with a fresh database.");

/** The process that holds the data, if it still lives. */
function runningServer() {
  const file = join(data, "server.pid");
  if (!existsSync(file)) return undefined;
  const id = Number(readFileSync(file, "utf8"));
  try {
    process.kill(id, 0);
    return id;
  } catch (error) {
    return error.code === "EPERM" ? id : undefined;
  }
}
