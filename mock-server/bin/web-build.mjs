import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The sources of the built app. */
const sources = [
  "package-lock.json",
  "web/{index.html,package.json,vite.config.ts,components.json}",
  "web/{src,public,vite}/**/*.*",
  "api-spec/{src,generated}/**/*.*",
  "realtime/src/**/*.*",
];

/**
 * Builds the web app when it is missing or its sources have other content than at the last build.
 * @param root the project's folder
 * @returns the time of the build in s; 0 when the app was current
 * @throws Error when the build fails
 */
export async function buildWebIfStale(root) {
  const stamp = join(root, "web", "dist", ".built-from");
  const state = sourceHash(root);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === state) return 0;
  const begin = performance.now();
  console.log("Building the web app …");
  await build(root);
  writeFileSync(stamp, state);
  return (performance.now() - begin) / 1000;
}

function sourceHash(root) {
  const hash = createHash("sha256");
  for (const file of globSync(sources, { cwd: root }).filter(isSource).toSorted()) {
    hash.update(`${file}\n`);
    hash.update(readFileSync(join(root, file)));
  }
  return hash.digest("hex");
}

/** Returns whether a file is a source: the build itself writes the route tree, and tests are not part of the app. */
function isSource(file) {
  return !/\.gen\.ts$|\.test\.tsx?$/.test(file);
}

function build(root) {
  return new Promise((resolve, reject) => {
    const vite = join(root, "node_modules", "vite", "bin", "vite.js");
    const child = spawn(process.execPath, [vite, "build", "--logLevel", "error"], {
      cwd: join(root, "web"),
      stdio: ["ignore", "inherit", "inherit"],
      env: { ...process.env, NODE_ENV: "production" },
    });
    child.on("error", reject);
    child.on("exit", (code) =>
      code === 0 ? resolve(undefined) : reject(new Error("The web app could not be built (see above).")),
    );
  });
}
