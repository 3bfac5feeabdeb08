/** The conformance suite over PostgreSQL. */
import { describe } from "vitest";
import { promisesOfCommands } from "../store/conformance/commands.ts";
import { promisesOfFailures } from "../store/conformance/failures.ts";
import { promisesOfReads } from "../store/conformance/reads.ts";
import { onPostgres } from "./test-support/engine.ts";
import { serverOfTests } from "./test-support/server-of-tests.ts";

const server = await serverOfTests();

describe.skipIf(server === null)("PostgreSQL", async () => {
  if (!server) return;
  const engine = await onPostgres(server);
  promisesOfCommands(engine);
  promisesOfFailures(engine);
  promisesOfReads(engine);
});
