import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { text } from "node:stream/consumers";
import { join } from "node:path";
import { expect, it } from "vitest";

it.each([
  ["the page's port", 0],
  ["the next one, where the API would be", 1],
])("npm run dev says in a sentence that %s is taken, and starts nothing", async (_, above) => {
  const taken = createServer().listen(0, "127.0.0.1");
  await once(taken, "listening");
  const { port } = taken.address() as { port: number };
  const dev = spawn(process.execPath, [join(import.meta.dirname, "dev.mjs")], {
    env: { ...process.env, PORT: String(port - above) },
  });
  const [said, [code]] = await Promise.all([text(dev.stderr), once(dev, "exit")]);
  taken.close();
  expect({ code, said: said.trim() }).toEqual({
    code: 1,
    said: expect.stringMatching(
      new RegExp(`^Port ${port} is taken\\. npm run dev needs ${port - above} and`),
    ),
  });
});
