#!/usr/bin/env node
/**
 * `npx marsa`: serves the demo at http://localhost:4000, with bots and the automatic auctioneer. Its data is in .marsa of
 * the current folder. Settings are environment variables, such as PORT=5000, SCENE=quiet, SEED=7, BOTS=off.
 */
import { join } from "node:path";
import "./end-with-npm.ts";

const USAGE = `npx marsa    serves the demo of Marsa; Ctrl+C stops it

Environment variables:
  PORT=4000, HOST=127.0.0.1   where it listens; HOST=0.0.0.0 opens it to the network
  DATA_DIR=.marsa             its data; deleted, the next start makes a new world
  SCENE=evening, SEED=1       the first world: evening, quiet, lanes, ended, empty, huge
  STARTS_AT=                  the first instant of the auction clock, such as 2026-11-23T18:00:00Z
  BOTS=calm                   off, calm, eager, sniper, stubborn
  AUCTIONEER=on               the automatic auctioneer runs the lanes; off: a person at the desk
  LIMITS=on, CONTROLS=on      limits of requests; the calls under /_mock
  PUBLIC_URL, ORIGINS         the public address; other pages that may call`;

if (process.argv.includes("--help")) {
  console.log(USAGE);
  process.exit();
}
process.env["DATA_DIR"] ||= join(process.cwd(), ".marsa");
// A demo needs bids and lanes. Tests start src/main.ts, which has neither unless the environment says so.
process.env["BOTS"] ||= "calm";
process.env["AUCTIONEER"] ||= "on";
await import("../src/main.ts");
