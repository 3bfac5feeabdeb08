/** The bid war's smoke profile, where k6 is or can be built; elsewhere it says what is missing. */
import { findK6 } from "../load-tests/bin/k6.ts";
import { run } from "./tools.ts";

const k6 = whereK6Is();
if (k6)
  run([process.execPath, "load-tests/bin/load.ts", "bid-war", "--profile", "smoke"], 240, {
    env: { K6_PATH: k6 },
  });
else console.log("SKIPPED: no Go");

function whereK6Is(): string | undefined {
  try {
    return findK6();
  } catch (error) {
    console.log(error instanceof Error ? error.message : error);
    return undefined;
  }
}
