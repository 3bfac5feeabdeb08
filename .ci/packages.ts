/**
 * Installs the packages that only checks, proofs and migrations need: outside the workspaces, on first use.
 * `node .ci/packages.ts [PROGRAM ...]` installs them, and runs one of their programs in the current folder.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

/** A folder of .ci with a package.json and its lockfile. */
type Folder = "packages" | "generators";

const LIMIT_MS = 900_000;

/** The folder of their programs. */
export const packagesBin = binOf("packages");

/** Installs the packages of a folder when they are missing or stale. Returns the folder of their programs. */
export function installPackages(folder: Folder = "packages"): string {
  const [source, home] = [join(import.meta.dirname, folder), homeOf(folder)];
  if (isCurrent(source, home)) return binOf(folder);
  // A copied work folder may share files with its original by hard links, which a copy in place would change there, too.
  rmSync(home, { recursive: true, force: true });
  mkdirSync(home, { recursive: true });
  for (const file of ["package.json", "package-lock.json"])
    copyFileSync(join(source, file), join(home, file));
  execFileSync("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: home,
    stdio: ["ignore", "ignore", "inherit"],
    timeout: LIMIT_MS,
    shell: process.platform === "win32",
  });
  return binOf(folder);
}

/** Loads one of the packages, which Node does not find from this repository. */
export function loadPackage(name: string): unknown {
  installPackages();
  return createRequire(join(homeOf("packages"), "package.json"))(name);
}

/** npm writes its own list of the installed packages last. */
function isCurrent(source: string, home: string): boolean {
  return existsSync(join(home, "node_modules/.package-lock.json")) && lockOf(home) === lockOf(source);
}

function homeOf(folder: Folder): string {
  return join(import.meta.dirname, "../.bin", folder);
}

function binOf(folder: Folder): string {
  return join(homeOf(folder), "node_modules/.bin");
}

function lockOf(folder: string): string {
  return readFileSync(join(folder, "package-lock.json"), "utf8");
}

if (import.meta.main) {
  installPackages();
  const [program, ...args] = process.argv.slice(2);
  if (program) {
    const shell = process.platform === "win32";
    const { status, error } = spawnSync(join(packagesBin, program), args, { stdio: "inherit", shell });
    if (error) throw error;
    process.exit(status ?? 1);
  }
}
