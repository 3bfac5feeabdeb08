/** Finds a Docker engine for a check, or starts one from Debian's packages. */
import { spawn } from "node:child_process";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { findK6 } from "../../load-tests/bin/k6.ts";
import { install, mayInstall, run, Skipped, succeeds } from "../tools.ts";

export interface Engine {
  /** DOCKER_HOST and the base images that were made for it; empty for an engine that already runs. */
  readonly env: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

/**
 * Returns a running engine.
 * @throws Skipped when no engine runs and none can be started.
 */
export async function findEngine(): Promise<Engine> {
  if (succeeds("docker", "version")) return { env: {}, stop: () => Promise.resolve() };
  if (process.platform !== "linux" || !mayInstall()) throw new Skipped("no docker engine");
  try {
    if (!succeeds("dockerd", "--version") || !succeeds("mmdebstrap", "--version"))
      install("docker.io", "iptables", "mmdebstrap");
  } catch {
    throw new Skipped("no docker engine");
  }
  const engine = await startEngine();
  try {
    return { ...engine, env: { ...engine.env, ...makeBaseImages(engine) } };
  } catch (error) {
    await engine.stop();
    throw error;
  }
}

async function startEngine(): Promise<Engine> {
  const folder = mkdtempSync(join(tmpdir(), "marsa-docker-"));
  const host = `unix://${folder}/docker.sock`;
  const log = openSync(join(folder, "dockerd.log"), "a");
  const paths = { "data-root": "data", "exec-root": "exec", pidfile: "pid" };
  const args = Object.entries(paths).map(([flag, name]) => `--${flag}=${join(folder, name)}`);
  const child = spawn("dockerd", ["--host", host, ...args], { stdio: ["ignore", log, log], detached: true });
  const ended = new Promise((resolve) => child.once("exit", resolve));
  const stop = async () => {
    child.kill("SIGTERM");
    const force = setTimeout(() => child.kill("SIGKILL"), 20_000);
    await ended;
    clearTimeout(force);
    rmSync(folder, { recursive: true, force: true });
  };
  for (const until = Date.now() + 120_000; Date.now() < until;) {
    if (succeeds("docker", "--host", host, "version")) return { env: { DOCKER_HOST: host }, stop };
    if (child.exitCode !== null) break;
    await sleep(300);
  }
  console.error(readFileSync(join(folder, "dockerd.log"), "utf8").slice(-2000));
  await stop();
  throw new Skipped("no docker engine");
}

/**
 * Builds the base images of our Dockerfiles from Debian's packages and npm's Node, so that no image registry is
 * needed. The images trust the certificates of this machine. Returns the build arguments that name them.
 */
function makeBaseImages({ env }: Engine): Readonly<Record<string, string>> {
  const folder = mkdtempSync(join(tmpdir(), "marsa-images-"));
  const docker = (...args: string[]) =>
    run(["docker", ...args], 900, { env: { ...env, DOCKER_BUILDKIT: "0" } });
  try {
    const tar = join(folder, "debian.tar");
    const include = "--include=ca-certificates,libatomic1,python3,python3-venv";
    run(["mmdebstrap", "--quiet", "--variant=minbase", include, "bookworm", tar], 900);
    docker("import", tar, "marsa-debian");
    rmSync(tar);
    const trusted = copyTrust(folder);
    const images = {
      NODE_IMAGE: { name: "marsa-node", file: addNode(folder) },
      PYTHON_IMAGE: { name: "marsa-python", file: "RUN python3 --version\n" },
      K6_IMAGE: { name: "marsa-k6", file: addK6(folder) },
    };
    for (const { name, file } of Object.values(images)) {
      writeFileSync(join(folder, "Dockerfile"), `FROM marsa-debian\n${trusted}${file}`);
      docker("build", "--quiet", "--tag", name, folder);
    }
    return Object.fromEntries(Object.entries(images).map(([arg, { name }]) => [arg, name]));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Returns extra certificates of this machine, such as the one of a company's proxy. */
function copyTrust(folder: string): string {
  const bundle = "/etc/ssl/certs/ca-certificates.crt";
  if (!existsSync(bundle)) return "";
  copyFileSync(bundle, join(folder, "ca-certificates.crt"));
  const names = ["NODE_EXTRA_CA_CERTS", "SSL_CERT_FILE", "PIP_CERT"];
  const variables = names.map((name) => `${name}=${bundle}`).join(" ");
  return `COPY ca-certificates.crt ${bundle}\nENV ${variables}\n`;
}

/** Returns the lines that add this process's Node, and npm. */
function addNode(folder: string): string {
  const context = join(folder, "node");
  mkdirSync(context);
  copyFileSync(process.execPath, join(context, "node"));
  run(
    ["npm", "install", "--prefix", context, "--no-save", "--no-package-lock", "--loglevel=error", "npm@11"],
    180,
  );
  return `COPY node/node /usr/local/bin/
COPY node/node_modules/npm /usr/local/lib/node_modules/npm
RUN chmod 755 /usr/local/bin/node \\
 && ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm \\
 && useradd --uid 1000 --create-home node
`;
}

/** Returns the lines that add the k6 program, built from its modules in the same version. */
function addK6(folder: string): string {
  copyFileSync(findK6(), join(folder, "k6"));
  return "COPY k6 /usr/bin/k6\nRUN chmod 755 /usr/bin/k6\n";
}
