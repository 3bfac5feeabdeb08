/**
 * Installs the packages of the lockfile, and before them the project's own Node where the machine's is too old. Every
 * npm script calls it first, so it is plain Node 20 with built-ins only. It prints nothing when all is well.
 */
import { spawnSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, realpathSync } from "node:fs";
import { delimiter, dirname, join, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { missingPackages } from "./installed.mjs";
import { neededMajor, replacesPinned } from "./needed-node.mjs";
import {
  hasPinnedNode,
  linkPinnedNode,
  pinnedFolder,
  pinnedNode,
  pinnedNodeIsLinked,
  pinnedSource,
  unlinkPinnedNode,
  whyItDoesNotStart,
} from "./pinned.mjs";

const root = join(dirname(fileURLToPath(import.meta.url)), "..", "..");

function main() {
  if (Number(process.versions.node.split(".")[0]) < 20)
    stop(`Node ${process.versions.node} is too old: Node 20 or newer is needed to start.`);
  const isMissing = missingPackages(root).length > 0;
  if (!isMissing && pinnedNodeIsLinked(root)) return;
  const node = machineNodeWillDo() ? machineNode() : installedPinnedNode();
  if (isMissing) installPackages(node);
  // npm scripts find the Node of the machine where it is new enough, or else the pinned one.
  unlinkPinnedNode(root);
  if (node === pinnedNode(root)) linkPinnedNode(root, node);
}

/** Returns the pinned Node, or the one of the machine where npm has none and it is new enough to try. */
function installedPinnedNode() {
  if (hasPinnedNode() && !pinnedNode(root)) installPinnedNode();
  const node = pinnedNode(root);
  const reason = node && whyItDoesNotStart(node);
  if (reason) {
    unlinkPinnedNode(root);
    stop(reason);
  }
  if (!node && Number(process.versions.node.split(".")[0]) < neededMajor(root))
    stop(
      `npm has no Node ${neededMajor(root)} for ${process.platform} ${process.arch}. Install it from nodejs.org and run again.`,
    );
  return node ?? machineNode();
}

function installPinnedNode() {
  const folder = pinnedFolder(root);
  mkdirSync(folder, { recursive: true });
  for (const file of ["package.json", "package-lock.json"])
    copyFileSync(join(pinnedSource(root), file), join(folder, file));
  timed(`Installing Node ${neededMajor(root)} …`, () => npmCi(machineNode(), folder));
}

function installPackages(node) {
  timed("Installing the packages …", () => npmCi(node, root));
}

function timed(title, install) {
  const begin = performance.now();
  console.log(title);
  install();
  console.log(`Installed in ${((performance.now() - begin) / 1000).toFixed(1)} s.`);
}

/**
 * Runs npm ci in a folder. npm skips optional packages that ask for a newer Node than the one it runs on: the packages
 * of the project need the pinned one.
 */
function npmCi(node, folder) {
  const npm = npmProgram();
  const options = [
    "ci",
    `--prefix=${folder}`,
    "--no-engine-strict",
    "--include=dev",
    "--include=optional",
    "--no-audit",
    "--no-fund",
  ];
  options.push("--loglevel=error", "--no-update-notifier");
  const env = { ...process.env, PATH: [dirname(node), process.env.PATH].join(delimiter) };
  const spawned = { cwd: folder, stdio: ["ignore", "ignore", "inherit"], env };
  const result = npm
    ? spawnSync(node, [npm, ...options], spawned)
    : spawnSync("npm", options, { ...spawned, shell: process.platform === "win32" });
  if (result.status === 0) return;
  stop(
    "The packages could not be installed (npm's words stand above). Usual causes: no network, a full disk,\n" +
      "or a package.json that was changed without its lockfile. Try `npm ci` to see more.",
  );
}

/** Returns the path of the npm that runs this script. */
function npmProgram() {
  const program = process.env.npm_execpath;
  return program && /npm-cli\.[cm]?js$/.test(program) && existsSync(program) ? program : undefined;
}

function machineNodeWillDo() {
  const node = machineNode();
  if (isInModules(node)) return false;
  if (node === process.execPath) return replacesPinned(process.versions.node, root);
  const { stdout } = spawnSync(node, ["--version"], { encoding: "utf8", timeout: 20_000 });
  return replacesPinned(stdout?.trim() ?? "", root);
}

/** A Node inside a node_modules folder belongs to a project, not to the machine. */
function isInModules(node) {
  return realpathSync(node).includes(`${sep}node_modules${sep}`);
}

/** Returns a Node outside node_modules: npm scripts find the pinned one first. */
function machineNode() {
  const file = process.platform === "win32" ? "node.exe" : "node";
  const candidates = [
    process.execPath,
    ...(process.env.PATH ?? "").split(delimiter).map((entry) => join(entry, file)),
  ];
  return candidates.find((node) => existsSync(node) && !isInModules(node)) ?? process.execPath;
}

function stop(sentence) {
  console.error(`\n${sentence}`);
  process.exit(1);
}

main();
