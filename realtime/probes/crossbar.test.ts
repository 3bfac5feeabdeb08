/** What Crossbar tells and keeps that the embedded broker does not have. */
import { execFileSync } from "node:child_process";
import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { installCrossbar, PURE_PYTHON } from "../crossbar/install.ts";
import { ROUTER, startRouter } from "./routers.ts";

describe.runIf(ROUTER === "crossbar")("Crossbar alone", () => {
  test("tells nobody its version", { timeout: 60_000 }, async () => {
    const router = await startRouter();
    onTestFinished(() => router.stop());
    for (const path of ["/", "/health", "/nothing", "/ws"]) {
      const answer = await fetch(router.url.replace(/^ws(.*)\/ws$/, `http$1${path}`));
      const said = JSON.stringify([...answer.headers]) + (await answer.text());
      expect(said).not.toMatch(/crossbar|autobahn|twisted|python|\d+\.\d+\.\d+/i);
    }
  });

  test("makes a secret that its owner alone reads", { timeout: 60_000 }, async () => {
    const folder = await mkdtemp(join(tmpdir(), "marsa-secret-"));
    onTestFinished(() => rm(folder, { recursive: true }));
    const file = join(folder, "run/router");
    execFileSync(installCrossbar(), ["-m", "marsa_router", "check"], {
      stdio: "ignore",
      env: {
        ...process.env,
        ...PURE_PYTHON,
        PYTHONPATH: join(import.meta.dirname, "../crossbar"),
        CROSSBAR_DIR: join(folder, ".crossbar"),
        WAMP_SECRET: "",
        WAMP_SECRET_FILE: file,
      },
    });
    const { mode, size } = await stat(file);
    expect([mode & 0o777, size]).toEqual([0o600, 43]);
  });
});
