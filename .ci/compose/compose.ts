/**
 * Builds and runs docker-compose.yml and lets a buyer bid through it. Without a container engine it checks the file
 * and runs the same processes directly. --short only runs the processes.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { buildWithGo } from "../../load-tests/bin/go-build.ts";
import { startServer } from "../../load-tests/bin/server.ts";
import { startCrossbar } from "../../realtime/crossbar/start.ts";
import { findEngine } from "./engine.ts";
import { smoke } from "./smoke.ts";
import { run, Skipped } from "../tools.ts";

const PORT = 4780;
const WAMP_PORT = 4781;
const variables = {
  PORT: String(PORT),
  WAMP_PORT: String(WAMP_PORT),
  WAMP_SECRET: "a-secret-for-this-check",
  COMPOSE_PROJECT_NAME: "marsa-check",
  DOCKER_BUILDKIT: "0",
};

if (process.argv.includes("--short")) await withoutEngine();
else await withEngineIfAny();

async function withEngineIfAny(): Promise<void> {
  try {
    await withEngine();
  } catch (error) {
    if (!(error instanceof Skipped)) throw error;
    await withoutEngine();
    console.log(`SKIPPED: ${error.message}`);
  }
}

async function withEngine(): Promise<void> {
  const compose = buildWithGo("docker-compose", ".ci/compose/plugin", "github.com/docker/compose/v5/cmd");
  if (!compose) throw new Skipped("no Go");
  const load = [compose, "--profile", "load"] as const;
  run([...load, "--profile", "scale", "config", "-q"], 120, { env: variables });
  console.log("docker-compose.yml is valid.");
  const engine = await findEngine();
  const env = { ...variables, ...engine.env };
  try {
    run([compose, "up", "--detach", "--build", "--wait", "--wait-timeout", "600"], 2_400, { env });
    await smoke(`http://127.0.0.1:${PORT}`);
    console.log("A buyer signed in, bid and received its event, through both containers.");
    run([compose, "restart", "--timeout", "20", "api"], 300, { env });
    await answers(`http://127.0.0.1:${PORT}/api/health`);
    console.log("The API came back on its volume.");
    run([...load, "up", "--build", "--attach", "load", "--exit-code-from", "load"], 2_400, { env });
    console.log("A load test ran against the stack, behind Crossbar.");
  } catch (error) {
    run([...load, "logs", "--tail", "60"], 120, { env });
    throw error;
  } finally {
    run([...load, "down", "--volumes", "--timeout", "20"], 300, { env });
    await engine.stop();
  }
}

async function withoutEngine(): Promise<void> {
  run([process.execPath, "mock-server/bin/start.mjs", "--build-only"], 600);
  const secret = variables.WAMP_SECRET;
  const directory = ".data/compose-check";
  const crossbar = await startCrossbar({
    port: WAMP_PORT,
    secret,
    origins: ["http://127.0.0.1:*"],
    directory,
  });
  try {
    const server = await startServer({ env: { WAMP_URL: crossbar.url, WAMP_SECRET: secret } });
    try {
      await smoke(server.url);
      console.log("A buyer signed in, bid and received its event, through both processes.");
    } finally {
      await server.stop();
    }
  } finally {
    await crossbar.stop();
  }
}

async function answers(url: string): Promise<void> {
  for (const until = Date.now() + 240_000; Date.now() < until; await sleep(500)) {
    const response = await fetch(url, { signal: AbortSignal.timeout(2_000) }).catch(() => null);
    if (response?.ok) return;
  }
  throw new Error(`${url} does not answer after the restart`);
}
