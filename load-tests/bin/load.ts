/**
 * `npm run load -- SCENARIO [--profile smoke] [--base-url URL] [--adapter FILE] [--router-url URL] [--seconds N]
 * [--scale N] [--report FILE] [--compare FILE] [--fault NAME] [--keep]`
 * Runs a k6 scenario against a server of its own (ROUTER=crossbar: behind Crossbar), or against a running server
 * with controls on and limits off, or any backend with an adapter. Then it replays every reply and event through the
 * model of the rules and writes a report. Exit code 99: a missed threshold or a finding of the replay.
 */
import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { faults, isFault } from "../faults/faulty-proxy.ts";
import { readResult } from "../report/result.ts";
import { runLoad } from "./run-load.ts";

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      profile: { type: "string", default: "smoke" },
      "base-url": { type: "string" },
      adapter: { type: "string" },
      "router-url": { type: "string" },
      seconds: { type: "string" },
      scale: { type: "string" },
      report: { type: "string" },
      compare: { type: "string" },
      fault: { type: "string" },
      keep: { type: "boolean", default: false },
    },
  });
  const { fault = null } = values;
  if (fault !== null && !isFault(fault)) throw new Error(`There are the faults ${faults.join(", ")}.`);
  const { code } = await runLoad({
    ...values,
    scenario: positionals[0],
    baseUrl: values["base-url"],
    routerUrl: values["router-url"],
    fault,
    earlier: values.compare ? readResult(await readFile(values.compare, "utf8")) : null,
  });
  process.exitCode = code;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
