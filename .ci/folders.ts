/**
 * Finds folders that import each other in a circle, a folder and its parent too. Tests are left out: those of the server
 * open the whole of it.
 */
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { dirname } from "node:path/posix";
import { installPackages } from "./packages.ts";
import { root } from "./steps.ts";

interface Module {
  readonly source: string;
  readonly dependencies: readonly { readonly resolved: string }[];
}

const PACKAGES = ["api-spec", "realtime", "mock-server", "web", "load-tests", ".ci"];
const TEST = /\.(test|spec)\.tsx?$|\/(test-support|conformance|e2e)\//;

const drawn = execFileSync(
  join(installPackages(), "depcruise"),
  ["--config", ".dependency-cruiser.cjs", "--output-type", "json", ...PACKAGES],
  { cwd: root, encoding: "utf8", maxBuffer: 256 * 1024 * 1024, stdio: ["ignore", "pipe", "ignore"] },
);
const { modules } = JSON.parse(drawn) as { readonly modules: readonly Module[] };
const sources = modules.filter(({ source }) => !TEST.test(source));
const known = new Set(sources.map(({ source }) => source));

/** The folders that a folder imports, each with a file that does so. */
const imports = new Map<string, Map<string, string>>();
for (const { source, dependencies } of sources) {
  const from = dirname(source);
  const to = imports.get(from) ?? imports.set(from, new Map()).get(from)!;
  for (const { resolved } of dependencies)
    if (known.has(resolved) && dirname(resolved) !== from) to.set(dirname(resolved), source);
}

const done = new Set<string>();
for (const folder of imports.keys()) {
  const circle = circleFrom(folder, []);
  if (!circle) continue;
  const steps = circle.map((from, i) => imports.get(from)!.get(circle[(i + 1) % circle.length]!));
  console.error(`A circle of folders: ${[...circle, circle[0]].join(" -> ")}\n  by ${steps.join(", ")}`);
  process.exit(1);
}

/** Returns a circle of folders that can be reached; null: there is none. */
function circleFrom(folder: string, path: readonly string[]): readonly string[] | null {
  if (path.includes(folder)) return path.slice(path.indexOf(folder));
  if (done.has(folder)) return null;
  for (const next of imports.get(folder)?.keys() ?? []) {
    const circle = circleFrom(next, [...path, folder]);
    if (circle) return circle;
  }
  done.add(folder);
  return null;
}
