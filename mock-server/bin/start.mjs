/**
 * `npm start`: builds the web app when it is missing or stale, then becomes the server at http://localhost:4000.
 * `npm run build` stops before that (`--build-only`). Settings are environment variables:
 *   PORT=4000, HOST=127.0.0.1   where the server listens; HOST=0.0.0.0 opens it to the network
 *   DATA_DIR=.data              folder of database, files and pictures
 *   SCENE=evening               scene of a new database
 *   BOTS=calm                   bots that bid: off, calm, eager, sniper, stubborn
 *   AUCTIONEER=on               the automatic auctioneer runs the lanes; off: a person at the desk
 *   LIMITS=on, CONTROLS=on      limits of requests; the calls under /_mock
 *   DATABASE_URL=postgres://…   a house on PostgreSQL; it waits while another server serves it
 *   EDGES=3                     processes that answer reads beside the one that writes
 *   PUBLIC_URL, ORIGINS         the public address; other pages that may call
 * mock-server/src/env/env.ts has the others.
 */
import { join } from "node:path";
import { refuseOldNode } from "./needed-node.mjs";

refuseOldNode();
const root = join(import.meta.dirname, "..", "..");
// An older Node cannot load these.
await import("./end-with-npm.ts");
const { buildWebIfStale } = await import("./web-build.mjs");

try {
  const seconds = await buildWebIfStale(root);
  if (seconds > 0) console.log(`Built in ${seconds.toFixed(1)} s.`);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
process.env.DATA_DIR ||= join(root, ".data");
if (!process.argv.includes("--build-only")) await import("./marsa.ts");
