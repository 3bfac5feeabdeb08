import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Returns the paths of the packages that the lockfile needs on this machine and node_modules lacks. npm lists the
 * installed packages in node_modules/.package-lock.json.
 * @param root the folder of the lockfile
 * @throws Error without a lockfile
 */
export function missingPackages(root) {
  const wanted = readPackages(join(root, "package-lock.json"));
  const hidden = join(root, "node_modules", ".package-lock.json");
  const present = existsSync(hidden) ? readPackages(hidden) : {};
  return Object.entries(wanted)
    .filter(([path, entry]) => path.includes("node_modules/") && isForThisMachine(entry))
    .filter(([path, entry]) => present[path]?.version !== entry.version)
    .map(([path]) => path);
}

function readPackages(file) {
  return JSON.parse(readFileSync(file, "utf8")).packages;
}

/** An optional package without a platform of its own hangs on another one, which npm may have skipped: not counted. */
function isForThisMachine(entry) {
  if (!entry.optional) return true;
  if (!entry.os && !entry.cpu) return false;
  return (
    allows(entry.os, process.platform) &&
    allows(entry.cpu, process.arch) &&
    (!entry.libc || allows(entry.libc, libc()))
  );
}

function allows(listOrOne, value) {
  if (!listOrOne) return true;
  const list = [listOrOne].flat();
  return list.includes(value) || (list.every((item) => item.startsWith("!")) && !list.includes(`!${value}`));
}

function libc() {
  if (process.platform !== "linux") return undefined;
  process.report.excludeNetwork = true;
  return process.report.getReport().header.glibcVersionRuntime ? "glibc" : "musl";
}
