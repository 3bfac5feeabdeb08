/**
 * Installs the packages of the lockfile. Where the machine's own Node is too old for the project, it checks that the
 * pinned Node starts. Every npm script calls it first, so it
 * is plain Node 20 with built-ins only. It prints nothing when all is well.
 */
import { spawnSync } from "node:child_process";
import { copyFileSync, existsSync, mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { missingPackages } from "./installed.mjs";
import { neededMajor, replacesPinned } from "./needed-node.mjs";
import {
  linkPinnedNode,
  pinnedNode,
  pinnedNodeIsLinked,
  unlinkPinnedNode,
  whyItDoesNotStart,
} from "./pinned.mjs";

const root = join(dirname(fileURLToPath(import.meta.url)), "..", "..");

function main() {
  if (Number(process.versions.node.split(".")[0]) < 20)
    stop(`Node ${process.versions.node} is too old: Node 20 or newer is needed to start.`);
  if (missingPackages(root).length > 0) install();
  else if (!pinnedNodeIsLinked(root)) checkPinned();
  const node = pinnedNode(root);
  if (!node && Number(process.versions.node.split(".")[0]) < neededMajor(root))
    stop(
      `npm has no Node ${neededMajor(root)} for ${process.platform} ${process.arch}. Install it from nodejs.org and run again.`,
    );
}

function install() {
  const begin = performance.now();
  console.log("Installing the packages …");
  npmCi(machineNode());
  checkPinned();
  if (missingPackages(root).length > 0) {
    installAgainWithPinned();
    checkPinned();
  }
  console.log(`Installed in ${((performance.now() - begin) / 1000).toFixed(1)} s.`);
}

/** Lets npm scripts find the Node of the machine where it is new enough, or else the pinned one. */
function checkPinned() {
  const node = pinnedNode(root);
  if (machineNodeWillDo()) {
    unlinkPinnedNode(root);
    return;
  }
  const reason = node && whyItDoesNotStart(node);
  unlinkPinnedNode(root);
  if (reason) stop(reason);
  if (node) linkPinnedNode(root, node);
}

/** Installs with the pinned Node: with an older Node, npm skips optional packages that ask for a newer one. */
function installAgainWithPinned() {
  const node = pinnedNode(root);
  if (!node) return;
  const folder = mkdtempSync(join(tmpdir(), "marsa-node-"));
  try {
    const copy = join(folder, process.platform === "win32" ? "node.exe" : "node");
    copyFileSync(node, copy);
    npmCi(copy);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The lockfile was made with the pinned Node, so the machine's Node may be older than a package asks for. */
function npmCi(node) {
  const npm = npmProgram();
  const options = [
    "ci",
    "--no-engine-strict",
    "--include=dev",
    "--include=optional",
    "--no-audit",
    "--no-fund",
  ];
  options.push("--loglevel=error", "--no-update-notifier");
  const env = { ...process.env, PATH: [dirname(node), process.env.PATH].join(delimiter) };
  const result = npm
    ? spawnSync(node, [npm, ...options], { cwd: root, stdio: ["ignore", "ignore", "inherit"], env })
    : spawnSync("npm", options, {
        cwd: root,
        stdio: ["ignore", "ignore", "inherit"],
        env,
        shell: process.platform === "win32",
      });
  if (result.status === 0) return;
  stop(
    "The packages could not be installed (npm's words stand above). Usual causes: no network, a full disk,\n" +
      "or a package.json that was changed without its lockfile. Try `npm ci --no-engine-strict` to see more.",
  );
}

/** Returns the path of the npm that runs this script. */
function npmProgram() {
  const program = process.env.npm_execpath;
  return program && /npm-cli\.[cm]?js$/.test(program) && existsSync(program) ? program : undefined;
}

/** Of no project: a Node inside a node_modules folder is not the machine's. */
function machineNodeWillDo() {
  const node = machineNode();
  if (realpathSync(node).includes(`${sep}node_modules${sep}`)) return false;
  if (node === process.execPath) return replacesPinned(process.versions.node, root);
  const { stdout } = spawnSync(node, ["--version"], { encoding: "utf8", timeout: 20_000 });
  return replacesPinned(stdout?.trim() ?? "", root);
}

/** Returns a Node outside node_modules, because npm ci removes that folder first. */
function machineNode() {
  const inside = join(realpathSync(root), "node_modules") + sep;
  const file = process.platform === "win32" ? "node.exe" : "node";
  const candidates = [
    process.execPath,
    ...(process.env.PATH ?? "").split(delimiter).map((entry) => join(entry, file)),
  ];
  return (
    candidates.find((node) => existsSync(node) && !realpathSync(node).startsWith(inside)) ?? process.execPath
  );
}

function stop(sentence) {
  console.error(`\n${sentence}`);
  process.exit(1);
}

main();
