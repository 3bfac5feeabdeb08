/** Builds programs from locked Go modules. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");

/** From this version on, Go downloads a newer Go when a module requires it. */
const LEAST_GO_MINOR = 21;

/** Without inlined functions and debug data a build takes two thirds of the time, and the program is slower. */
export const QUICK_BUILD = "-l -dwarf=false";

/** Path of a program that was built here. */
export function builtProgram(name: string): string {
  return join(root, ".bin", process.platform === "win32" ? `${name}.exe` : name);
}

/**
 * Builds a program from its Go modules into .bin, once.
 * @param folder Folder of its go.mod, relative to the repository.
 * @param compilerFlags Flags of Go's compiler for every package.
 * @returns Its path, or null without a suitable Go.
 * @throws Error when the build fails.
 */
export function buildWithGo(
  name: string,
  folder: string,
  goPackage: string,
  compilerFlags?: string,
): string | null {
  const program = builtProgram(name);
  if (existsSync(program)) return program;
  if (isGoInstalled())
    console.log(`Building ${name} from its Go modules; this takes minutes and happens once …`);
  return build(name, folder, goPackage, compilerFlags);
}

/**
 * Builds a program of this repository into .bin, quickly: its speed does not matter. Go builds only changed parts, and
 * shares the standard library with the quick build of k6.
 * @param folder Folder of its go.mod, relative to the repository.
 * @returns Its path, or null without a suitable Go.
 * @throws Error when the build fails.
 */
export function buildAgain(name: string, folder: string): string | null {
  return build(name, folder, ".", QUICK_BUILD);
}

function build(name: string, folder: string, goPackage: string, compilerFlags = ""): string | null {
  if (!isGoInstalled()) return null;
  const program = builtProgram(name);
  const flags = ["-trimpath", "-ldflags=-s -w", ...(compilerFlags ? [`-gcflags=all=${compilerFlags}`] : [])];
  const { status } = spawnSync("go", ["build", ...flags, "-o", program, goPackage], {
    cwd: join(root, folder),
    env: { ...process.env, GOFLAGS: "-buildvcs=false" },
    stdio: ["ignore", "inherit", "inherit"],
    timeout: 900_000,
  });
  if (status !== 0) throw new Error(`${name} could not be built (Go's words stand above).`);
  return program;
}

function isGoInstalled(): boolean {
  const { stdout } = spawnSync("go", ["version"], { encoding: "utf8", timeout: 20_000 });
  const minor = /go1\.(\d+)/.exec(stdout ?? "")?.[1];
  return minor !== undefined && Number(minor) >= LEAST_GO_MINOR;
}
