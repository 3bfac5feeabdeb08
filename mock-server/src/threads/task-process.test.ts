/** Tests of what a process for tasks does when its server ends. */
import { fork } from "node:child_process";
import { once } from "node:events";
import { expect, it } from "vitest";

it.each(["../features/files/upload/upload-process.ts", "../features/files/picture-process.ts"])(
  "%s ends without an error when its server ended before the result",
  async (script) => {
    const child = fork(new URL(script, import.meta.url), {
      serialization: "advanced",
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    const task = { kind: "photo", bytes: new Uint8Array(8), file: "none.webp", path: "none.webp" };
    child.send(task, () => child.disconnect());
    const [code] = (await once(child, "exit")) as [number | null];
    expect(code).toBe(0);
  },
);
