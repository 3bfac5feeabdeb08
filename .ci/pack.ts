/**
 * The packages for other repositories: `npm pack -w @marsa/api-spec -w @marsa/realtime -w @marsa/mock-server`.
 * npm calls it in the folder of each package: before packing it compiles the package into `dist` and points
 * package.json there; after packing (`--restore`) package.json is as before.
 */
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";

/** Node has all that the compiled packages use since this version. */
const ENGINES = { node: ">=22.15" };

/** Folders of a package that others need. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  "api-spec": ["src", "generated", "contract", "model", "vectors", "bin/test-contract.ts"],
  realtime: ["src", "router", "examples"],
  "mock-server": ["src", "assets", "bin/marsa.ts", "bin/end-with-npm.ts"],
};

const TESTS = /\.test\.ts$|test-support|\/(races|security|conformance|defects|other-backend)\//;

const root = join(import.meta.dirname, "..");
const folder = process.cwd();
const name = basename(folder);
const [dist, manifest, kept] = [
  join(folder, "dist"),
  join(folder, "package.json"),
  join(root, ".data", `package-${name}.json`),
];

if (process.argv.includes("--restore")) restore();
else pack(PARTS[name] ?? []);

function pack(parts: readonly string[]): void {
  restore();
  rmSync(dist, { recursive: true, force: true });
  compile(parts);
  for (const part of parts)
    cpSync(join(folder, part), join(dist, name, part), { recursive: true, filter: isCopied });
  if (name === "mock-server") {
    node(join(root, "mock-server/bin/start.mjs"), "--build-only");
    cpSync(join(root, "web/dist"), join(dist, "web/dist"), { recursive: true });
  }
  cpSync(manifest, kept);
  writeFileSync(manifest, published(readFileSync(manifest, "utf8")));
}

/** Puts package.json back, also after a run that was ended. One that was changed since then stays. */
function restore(): void {
  if (!existsSync(kept)) return;
  const before = readFileSync(kept, "utf8");
  if (readFileSync(manifest, "utf8") === published(before)) writeFileSync(manifest, before);
  rmSync(kept);
}

/** Compiles the package, and removes what it only imports: the other packages. */
function compile(parts: readonly string[]): void {
  const config = join(root, ".data", `tsconfig-${name}.json`);
  mkdirSync(join(root, ".data"), { recursive: true });
  const sources = parts.flatMap((part) =>
    part.endsWith(".ts") ? [join(folder, part)] : globSync(join(folder, part, "**/*.ts")),
  );
  const compilerOptions = {
    noEmit: false,
    declaration: true,
    rewriteRelativeImportExtensions: true,
    rootDir: root,
    outDir: dist,
  };
  const files = sources.filter((file) => !TESTS.test(file));
  const settings = { extends: join(root, "tsconfig.json"), compilerOptions, files, include: [] };
  writeFileSync(config, JSON.stringify(settings));
  node(join(root, "node_modules/typescript/bin/tsc"), "-p", config);
  for (const other of globSync("*", { cwd: dist }).filter((entry) => entry !== name))
    rmSync(join(dist, other), { recursive: true });
  for (const file of globSync(join(dist, "**/*.js")))
    writeFileSync(file, withCompiledNames(readFileSync(file, "utf8")));
}

/** The compiler renames modules in imports, not the scripts of threads and processes. */
function withCompiledNames(code: string): string {
  return code.replaceAll(/(new URL\(|import\.meta\.dirname, )"([^"]+)\.ts"/g, '$1"$2.js"');
}

/** Whether a file is used as it is: no source, no test. */
function isCopied(file: string): boolean {
  return !TESTS.test(file) && (!file.endsWith(".ts") || file.endsWith(".d.ts"));
}

interface Manifest {
  readonly exports: object;
  readonly bin?: object;
  readonly devDependencies?: object;
}

/**
 * Returns package.json with the compiled files in place of the sources. It keeps its scripts: the next `npm pack` after
 * an ended one calls this program by them.
 */
function published(text: string): string {
  const { exports, bin, devDependencies: _, ...rest } = JSON.parse(text) as Manifest;
  const packed = {
    ...rest,
    engines: ENGINES,
    files: ["dist"],
    exports: compiled(exports),
    ...(bin && { bin: compiled(bin) }),
  };
  return `${JSON.stringify(packed, null, 2)}\n`;
}

function compiled(targets: object): object {
  const entries = Object.entries(targets as Record<string, string>);
  return Object.fromEntries(
    entries.map(([key, target]) => [
      key,
      target.replace("./", `./dist/${name}/`).replace(/(?<!\.d)\.ts$/, ".js"),
    ]),
  );
}

function node(...command: readonly string[]): void {
  execFileSync(process.execPath, command, { cwd: root, stdio: ["ignore", 2, 2], timeout: 600_000 });
}
