import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "marsa-reset-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const reset = (dataDir: string) => {
  const env = { ...process.env, DATA_DIR: dataDir };
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, "reset.mjs")], {
    env,
    encoding: "utf8",
  });
  return { status, said: stdout + stderr };
};

function createFiles(...files: readonly string[]) {
  for (const file of files) {
    mkdirSync(join(folder, file, ".."), { recursive: true });
    writeFileSync(join(folder, file), "");
  }
}

describe("npm run reset", () => {
  it("throws away the data of the folder that the server was told to use", () => {
    createFiles(
      "marsa.db",
      "marsa.db-wal",
      "archive/marsa.db",
      "data.key",
      "server.lock",
      "uploads/ab/cd",
      "pictures/p.webp",
      "snapshots/a.db",
    );
    const { status, said } = reset(folder);
    expect(status).toBe(0);
    expect(said).toContain(folder);
    expect(existsSync(folder)).toBe(false);
  });

  it("leaves what the server did not put there", () => {
    createFiles("marsa.db", "letters/home.txt");
    expect(reset(folder).status).toBe(0);
    expect(readdirSync(folder)).toEqual(["letters"]);
  });

  it("says so when there is nothing to throw away", () => {
    const { status, said } = reset(join(folder, "nowhere"));
    expect({ status, said }).toEqual({ status: 0, said: expect.stringContaining("There is no data") });
  });

  it("touches nothing while a server works there", () => {
    createFiles("marsa.db");
    writeFileSync(join(folder, "server.pid"), String(process.pid));
    const { status, said } = reset(folder);
    expect(status).toBe(1);
    expect(said).toContain("A server is running on this data");
    expect(existsSync(join(folder, "marsa.db"))).toBe(true);
  });
});
