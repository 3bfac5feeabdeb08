/**
 * The server of the journeys: a fresh database in a folder of its own, limits off, and the router that ROUTER names
 * (embedded, or a Crossbar of its own). Ends with the folder removed.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startCrossbar, type Crossbar } from "@marsa/realtime/crossbar/start";

const root = join(import.meta.dirname, "../..");
const port = Number(process.env["PORT"]);
const folder = mkdtempSync(join(tmpdir(), "marsa-e2e-"));
const secret = "journeys-only";

const crossbar: Crossbar | null =
  process.env["ROUTER"] === "crossbar"
    ? await startCrossbar({
        port: port + 1,
        secret,
        origins: [`http://127.0.0.1:${port}`],
        directory: join(folder, "crossbar"),
      })
    : null;

const server = spawn(process.execPath, [join(root, "mock-server/src/main.ts")], {
  stdio: "inherit",
  env: {
    ...process.env,
    DATA_DIR: folder,
    LIMITS: "off",
    CONTROLS: "on",
    ...(crossbar && { WAMP_URL: crossbar.url, WAMP_SECRET: secret }),
  },
});

const end = async (): Promise<void> => {
  if (server.exitCode === null) {
    const gone = once(server, "exit");
    server.kill("SIGTERM");
    await gone;
  }
  await crossbar?.stop();
  rmSync(folder, { recursive: true, force: true });
  process.exit(0);
};
process.once("SIGTERM", () => void end());
process.once("SIGINT", () => void end());
server.once("exit", () => void end());
