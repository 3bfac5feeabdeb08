/**
 * `npm run dev`: the API restarts when a file of the server changes, the page updates in place. One address: Vite serves
 * the app at PORT and hands everything of the API on to the next port.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { join } from "node:path";
import { refuseOldNode } from "./needed-node.mjs";

refuseOldNode();
// An older Node cannot load this.
await import("./end-with-npm.ts");
const root = join(import.meta.dirname, "..", "..");
const port = Number(process.env.PORT || 4000);
const address = process.env.PUBLIC_URL ?? `http://localhost:${port}`;
const watched = ["mock-server/src", "realtime/src", "realtime/router", "api-spec/src", "api-spec/generated"];

// Told before anything starts: Vite would print a stack, and the API wait for a file to change.
for (const needed of [port, port + 1]) {
  if (await isFree(needed)) continue;
  console.error(
    `Port ${needed} is taken. npm run dev needs ${port} and ${port + 1}: end what uses it, or set PORT to another one.`,
  );
  process.exit(1);
}

const children = [
  run(
    [
      "--watch",
      "--watch-preserve-output",
      ...watched.map((path) => `--watch-path=${path}`),
      "mock-server/src/main.ts",
    ],
    {
      cwd: root,
      env: {
        PORT: String(port + 1),
        HOST: "127.0.0.1",
        PUBLIC_URL: address,
        BOTS: process.env.BOTS || "calm",
        AUCTIONEER: process.env.AUCTIONEER || "on",
      },
    },
  ),
  run([join(root, "node_modules", "vite", "bin", "vite.js"), "--logLevel", "warn"], {
    cwd: join(root, "web"),
    env: { PORT: String(port), API_URL: `http://127.0.0.1:${port + 1}` },
  }),
];

let ending = false;
for (const child of children) child.on("exit", (code) => end(code ?? 0));
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => end(0));

async function isFree(number) {
  const server = createServer();
  try {
    await once(server.listen(number), "listening");
    return true;
  } catch (error) {
    if (error.code === "EADDRINUSE") return false;
    throw error;
  } finally {
    server.close();
  }
}

function run(args, { cwd, env }) {
  return spawn(process.execPath, args, {
    cwd,
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, ...env },
  });
}

/** Both end together: one without the other would leave a page that cannot reach its API. */
function end(code) {
  if (ending) return;
  ending = true;
  process.exitCode = code;
  for (const child of children) child.kill("SIGTERM");
}
