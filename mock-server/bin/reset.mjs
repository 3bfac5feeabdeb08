/** `npm run reset`: deletes the data (DATA_DIR, or .data), so that the next start makes a fresh database. Plain Node 20. */
import { existsSync, readFileSync, readdirSync, rmSync, rmdirSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "..", "..");
const data = resolve(process.env.DATA_DIR || join(root, ".data"));
const pid = runningServer();

if (pid) {
  console.error(
    `A server is running on this data (process ${pid}). End it first, with Ctrl-C where it runs.`,
  );
  process.exit(1);
}
const names = existsSync(data) ? readdirSync(data) : [];
// A folder that DATA_DIR names may hold other files, and load tests have theirs in .data.
const ours = names.filter((name) => isOurs(name));
for (const name of ours) rmSync(join(data, name), { recursive: true, force: true });
if (ours.length > 0 && ours.length === names.length) rmdirSync(data);
console.log(
  ours.length > 0
    ? `The data in ${data} is gone. The next \`npm start\` begins with a fresh database.`
    : `There is no data in ${data}. The next \`npm start\` begins with a fresh database.`,
);

/** Returns whether the server writes files of this name into its data folder. */
function isOurs(name) {
  return (
    ["archive", "data.key", "pictures", "uploads", "snapshots", "rehearsals"].includes(name) ||
    /^(marsa\.db|server\.)/.test(name)
  );
}

/** Returns the id of the process that holds the data, while it runs. */
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
